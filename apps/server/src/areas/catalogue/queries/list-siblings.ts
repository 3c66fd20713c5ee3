import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { DOCUMENT_COLUMNS, DOCUMENT_TABLES, type DocumentRow } from './find-documents.ts';

const MOST_SIBLINGS = 50;

/** The other variations of a product that the market has, obsolete ones left out, at most 50. [cat-03] */
export const listSiblings =
  (db: Database) =>
  async (of: DocumentRow, market: string): Promise<readonly DocumentRow[]> => {
    const { rows } = await sql<DocumentRow>`
      select ${DOCUMENT_COLUMNS} from ${DOCUMENT_TABLES}
      where m.product_code = ${of.product_code} and m.sap_material_number <> ${of.sap_material_number}
        and m.status <> '40' and ${market} = any(m.markets)
      order by m.sap_material_number limit ${MOST_SIBLINGS}`.execute(db);
    return rows;
  };
