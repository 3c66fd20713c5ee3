import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/search-document.ts';
import { CultureName, Ok, pageNumber, pageSize, typedText } from '../shared/values.ts';

/**
 * Adds a material to the person's favorites list, or removes it; repeating the call is no error. The SAP number takes
 * precedence over ProductCode, which is the code of a variation or of a product: of a product the first variation is
 * added, and all of them are removed. 422 `favorites-full` when the list holds as many lines as a list may. [fav-01]
 */
export const setFavorite = operation({
  call: 'fav-01',
  name: 'setFavorite',
  area: 'variation lists',
  summary: 'Set or clear a favorite',
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
 * Returns a page of the person's favorites that their market sells, latest first. `Query` keeps those that have each of
 * its words in a number, the type designation, the supplier or the name in any language. For people without a company,
 * who have no other lists; buyers may use getVariationListLines as well.
 */
export const getFavorites = operation({
  call: 'own-fav-01',
  name: 'getFavorites',
  area: 'variation lists',
  summary: "The person's favorites",
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
