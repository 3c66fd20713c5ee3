import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument, SortKey } from '../search/search-document.ts';
import {
  CultureName,
  Instant,
  Ok,
  orBlank,
  pageNumber,
  pageSize,
  SeenVersion,
  seenVersion,
  TextsOut,
  textsIn,
  typedText,
} from '../shared/values.ts';

export const BlockId = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\w.-]+$/, 'is not of letters, digits, dots and dashes')
  .describe('Id of an action block: letters, digits, dots, dashes and underscores');

export const BlockType = z.enum(['carousel', 'grid', 'list']).describe('How an action block is laid out');

export const ActionBlockSettings = z
  .object({
    BlockId: z.string().describe('Id of the action block'),
    CatalogNodeUrl: z.string().describe('Address of the catalog node'),
    SearchTerm: z.string().describe('Search text'),
    SelectedFacetsJson: z.string().describe('Facet values as JSON: [{Key, Values}]'),
    BlockType,
    SortKey: z.string().describe('Order of the list'),
    CatalogNodeId: z.string().describe('Id of the catalog node'),
    CatalogDisplayName: z.string().describe('Name of the catalog node as the block shows it'),
    Titles: TextsOut.describe('Titles by language'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
    ModifiedAt: Instant.describe('When it was last changed'),
  })
  .describe('What an action block shows, with titles by language');
export type ActionBlockSettings = z.infer<typeof ActionBlockSettings>;

export const saveActionBlockSettings = operation({
  call: 'cat-05',
  name: 'saveActionBlockSettings',
  area: 'catalogue',
  summary: 'Save what an action block shows',
  description:
    'What a block shows: materials found by a term, a node (id or address) and facets. 422 naming the field for a node that does not exist, for an address (CatalogNodeUrl) of another node than CatalogNodeId, for facets that are no JSON of `[{Key, Values}]`, and for a block without term, node and facets.',
  method: 'PUT',
  path: '/api/drive-in/actionblocks/settings',
  failures: [409, 422],
  access: 'editor',
  body: z.object({
    BlockId,
    CatalogNodeUrl: typedText(400).default('').describe('Address of the catalog node'),
    SearchTerm: typedText(200).default('').describe('Search text'),
    SelectedFacetsJson: z.string().max(10_000).default('').describe('Facet values as JSON: [{Key, Values}]'),
    BlockType: BlockType.default('carousel').describe('How the block is laid out'),
    SortKey: orBlank(SortKey, '').default('').describe('Order of the list'),
    CatalogNodeId: typedText(100).default('').describe('Id of the catalog node'),
    CatalogDisplayName: typedText(200).default('').describe('Name of the catalog node as the block shows it'),
    Titles: textsIn(200).default({}).describe('Titles by language'),
    Version: SeenVersion.optional().describe('Absent: whatever there is, is written over'),
  }),
  response: Ok.extend({
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
  }),
});

export const getActionBlockSettings = operation({
  call: 'own-blk-01',
  name: 'getActionBlockSettings',
  area: 'catalogue',
  summary: 'Action blocks for editors',
  method: 'GET',
  path: '/api/drive-in/actionblocks/settings',
  access: 'editor',
  query: z.object({
    Query: typedText(100).default('').describe('Search text'),
    Page: pageNumber,
    PageSize: pageSize(50).describe('Items of a page'),
  }),
  response: z.object({
    PageItems: z.array(ActionBlockSettings).describe('The items of this page'),
    TotalItems: z.number().int().describe('Number of items in the whole list'),
  }),
});

export const deleteActionBlock = operation({
  call: 'own-blk-02',
  name: 'deleteActionBlock',
  area: 'catalogue',
  summary: 'Delete an action block',
  description: '422 `block-in-use` while a landing page shows it.',
  method: 'DELETE',
  path: '/api/drive-in/actionblocks/settings/:blockId',
  failures: [404, 409, 422],
  access: 'editor',
  params: z.object({ blockId: BlockId }),
  query: z.object({ Version: seenVersion }),
  response: Ok,
});

export const ActionBlock = z
  .object({
    BlockId: z.string().describe('Id of the action block'),
    BlockType,
    Title: z.string().describe('Title'),
    Url: z.string().describe('Where all of them are: the node or the search, with term, facets and order'),
    CatalogNodeId: z.string().describe('Id of the catalog node'),
    SearchTerm: z.string().describe('Search text'),
    SortKey: z.string().describe('Order of the list'),
    TotalCount: z.number().int().describe('Number of results'),
    Documents: z.array(SearchDocument).max(12).describe('Documents'),
  })
  .describe('A block as a page shows it, with the first materials that it finds');
export type ActionBlock = z.infer<typeof ActionBlock>;

export const getActionBlocks = operation({
  call: 'own-blk-03',
  name: 'getActionBlocks',
  area: 'catalogue',
  summary: 'Action blocks with their materials',
  description: 'The blocks of these ids in their order, those that are not there or find nothing left out.',
  method: 'POST',
  path: '/api/drive-in/actionblocks',
  access: 'anyone',
  changes: false,
  body: z.object({
    BlockIds: z.array(BlockId).max(20).describe('Ids of the action blocks'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({ Blocks: z.array(ActionBlock).describe('The blocks of the page') }),
});
