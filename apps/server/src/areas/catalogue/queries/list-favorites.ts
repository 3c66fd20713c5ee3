import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import { DOCUMENT_COLUMNS, DOCUMENT_TABLES, type DocumentRow } from './find-documents.ts';

export interface FavoritesPage {
  rows: readonly DocumentRow[];
  total: number;
}

/** A page of somebody's favourites that their market has, the latest first. Two queries. */
export const listFavorites =
  (db: Database) =>
  async (contactId: string, reader: CatalogueReader, page: number, pageSize: number): Promise<FavoritesPage> => {
    const counted = await sql<{ total: number }>`
      select count(*) as total from favorites f join materials m on m.sap_material_number = f.sap_material_number
      where f.contact_id = ${contactId} and ${reader.market} = any(m.markets) and ${visibleMaterial(reader)}`.execute(
      db,
    );
    const { rows } = await sql<DocumentRow>`
      select ${DOCUMENT_COLUMNS} from ${DOCUMENT_TABLES}
      join favorites f on f.sap_material_number = m.sap_material_number
      where f.contact_id = ${contactId} and ${reader.market} = any(m.markets) and ${visibleMaterial(reader)}
      order by f.added_at desc, f.sap_material_number
      limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
    return { rows, total: counted.rows[0]?.total ?? 0 };
  };
