import { getFavorites, setFavorite } from '@grossist/contracts';
import type { Database } from '../../db/index.ts';
import { type Answer, answer, DONE } from '../../http/answer.ts';
import { notFound, signedOut } from '../../http/failure.ts';
import { catalogueReaderOf } from './catalogue-reader.ts';
import * as commands from './commands/set-favorite.ts';
import { presentDocument } from './presenter/document.ts';
import { listFavorites } from './queries/list-favorites.ts';

export const favoriteRoutes = (db: Database): readonly Answer[] => {
  const set = commands.setFavorite(db);
  const favoritesOf = listFavorites(db);

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
      const { Query, Page, PageSize } = query;
      const { rows, total } = await favoritesOf({
        contactId: visitor.contactId,
        reader,
        query: Query,
        page: Page,
        pageSize: PageSize,
      });
      const Documents = rows.map((row) => ({ ...presentDocument(row, reader.language), IsFavorite: true }));
      return { Documents, TotalCount: total };
    }),
  ];
};
