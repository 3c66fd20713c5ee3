import { getFavorites, setFavorite } from '@grossist/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type Answer, answer, DONE } from '../../../http/answer.ts';
import { notFound, signedOut } from '../../../http/failure.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import {
  type CatalogueReader,
  catalogueReaderOf,
  DOCUMENT_COLUMNS,
  DOCUMENT_TABLES,
  type DocumentRow,
  findListMarks,
  markDocuments,
  presentDocument,
} from '../../catalogue/index.ts';
import * as commands from '../commands/set-favorite.ts';
import type { ListLimits } from '../limits.ts';
import { hasWords } from '../queries/list-rows.ts';

interface FavoritesWanted {
  contactId: string;
  reader: CatalogueReader;
  /** As it was typed; empty: all of them. */
  query: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

interface FavoritesPage {
  rows: readonly DocumentRow[];
  total: number;
}

/**
 * Returns a page of a person's favorites that their market sells and they may see, latest first. Two queries.
 * [own-fav-01]
 */
const listFavorites =
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

export const favoriteRoutes = (db: Database, limits: ListLimits): readonly Answer[] => {
  const set = commands.setFavorite(db, limits);
  const favoritesOf = listFavorites(db);
  const marksOf = findListMarks(db);

  return [
    answer(setFavorite, async ({ body }, { visitor }) => {
      if (visitor.kind !== 'person') throw signedOut();
      const wanted = {
        sapMaterialNumber: body.ProductSapMaterialNumber,
        code: body.ProductCode,
        isFavorite: body.SetFavoriteTo,
      };
      if (wanted.sapMaterialNumber === '' && wanted.code === '') throw notFound('material');
      await set(visitor, wanted);
      return DONE;
    }),
    answer(getFavorites, async ({ query }, { visitor }) => {
      if (visitor.kind !== 'person') throw signedOut();
      const reader = catalogueReaderOf(visitor, query.cultureName);
      const { rows, total } = await favoritesOf({
        contactId: visitor.contactId,
        reader,
        query: query.Query,
        page: query.Page,
        pageSize: query.PageSize,
      });
      const documents = rows.map((row) => presentDocument(row, reader.language));
      const marks = await marksOf(
        visitor.contactId,
        documents.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber),
      );
      return { Documents: markDocuments(documents, marks), TotalCount: total };
    }),
  ];
};
