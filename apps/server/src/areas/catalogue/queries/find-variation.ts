import type { EtimFeature, FeatureValue, MediaReference } from '@grossist/catalogue-formats';
import type { MediaType, Texts } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, hasCode } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { notFound } from '../../../http/failure.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import { askSearch } from '../ask-search.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import { DOCUMENT_COLUMNS, DOCUMENT_TABLES, type DocumentRow } from './find-documents.ts';

/** The public columns of a material. */
export interface VariationRow extends DocumentRow {
  descriptions: Texts;
  product_descriptions: Texts;
  supplier_code: string | null;
  class_code: string | null;
  class_names: Texts | null;
  class_features: readonly EtimFeature[] | null;
  features: Readonly<Record<string, FeatureValue>>;
  alternative_numbers: string[];
  node_code: string;
  replaced_by: string;
  is_direct_delivery_product: boolean;
  is_contractor_product: boolean;
  is_project_product: boolean;
  is_accounting_string_product: boolean;
  end_user_registration_requirement_type: string;
}

/** By its own numbers as they are stored, the SAP number and the code before all others, obsolete materials last. */
const withNumber = async (db: Database, number: string, reader: CatalogueReader): Promise<VariationRow | undefined> => {
  const { rows } = await sql<VariationRow>`
    select ${DOCUMENT_COLUMNS}, m.descriptions, p.descriptions as product_descriptions, c.code as class_code,
      c.names as class_names, c.features as class_features, m.features, m.alternative_numbers, p.node_code,
      m.supplier_code,
      m.replaced_by, m.is_direct_delivery_product, m.is_contractor_product, m.is_project_product,
      m.is_accounting_string_product, m.end_user_registration_requirement_type
    from ${DOCUMENT_TABLES} left join etim_classes_known c on c.code = coalesce(m.class_code, p.class_code)
    where (${hasCode(number)}
        or (m.el_number = ${number} and m.el_number <> '') or (m.hws_number = ${number} and m.hws_number <> '')
        or (m.ean = ${number} and m.ean <> ''))
      and ${reader.market} = any(m.markets) and ${visibleMaterial(reader)}
    order by (m.code = ${number}) desc, (m.sap_material_number = ${number}) desc, m.status = '40',
      m.sap_material_number
    limit 1`.execute(db);
  return rows[0];
};

/**
 * Finds the variation of a code or SAP number, else of a number of any other kind, ignoring spaces and dashes. At most
 * two queries. [cat-03]
 * @throws Failure 404 when the reader's market has none, or the reader may not see it
 */
export const findVariation =
  (db: Database, search: SearchEngine) =>
  async (number: string, reader: CatalogueReader): Promise<VariationRow> => {
    const own = await withNumber(db, number, reader);
    if (own !== undefined) return own;
    const [keys] = await askSearch(search, (engine) => engine.lookup([number], reader.market, reader.assortments));
    const [key] = keys ?? [];
    const found = key === undefined ? undefined : await withNumber(db, key, reader);
    if (found === undefined) throw notFound('material');
    return found;
  };

const MOST_SIBLINGS = 500;

interface SiblingRow extends DocumentRow {
  features: Readonly<Record<string, FeatureValue>>;
}

export interface Siblings {
  rows: readonly SiblingRow[];
  /** How many there are, listed or not. */
  count: number;
}

/**
 * Lists the other variations of a product that the reader may see, without obsolete ones, at most 500. One query.
 * [cat-03]
 */
export const listSiblings =
  (db: Database) =>
  async (of: DocumentRow, reader: CatalogueReader): Promise<Siblings> => {
    const { rows } = await sql<SiblingRow & { count: number }>`
      select ${DOCUMENT_COLUMNS}, m.features, count(*) over () as count from ${DOCUMENT_TABLES}
      where m.product_code = ${of.product_code} and m.sap_material_number <> ${of.sap_material_number}
        and m.status <> '40' and ${reader.market} = any(m.markets) and ${visibleMaterial(reader)}
      order by m.sap_material_number limit ${MOST_SIBLINGS}`.execute(db);
    return { rows, count: rows[0]?.count ?? 0 };
  };

export interface MediaRow {
  kind: MediaReference['kind'];
  source: string;
  /** Empty: any. */
  language: string;
  document_type: string;
  mime_type: string;
  titles: Texts;
  /** What an editor calls the type of the document or link. */
  type_names: Texts | null;
  /** Of the stored file; null where it was not fetched. */
  stored_hash: string | null;
  stored_mime_type: MediaType | null;
}

const MOST_MEDIA = 200;

/** Lists pictures, drawings, documents and links of a material in their order, at most 200. One query. [cat-03] */
export const listMedia =
  (db: Database) =>
  async (sapMaterialNumber: string): Promise<readonly MediaRow[]> => {
    const { rows } = await sql<MediaRow>`
      select m.kind, m.source, m.language, m.document_type, m.mime_type, m.titles, t.texts as type_names,
        f.hash as stored_hash, f.mime_type as stored_mime_type
      from material_media m
      left join translations t on t.code = m.document_type
        and t.kind = case m.kind when 'link' then 'url-type' else 'document-type' end
      left join media_fetches f on f.source = m.source and f.state = 'stored'
      where m.sap_material_number = ${sapMaterialNumber}
      order by m.position, m.kind, m.source, m.language limit ${MOST_MEDIA}`.execute(db);
    return rows;
  };
