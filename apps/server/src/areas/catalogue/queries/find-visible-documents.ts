import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import { DOCUMENT_COLUMNS, DOCUMENT_TABLES, type DocumentRow } from './find-documents.ts';

/**
 * The materials of these SAP numbers that the reader's market has and the reader may see, in the order of the numbers.
 * For numbers that no search has found for this reader. One query, none for no numbers.
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
