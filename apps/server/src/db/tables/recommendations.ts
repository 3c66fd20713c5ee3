import type { Generated, GeneratedAlways } from 'kysely';

export interface PurchasesTable {
  sold_to: string;
  order_number: string;
  ordered_on: string;
  /** Each once. */
  materials: string[];
  /** Of each of the materials. */
  quantities: string[];
}

export interface BoughtTogetherTable {
  sap_material_number: string;
  related: string;
  score: number;
}

export interface BoughtOftenTable {
  sap_material_number: string;
  orders: number;
}

export interface RecommendationsLearntTable {
  only_row: Generated<boolean>;
  learnt_at: Date;
  baskets: string;
}

export interface SeenMaterialsTable {
  contact_id: string;
  sap_material_number: string;
  seen_at: Generated<Date>;
}

export interface RecommendationEventsTable {
  id: GeneratedAlways<string>;
  rcs_token: string;
  contact_id: string;
  sap_material_numbers: string[];
  happened_at: Generated<Date>;
}
