import { z } from 'zod';
import { operation } from '../operation.ts';
import { SeenVersion, seenVersion, TextsOut, textsIn } from '../shared/texts.ts';
import {
  CultureName,
  flag,
  Id,
  Instant,
  multilineText,
  Ok,
  pageNumber,
  pageSize,
  typedText,
} from '../shared/values.ts';
import { PageLink } from './page-link.ts';

/** The last part of an address: "delivery-terms". */
export const Slug = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not of lower-case letters, digits and dashes');

/** Pages that a query finds, the best first: help pages, guides and landing pages. [sea-07] */
export const cmssearch = operation({
  call: 'sea-07',
  name: 'cmssearch',
  area: 'search',
  summary: "Search the shop's pages",
  method: 'POST',
  path: '/api/search/cmssearch',
  access: 'anyone',
  changes: false,
  body: z.object({
    Query: multilineText(200).default(''),
    Page: pageNumber,
    PageSize: pageSize(10),
    cultureName: CultureName.optional(),
  }),
  response: z.object({
    Pages: z.array(PageLink.extend({ Excerpt: z.string(), Language: z.string() })),
    NumFound: z.number().int(),
  }),
});

/** A paragraph, heading or list; plain text throughout. */
export const TextBlock = z.object({
  Kind: z.enum(['heading', 'paragraph', 'list']),
  Text: z.string(),
  Items: z.array(z.string()),
});
export type TextBlock = z.infer<typeof TextBlock>;

export const ContentPage = z.object({
  Slug: z.string(),
  Kind: z.enum(['help', 'guide']),
  Title: z.string(),
  Introduction: z.string(),
  /** Where the texts fell back from the reader's own language. */
  Language: z.string(),
  Blocks: z.array(TextBlock),
  Url: z.string(),
  /** A draft is told to editors alone. */
  IsPublished: z.boolean(),
  ModifiedAt: Instant,
});
export type ContentPage = z.infer<typeof ContentPage>;

/** A published page; editors see a draft as well with `Preview`. */
export const getPage = operation({
  call: 'own-page-01',
  name: 'getPage',
  area: 'content',
  summary: 'A page of the shop',
  method: 'GET',
  path: '/api/pages/:slug',
  access: 'anyone',
  params: z.object({ slug: Slug }),
  query: z.object({ cultureName: CultureName.optional(), Preview: flag(false) }),
  response: ContentPage,
});

/** The published pages in the reader's language, by kind and position: at most 100 a page. */
export const getPages = operation({
  call: 'own-page-02',
  name: 'getPages',
  area: 'content',
  summary: "The shop's pages",
  method: 'GET',
  path: '/api/pages',
  access: 'anyone',
  query: z.object({
    Kind: z.enum(['help', 'guide']).optional(),
    Page: pageNumber,
    PageSize: pageSize(50),
    cultureName: CultureName.optional(),
  }),
  response: z.object({ Pages: z.array(PageLink.extend({ Slug: z.string() })), TotalCount: z.number().int() }),
});

export const PageSettings = z.object({
  Id,
  Slug: z.string(),
  Kind: z.enum(['help', 'guide']),
  Title: TextsOut,
  Introduction: TextsOut,
  /** "## " begins a heading, "- " an item of a list; an empty line ends a paragraph. */
  Body: TextsOut,
  Position: z.number().int(),
  IsPublished: z.boolean(),
  Version: z.number().int(),
  ModifiedAt: Instant,
});
export type PageSettings = z.infer<typeof PageSettings>;

/** Every page with all its texts, drafts too. */
export const getPageSettings = operation({
  call: 'own-page-03',
  name: 'getPageSettings',
  area: 'content',
  summary: 'Pages for editors',
  method: 'GET',
  path: '/api/page-settings',
  access: 'editor',
  query: z.object({ Query: typedText(100).default(''), Page: pageNumber, PageSize: pageSize(20) }),
  response: z.object({ PageItems: z.array(PageSettings), TotalItems: z.number().int() }),
});

/** Makes a page (Version 0) or changes it. 422 `slug-taken`, `title-missing`; 409 when it was changed meanwhile. */
export const savePage = operation({
  call: 'own-page-04',
  name: 'savePage',
  area: 'content',
  summary: 'Save a page',
  method: 'POST',
  path: '/api/page-settings',
  access: 'editor',
  body: z.object({
    Id: Id.optional(),
    Slug,
    Kind: z.enum(['help', 'guide']).default('help'),
    Title: textsIn(200),
    Introduction: textsIn(1000).default({}),
    Body: textsIn(20_000).default({}),
    Position: z.number().int().min(0).max(10_000).default(0),
    IsPublished: z.boolean().default(false),
    Version: SeenVersion.default(0),
  }),
  response: z.object({ Id, Version: z.number().int() }),
});

export const deletePage = operation({
  call: 'own-page-05',
  name: 'deletePage',
  area: 'content',
  summary: 'Delete a page',
  method: 'DELETE',
  path: '/api/page-settings/:id',
  access: 'editor',
  params: z.object({ id: Id }),
  query: z.object({ Version: seenVersion }),
  response: Ok,
});
