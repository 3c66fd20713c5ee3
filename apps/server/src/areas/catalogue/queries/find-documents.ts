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
