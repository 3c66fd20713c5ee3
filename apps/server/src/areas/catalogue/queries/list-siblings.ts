import type { FeatureValue } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import { DOCUMENT_COLUMNS, DOCUMENT_TABLES, type DocumentRow } from './find-documents.ts';

const MOST_SIBLINGS = 500;

export interface SiblingRow extends DocumentRow {
  features: Readonly<Record<string, FeatureValue>>;
}

export interface Siblings {
  rows: readonly SiblingRow[];
  /** How many there are, listed or not. */
  count: number;
}

/** The other variations of a product that the reader may see, obsolete ones left out, at most 500. One query. [cat-03] */
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
