import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument, SelectedFacet } from '../search/search-document.ts';
import { SeenVersion, seenVersion, TextsOut, textsIn } from '../shared/texts.ts';
import {
  CultureName,
  flag,
  Id,
  Instant,
  Ok,
  pageNumber,
  pageSize,
  SapMaterialNumber,
  typedText,
} from '../shared/values.ts';
import { Slug } from './pages.ts';

const ItemType = z.enum(['node', 'search', 'materials']);

/** A part of a custom browsing page: a node, a search, or materials chosen by hand. */
const BrowsingItemIn = z.object({
  Type: ItemType,
  Title: textsIn(200).default({}),
  CatalogNodeId: typedText(100).default(''),
  SearchTerm: typedText(200).default(''),
  SelectedFacets: z.array(SelectedFacet).max(50).default([]),
  SapMaterialNumbers: z.array(SapMaterialNumber).max(100).default([]),
});

const BrowsingItemOut = BrowsingItemIn.extend({
  Title: TextsOut,
  CatalogNodeId: z.string(),
  SearchTerm: z.string(),
  SelectedFacets: z.array(SelectedFacet),
  SapMaterialNumbers: z.array(z.string()),
});

/** A part as the page shows it; its materials are the first ones, or those chosen by hand that the reader may see. */
export const BrowsingItem = z.object({
  Type: ItemType,
  Title: z.string(),
  Url: z.string(),
  ImageUrl: z.string(),
  CatalogNodeId: z.string(),
  TotalCount: z.number().int(),
  Documents: z.array(SearchDocument).max(100),
});

export type BrowsingItem = z.infer<typeof BrowsingItem>;

/** A catalogue page that an editor put together. */
export const CustomBrowsingPage = z.object({
  Id,
  Slug: z.string(),
  Url: z.string(),
  Title: z.string(),
  Introduction: z.string(),
  Language: z.string(),
  IsPublished: z.boolean(),
  Items: z.array(BrowsingItem),
});
export type CustomBrowsingPage = z.infer<typeof CustomBrowsingPage>;

/** By id or by the last part of its address; editors see drafts with Preview. [cat-04] */
export const getCustomBrowsingPage = operation({
  call: 'cat-04',
  name: 'getCustomBrowsingPage',
  area: 'catalogue',
  summary: 'A custom browsing page',
  method: 'GET',
  path: '/api/customcatalogbrowsingpages/:id',
  access: 'anyone',
  params: z.object({ id: typedText(100).min(1) }),
  query: z.object({ Preview: flag(false), cultureName: CultureName.optional() }),
  response: CustomBrowsingPage,
});

export const CustomBrowsingPageSettings = z.object({
  Id,
  Slug: z.string(),
  Url: z.string(),
  Title: TextsOut,
  Introduction: TextsOut,
  Items: z.array(BrowsingItemOut),
  IsPublished: z.boolean(),
  Version: z.number().int(),
  ModifiedAt: Instant,
});
export type CustomBrowsingPageSettings = z.infer<typeof CustomBrowsingPageSettings>;

export const getCustomBrowsingPageSettings = operation({
  call: 'own-brw-01',
  name: 'getCustomBrowsingPageSettings',
  area: 'catalogue',
  summary: 'Custom browsing pages for editors',
  method: 'GET',
  path: '/api/customcatalogbrowsingpages',
  access: 'editor',
  query: z.object({ Query: typedText(100).default(''), Page: pageNumber, PageSize: pageSize(20) }),
  response: z.object({ PageItems: z.array(CustomBrowsingPageSettings), TotalItems: z.number().int() }),
});

/**
 * Makes a page (Version 0) or changes it, at most 24 items. 422 naming the field for a node or material that there is
 * not, an item that shows nothing, a published page without a title, or `slug-taken`; 409 when it was changed meanwhile.
 */
export const saveCustomBrowsingPage = operation({
  call: 'own-brw-02',
  name: 'saveCustomBrowsingPage',
  area: 'catalogue',
  summary: 'Save a custom browsing page',
  method: 'POST',
  path: '/api/customcatalogbrowsingpages',
  access: 'editor',
  body: z.object({
    Id: Id.optional(),
    Slug,
    Title: textsIn(200),
    Introduction: textsIn(4000).default({}),
    Items: z.array(BrowsingItemIn).max(24).default([]),
    IsPublished: z.boolean().default(false),
    Version: SeenVersion.default(0),
  }),
  response: Ok.extend({ Id, Version: z.number().int() }),
});

export const deleteCustomBrowsingPage = operation({
  call: 'own-brw-03',
  name: 'deleteCustomBrowsingPage',
  area: 'catalogue',
  summary: 'Delete a custom browsing page',
  method: 'DELETE',
  path: '/api/customcatalogbrowsingpages/:id',
  access: 'editor',
  params: z.object({ id: Id }),
  query: z.object({ Version: seenVersion }),
  response: Ok,
});
