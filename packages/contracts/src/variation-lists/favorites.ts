import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/search-document.ts';
import { CultureName, Ok, pageNumber, pageSize, typedText } from '../shared/values.ts';

export const setFavorite = operation({
  call: 'fav-01',
  name: 'setFavorite',
  area: 'variation lists',
  summary: 'Set or clear a favorite',
  description:
    "Adds a material to the person's favorites list, or removes it; repeating the call is no error. The SAP number takes precedence over ProductCode, which is the code of a variation or of a product: of a product the first variation is added, and all of them are removed. 422 `favorites-full` when the list holds as many lines as a list may.",
  method: 'POST',
  path: '/api/favorite/setFavorite',
  failures: [404, 422],
  access: 'signed-in',
  body: z.object({
    ProductSapMaterialNumber: typedText(40).default('').describe('SAP material number'),
    ProductCode: typedText(40).default('').describe('Code of a variation or product'),
    SetFavoriteTo: z.boolean().describe('True to set the favorite, false to clear it'),
    PageIsInEditMode: z.boolean().default(false).describe('Whether an editor is editing the page'),
    CultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: Ok,
});

export const getFavorites = operation({
  call: 'own-fav-01',
  name: 'getFavorites',
  area: 'variation lists',
  summary: "The person's favorites",
  description:
    "Returns a page of the person's favorites that their market sells, latest first. `Query` keeps those that have each of its words in a number, the type designation, the supplier or the name in any language. For people without a company, who have no other lists; buyers may use getVariationListLines as well.",
  method: 'GET',
  path: '/api/favorite',
  access: 'signed-in',
  query: z.object({
    Query: typedText(100).default('').describe('Search text'),
    Page: pageNumber.describe('Number of the page, from 1'),
    PageSize: pageSize(20).describe('Items of a page'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({
    Documents: z.array(SearchDocument).describe('Documents'),
    TotalCount: z.number().int().describe('Number of results'),
  }),
});
