/** Loads what hits and lists show of materials, with the marks of the reader’s lists. */

import type { SearchDocument } from '@grossist/contracts';
import type { InfoTag, MaterialStatus, Texts } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database, StoredConceptSuggestion } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';

/** The columns of a material that lists of materials show. */
export interface DocumentRow {
  sap_material_number: string;
  code: string;
  names: Texts;
  type_designation: string;
  el_number: string;
  hws_number: string;
  ean: string;
  supplier_name: string | null;
  supplier_number: string;
  product_code: string;
  product_names: Texts;
  sales_unit: string;
  min_quantity: string;
  multiplum: string;
  package_size: string;
  packagings: Record<string, string>;
  cable_cut_allowed: boolean;
  status: MaterialStatus;
  is_on_clearance_sale: boolean;
  concept_suggestion: StoredConceptSuggestion | null;
  concept_suggestion_zcon2: StoredConceptSuggestion | null;
  info_tag: InfoTag | null;
  alternatives: string[];
  accessories: string[];
}

export type ReadDocuments = (keys: readonly string[], market: string) => Promise<readonly DocumentRow[]>;

export const DOCUMENT_COLUMNS: RawBuilder<unknown> = sql`
  m.sap_material_number, m.code, m.names, m.type_designation, m.el_number, m.hws_number, m.ean,
  s.name as supplier_name, m.supplier_number, m.product_code, p.names as product_names, m.sales_unit,
  m.min_quantity, m.multiplum, m.package_size, m.packagings, m.cable_cut_allowed, m.status, m.is_on_clearance_sale,
  m.concept_suggestion, m.concept_suggestion_zcon2, m.info_tag, m.alternatives, m.accessories`;

export const DOCUMENT_TABLES: RawBuilder<unknown> = sql`
  materials m join products p on p.code = m.product_code left join suppliers s on s.code = m.supplier_code`;

/**
 * Returns the market's materials of these SAP numbers, in the order of the numbers; unknown ones are left out. One
 * query.
 */
export const readDocuments =
  (db: Database): ReadDocuments =>
  async (keys, market) => {
    const { rows } = await sql<DocumentRow>`
      select ${DOCUMENT_COLUMNS} from ${DOCUMENT_TABLES}
      where m.sap_material_number = any(${keys}::text[]) and ${market} = any(m.markets)`.execute(db);
    const found = new Map(rows.map((row) => [row.sap_material_number, row]));
    return keys.flatMap((key) => found.get(key) ?? []);
  };

/**
 * Loads the materials of SAP numbers that the reader's market has and the reader may see, in the order of the numbers.
 * For numbers that do not come from the reader's search. One query, none for no numbers.
 */
export const findVisibleDocuments =
  (db: Database) =>
  async (keys: readonly string[], reader: CatalogueReader): Promise<readonly DocumentRow[]> => {
    if (keys.length === 0) return [];
    const { rows } = await sql<DocumentRow>`
      select ${DOCUMENT_COLUMNS} from ${DOCUMENT_TABLES}
      where m.sap_material_number = any(${[...new Set(keys)]}::text[]) and ${reader.market} = any(m.markets)
        and ${visibleMaterial(reader)}`.execute(db);
    const found = new Map(rows.map((row) => [row.sap_material_number, row]));
    return keys.flatMap((key) => found.get(key) ?? []);
  };

/** Marks of a material by a person's lists. */
type ListMark = Pick<SearchDocument, 'IsFavorite' | 'IsInList'>;

/** By SAP number; a material that none of the person's lists has is absent. */
export type ListMarks = ReadonlyMap<string, ListMark>;

const NONE: ListMarks = new Map();

/**
 * Returns which of these SAP numbers are in the person's lists: among the favorites, and in any other list that the
 * person owns or subscribes to; the top-selling list is no list in this sense. One query, none for those signed out.
 */
export const findListMarks =
  (db: Database) =>
  async (contactId: string | undefined, keys: readonly string[]): Promise<ListMarks> => {
    if (contactId === undefined || keys.length === 0) return NONE;
    const { rows } = await sql<{ number: string; is_favorite: boolean; is_in_list: boolean }>`
      with lists as (
        select v.id, v.kind from variation_lists v join contacts c on c.id = v.owner_id
        where v.owner_id = ${contactId} and v.deleted_at is null and v.kind <> 'temporary'
          and (v.kind = 'favorites' or v.company_id = c.company_id)
        union all
        select v.id, v.kind from variation_list_subscribers s
        join variation_lists v on v.id = s.list_id and v.deleted_at is null
        join contacts c on c.id = s.contact_id and c.company_id = v.company_id
        where s.contact_id = ${contactId}
      )
      select l.sap_material_number as number, bool_or(lists.kind = 'favorites') as is_favorite,
        bool_or(lists.kind <> 'favorites') as is_in_list
      from lists join variation_list_lines l on l.list_id = lists.id and l.removed_at is null
        and l.sap_material_number = any(${[...new Set(keys)]}::text[])
      group by l.sap_material_number`.execute(db);
    return new Map(rows.map((row) => [row.number, { IsFavorite: row.is_favorite, IsInList: row.is_in_list }]));
  };

/** Adds the reader's list marks to documents. */
export const markDocuments = <D extends SearchDocument>(documents: readonly D[], marks: ListMarks): D[] =>
  documents.map((document) => ({ ...document, ...marks.get(document.ItemSAPMaterialNumber) }));
