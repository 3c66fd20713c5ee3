import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument, SortKey } from '../search/search-document.ts';
import { SeenVersion, seenVersion, TextsOut, textsIn } from '../shared/texts.ts';
import { CultureName, Instant, Ok, orBlank, pageNumber, pageSize, typedText } from '../shared/values.ts';

export const BlockId = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\w.-]+$/, 'is not of letters, digits, dots and dashes');

export const BlockType = z.enum(['carousel', 'grid', 'list']);

/** Section 3, "Action block settings", with titles by language and the version of the settings. */
export const ActionBlockSettings = z.object({
  BlockId: z.string(),
  CatalogNodeUrl: z.string(),
  SearchTerm: z.string(),
  SelectedFacetsJson: z.string(),
  BlockType,
  SortKey: z.string(),
  CatalogNodeId: z.string(),
  CatalogDisplayName: z.string(),
  Titles: TextsOut,
  Version: z.number().int(),
  ModifiedAt: Instant,
});
export type ActionBlockSettings = z.infer<typeof ActionBlockSettings>;

/**
 * What a block shows: materials found by a term, a node (id or address) and facets. 422 naming the field for a node
 * that there is not, for facets that are no JSON of `[{Key, Values}]`, and for a block without term, node and facets.
 * [cat-05]
 */
export const saveActionBlockSettings = operation({
  call: 'cat-05',
  name: 'saveActionBlockSettings',
  area: 'catalogue',
  summary: 'Save what an action block shows',
  method: 'PUT',
  path: '/api/drive-in/actionblocks/settings',
  access: 'editor',
  body: z.object({
    BlockId,
    CatalogNodeUrl: typedText(400).default(''),
    SearchTerm: typedText(200).default(''),
    SelectedFacetsJson: z.string().max(10_000).default(''),
    BlockType: BlockType.default('carousel'),
    SortKey: orBlank(SortKey, '').default(''),
    CatalogNodeId: typedText(100).default(''),
    CatalogDisplayName: typedText(200).default(''),
    Titles: textsIn(200).default({}),
    /** Absent: whatever there is, is written over. */
    Version: SeenVersion.optional(),
  }),
  response: Ok.extend({ Version: z.number().int() }),
});

export const getActionBlockSettings = operation({
  call: 'own-blk-01',
  name: 'getActionBlockSettings',
  area: 'catalogue',
  summary: 'Action blocks for editors',
  method: 'GET',
  path: '/api/drive-in/actionblocks/settings',
  access: 'editor',
  query: z.object({ Query: typedText(100).default(''), Page: pageNumber, PageSize: pageSize(50) }),
  response: z.object({ PageItems: z.array(ActionBlockSettings), TotalItems: z.number().int() }),
});

/** 422 `block-in-use` while a landing page shows it. */
export const deleteActionBlock = operation({
  call: 'own-blk-02',
  name: 'deleteActionBlock',
  area: 'catalogue',
  summary: 'Delete an action block',
  method: 'DELETE',
  path: '/api/drive-in/actionblocks/settings/:blockId',
  access: 'editor',
  params: z.object({ blockId: BlockId }),
  query: z.object({ Version: seenVersion }),
  response: Ok,
});

/** A block as a page shows it, with the first materials that it finds. */
export const ActionBlock = z.object({
  BlockId: z.string(),
  BlockType,
  Title: z.string(),
  /** Where all of them are: the node, or the search. */
  Url: z.string(),
  CatalogNodeId: z.string(),
  SearchTerm: z.string(),
  SortKey: z.string(),
  TotalCount: z.number().int(),
  Documents: z.array(SearchDocument).max(12),
});
export type ActionBlock = z.infer<typeof ActionBlock>;

/** The blocks of these ids in their order, those that are not there or find nothing left out. */
export const getActionBlocks = operation({
  call: 'own-blk-03',
  name: 'getActionBlocks',
  area: 'catalogue',
  summary: 'Action blocks with their materials',
  method: 'POST',
  path: '/api/drive-in/actionblocks',
  access: 'anyone',
  changes: false,
  body: z.object({ BlockIds: z.array(BlockId).max(20), cultureName: CultureName.optional() }),
  response: z.object({ Blocks: z.array(ActionBlock) }),
});
