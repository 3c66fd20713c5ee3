import { getFavorites, setFavorite } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { type Answer, answer, DONE } from '../../../http/answer.ts';
import { notFound, signedOut } from '../../../http/failure.ts';
import { catalogueReaderOf, findListMarks, markDocuments, presentDocument } from '../../catalogue/index.ts';
import * as commands from '../commands/set-favorite.ts';
import type { ListLimits } from '../limits.ts';
import { listFavorites } from '../queries/list-favorites.ts';

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
