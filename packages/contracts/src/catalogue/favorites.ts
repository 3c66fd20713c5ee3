import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/search-document.ts';
import { CultureName, Ok, pageNumber, pageSize, typedText } from '../shared/values.ts';

/**
 * Puts a material on the person's favourites or takes it off; doing so again is no error. The SAP number counts before
 * ProductCode, which is a variation's code or a product's: of a product the first variation becomes a favourite, and all
 * of them are taken off. 422 `favorites-full` beyond 5,000. [fav-01]
 */
export const setFavorite = operation({
  call: 'fav-01',
  name: 'setFavorite',
  area: 'variation lists',
  summary: 'Set or clear a favourite',
  method: 'POST',
  path: '/api/favorite/setFavorite',
  access: 'signed-in',
  body: z.object({
    ProductSapMaterialNumber: typedText(40).default(''),
    ProductCode: typedText(40).default(''),
    SetFavoriteTo: z.boolean(),
    PageIsInEditMode: z.boolean().default(false),
    CultureName: CultureName.optional(),
  }),
  response: Ok,
});

/**
 * The person's favourites that their market has, the latest first; with words those that have each of them in a number,
 * the type designation, the supplier or the name in any language.
 */
export const getFavorites = operation({
  call: 'own-fav-01',
  name: 'getFavorites',
  area: 'variation lists',
  summary: "The person's favourites",
  method: 'GET',
  path: '/api/favorite',
  access: 'signed-in',
  query: z.object({
    Query: typedText(100).default(''),
    Page: pageNumber,
    PageSize: pageSize(20),
    cultureName: CultureName.optional(),
  }),
  response: z.object({ Documents: z.array(SearchDocument), TotalCount: z.number().int() }),
});
