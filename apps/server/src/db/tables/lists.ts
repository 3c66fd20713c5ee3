import type { Generated, GeneratedAlways } from 'kysely';

export interface VariationListsTable {
  id: string;
  company_id: string | null;
  owner_id: string | null;
  name: string;
  description: Generated<string>;
  kind: 'own' | 'favorites' | 'topSelling' | 'temporary';
  version: Generated<number>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
}

export interface VariationListLinesTable {
  list_id: string;
  sap_material_number: string;
  id: string;
  /** Rank within the list, with gaps between neighbors. */
  position: number;
  note: Generated<string>;
  usual_quantity: Generated<string | null>;
  added_by: string | null;
  added_at: Generated<Date>;
  removed_at: Generated<Date | null>;
}

export interface VariationListSubscribersTable {
  list_id: string;
  contact_id: string;
  is_collaborator: Generated<boolean>;
  subscribed_at: Generated<Date>;
}

export interface VariationListDefaultsTable {
  contact_id: string;
  list_id: string;
}

export interface VariationListChangesTable {
  id: GeneratedAlways<number>;
  list_id: string;
  kind: 'added' | 'removed' | 'replaced' | 'phased-out' | 'blocked' | 'obsolete';
  sap_material_number: string;
  successor: Generated<string | null>;
  changed_by: Generated<string | null>;
  changed_at: Generated<Date>;
}

export interface VariationListNoticesTable {
  list_id: string;
  contact_id: string;
  wants_mail: Generated<boolean>;
  seen_change: Generated<number>;
  mailed_change: Generated<number>;
}

/** Materials whose status or successor changed, to be carried to the lists that have them. */
export interface MaterialChangesTable {
  id: GeneratedAlways<number>;
  sap_material_number: string;
  kind: 'replaced' | 'phased-out' | 'blocked' | 'obsolete';
  changed_at: Generated<Date>;
}

/** How often a company ordered a quantity of a material in a month; maintained by triggers. */
export interface OrderedMaterialsTable {
  company_id: string;
  sap_material_number: string;
  /** First day of the month. */
  month: string;
  quantity: string;
  orders: number;
  returned: Generated<string>;
}

/** Companies whose top-selling list is to be made again. */
export interface TopSellingDueTable {
  id: GeneratedAlways<number>;
  company_id: string;
}
