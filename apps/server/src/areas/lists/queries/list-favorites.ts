import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import { type CatalogueReader, DOCUMENT_COLUMNS, DOCUMENT_TABLES, type DocumentRow } from '../../catalogue/index.ts';
import { hasWords } from './has-words.ts';

export interface FavoritesWanted {
  contactId: string;
  reader: CatalogueReader;
  /** As it was typed; empty: all of them. */
  query: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface FavoritesPage {
  rows: readonly DocumentRow[];
  total: number;
}

/** Returns a page of a person's favorites that their market sells and they may see, latest first. Two queries. [own-fav-01] */
export const listFavorites =
  (db: Database) =>
  async ({ contactId, reader, query, page, pageSize }: FavoritesWanted): Promise<FavoritesPage> => {
    const theirs = sql`${DOCUMENT_TABLES}
      join variation_list_lines f on f.sap_material_number = m.sap_material_number and f.removed_at is null
      join variation_lists v on v.id = f.list_id and v.kind = 'favorites' and v.owner_id = ${contactId}
      where ${reader.market} = any(m.markets) and ${visibleMaterial(reader)}
        and ${hasWords(query)}`;
    const counted = await sql<{ total: number }>`select count(*) as total from ${theirs}`.execute(db);
    const { rows } = await sql<DocumentRow>`
      select ${DOCUMENT_COLUMNS} from ${theirs}
      order by f.added_at desc, f.sap_material_number
      limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
    return { rows, total: counted.rows[0]?.total ?? 0 };
  };
