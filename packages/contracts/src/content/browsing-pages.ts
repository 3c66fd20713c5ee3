import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument, SelectedFacet } from '../search/search-document.ts';
import {
  CultureName,
  flag,
  Id,
  Instant,
  Ok,
  pageNumber,
  pageSize,
  SapMaterialNumber,
  SeenVersion,
  seenVersion,
  TextsOut,
  textsIn,
  typedText,
} from '../shared/values.ts';
import { Slug } from './pages.ts';

const ItemType = z.enum(['node', 'search', 'materials']);

const BrowsingItemIn = z
  .object({
    Type: ItemType.describe('Type'),
    Title: textsIn(200).default({}).describe('Title'),
    CatalogNodeId: typedText(100).default('').describe('Id of the catalog node'),
    SearchTerm: typedText(200).default('').describe('Search text'),
    SelectedFacets: z.array(SelectedFacet).max(50).default([]).describe('Facet values that narrow the result'),
    SapMaterialNumbers: z.array(SapMaterialNumber).max(100).default([]).describe('SAP material numbers'),
  })
  .describe('A part of a custom browsing page: a node, a search, or materials chosen by hand');

const BrowsingItemOut = BrowsingItemIn.extend({
  Title: TextsOut.describe('Title'),
  CatalogNodeId: z.string().describe('Id of the catalog node'),
  SearchTerm: z.string().describe('Search text'),
  SelectedFacets: z.array(SelectedFacet).describe('Facet values that narrow the result'),
  SapMaterialNumbers: z.array(z.string()).describe('SAP material numbers'),
});

export const BrowsingItem = z
  .object({
    Type: ItemType.describe('Type'),
    Title: z.string().describe('Title'),
    Url: z.string().describe('Address of the page'),
    ImageUrl: z.string().describe("Address of the picture; '' for none"),
    CatalogNodeId: z.string().describe('Id of the catalog node'),
    TotalCount: z.number().int().describe('Number of results'),
    Documents: z.array(SearchDocument).max(100).describe('Documents'),
  })
  .describe(
    'A part as the page shows it; its materials are the first ones, or those chosen by hand that the reader may see',
  );

export type BrowsingItem = z.infer<typeof BrowsingItem>;

export const CustomBrowsingPage = z
  .object({
    Id: Id.describe('Id'),
    Slug: z.string().describe('Last part of the address'),
    Url: z.string().describe('Address of the page'),
    Title: z.string().describe('Title'),
    Introduction: z.string().describe('Introduction'),
    Language: z.string().describe('Language'),
    IsPublished: z.boolean().describe('Whether everybody can see it'),
    Items: z.array(BrowsingItem).describe('Items'),
  })
  .describe('A catalogue page that an editor put together');
export type CustomBrowsingPage = z.infer<typeof CustomBrowsingPage>;

export const getCustomBrowsingPage = operation({
  call: 'cat-04',
  name: 'getCustomBrowsingPage',
  area: 'catalogue',
  summary: 'A custom browsing page',
  description: 'By id or by the last part of its address; editors see drafts with Preview.',
  method: 'GET',
  path: '/api/customcatalogbrowsingpages/:id',
  failures: [403, 404, 409, 422],
  access: 'anyone',
  params: z.object({ id: typedText(100).min(1).describe('Id') }),
  query: z.object({
    Preview: flag(false).describe('Whether to include drafts; editors only'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: CustomBrowsingPage,
});

export const CustomBrowsingPageSettings = z
  .object({
    Id: Id.describe('Id'),
    Slug: z.string().describe('Last part of the address'),
    Url: z.string().describe('Address of the page'),
    Title: TextsOut.describe('Title'),
    Introduction: TextsOut.describe('Introduction'),
    Items: z.array(BrowsingItemOut).describe('Items'),
    IsPublished: z.boolean().describe('Whether everybody can see it'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
    ModifiedAt: Instant.describe('When it was last changed'),
  })
  .describe('A custom browsing page as editors see it');
export type CustomBrowsingPageSettings = z.infer<typeof CustomBrowsingPageSettings>;

export const getCustomBrowsingPageSettings = operation({
  call: 'own-brw-01',
  name: 'getCustomBrowsingPageSettings',
  area: 'catalogue',
  summary: 'Custom browsing pages for editors',
  method: 'GET',
  path: '/api/customcatalogbrowsingpages',
  access: 'editor',
  query: z.object({
    Query: typedText(100).default('').describe('Search text'),
    Page: pageNumber,
    PageSize: pageSize(20).describe('Items of a page'),
  }),
  response: z.object({
    PageItems: z.array(CustomBrowsingPageSettings).describe('The items of this page'),
    TotalItems: z.number().int().describe('Number of items in the whole list'),
  }),
});

export const saveCustomBrowsingPage = operation({
  call: 'own-brw-02',
  name: 'saveCustomBrowsingPage',
  area: 'catalogue',
  summary: 'Save a custom browsing page',
  description:
    'Makes a page (Version 0) or changes it, at most 24 items. 422 naming the field for a node or material that there is not, an item that shows nothing, a published page without a title, or `slug-taken`; 409 when it was changed meanwhile.',
  method: 'POST',
  path: '/api/customcatalogbrowsingpages',
  failures: [404, 409, 422],
  access: 'editor',
  body: z.object({
    Id: Id.optional().describe('Id'),
    Slug,
    Title: textsIn(200).describe('Title'),
    Introduction: textsIn(4000).default({}).describe('Introduction'),
    Items: z.array(BrowsingItemIn).max(24).default([]).describe('Items'),
    IsPublished: z.boolean().default(false).describe('Whether everybody can see it'),
    Version: SeenVersion.default(0).describe(
      'Version, which grows with every change; a change of an older version is refused (409)',
    ),
  }),
  response: Ok.extend({
    Id: Id.describe('Id'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
  }),
});

export const deleteCustomBrowsingPage = operation({
  call: 'own-brw-03',
  name: 'deleteCustomBrowsingPage',
  area: 'catalogue',
  summary: 'Delete a custom browsing page',
  method: 'DELETE',
  path: '/api/customcatalogbrowsingpages/:id',
  failures: [404, 409, 422],
  access: 'editor',
  params: z.object({ id: Id.describe('Id') }),
  query: z.object({ Version: seenVersion }),
  response: Ok,
});
