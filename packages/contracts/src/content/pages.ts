import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  CultureName,
  flag,
  Id,
  Instant,
  multilineText,
  Ok,
  pageNumber,
  pageSize,
  SeenVersion,
  seenVersion,
  TextsOut,
  textsIn,
  typedText,
} from '../shared/values.ts';

export const PageKind = z
  .enum(['help', 'guide', 'landing'])
  .describe('A page of the shop: help, a guide, or a landing page');

export const PageLink = z
  .object({ Kind: PageKind, Title: z.string().describe('Title'), Url: z.string().describe('Address of the page') })
  .describe('A link to a page of the shop');
export type PageLink = z.infer<typeof PageLink>;

export const Slug = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not of lower-case letters, digits and dashes')
  .describe('The last part of an address: "delivery-terms"');

export const cmssearch = operation({
  call: 'sea-07',
  name: 'cmssearch',
  area: 'search',
  summary: "Search the shop's pages",
  description: 'Pages that a query finds, the best first: help pages, guides and landing pages.',
  method: 'POST',
  path: '/api/search/cmssearch',
  access: 'anyone',
  changes: false,
  body: z.object({
    Query: multilineText(200).default('').describe('Search text'),
    Page: pageNumber,
    PageSize: pageSize(10).describe('Items of a page'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({
    Pages: z
      .array(
        PageLink.extend({
          Excerpt: z.string().describe('Part of the text around the hit'),
          Language: z.string().describe('Language'),
        }),
      )
      .describe('Pages'),
    NumFound: z.number().int().describe('Number of pages found'),
  }),
});

export const TextBlock = z
  .object({
    Kind: z.enum(['heading', 'paragraph', 'list']).describe('Kind'),
    Text: z.string().describe('Text'),
    Items: z.array(z.string()).describe('Items'),
  })
  .describe('A paragraph, heading or list; plain text throughout');
export type TextBlock = z.infer<typeof TextBlock>;

export const ContentPage = z
  .object({
    Slug: z.string().describe('Last part of the address'),
    Kind: z.enum(['help', 'guide']).describe('Kind'),
    Title: z.string().describe('Title'),
    Introduction: z.string().describe('Introduction'),
    Language: z.string().describe("Where the texts fell back from the reader's own language"),
    Blocks: z.array(TextBlock).describe('The blocks of the page'),
    Url: z.string().describe('Address of the page'),
    IsPublished: z.boolean().describe('Whether everybody can see it; drafts are returned to editors only'),
    ModifiedAt: Instant.describe('When it was last changed'),
  })
  .describe('A help page or guide');
export type ContentPage = z.infer<typeof ContentPage>;

export const getPage = operation({
  call: 'own-page-01',
  name: 'getPage',
  area: 'content',
  summary: 'A page of the shop',
  description: 'A published page; editors see a draft as well with `Preview`.',
  method: 'GET',
  path: '/api/pages/:slug',
  failures: [403, 404],
  access: 'anyone',
  params: z.object({ slug: Slug }),
  query: z.object({
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
    Preview: flag(false).describe('Whether to include drafts; editors only'),
  }),
  response: ContentPage,
});

export const getPages = operation({
  call: 'own-page-02',
  name: 'getPages',
  area: 'content',
  summary: "The shop's pages",
  description: "The published pages in the reader's language, by kind and position: at most 100 a page.",
  method: 'GET',
  path: '/api/pages',
  access: 'anyone',
  query: z.object({
    Kind: z.enum(['help', 'guide']).optional().describe('Kind'),
    Page: pageNumber,
    PageSize: pageSize(50).describe('Items of a page'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({
    Pages: z.array(PageLink.extend({ Slug: z.string().describe('Last part of the address') })).describe('Pages'),
    TotalCount: z.number().int().describe('Number of results'),
  }),
});

export const PageSettings = z
  .object({
    Id: Id.describe('Id'),
    Slug: z.string().describe('Last part of the address'),
    Kind: z.enum(['help', 'guide']).describe('Kind'),
    Title: TextsOut.describe('Title'),
    Introduction: TextsOut.describe('Introduction'),
    Body: TextsOut.describe('"## " begins a heading, "- " an item of a list; an empty line ends a paragraph'),
    Position: z.number().int().describe('Position in the list'),
    IsPublished: z.boolean().describe('Whether everybody can see it'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
    ModifiedAt: Instant.describe('When it was last changed'),
  })
  .describe('A help page or guide as editors see it');
export type PageSettings = z.infer<typeof PageSettings>;

export const getPageSettings = operation({
  call: 'own-page-03',
  name: 'getPageSettings',
  area: 'content',
  summary: 'Pages for editors',
  description: 'Every page with all its texts, drafts too.',
  method: 'GET',
  path: '/api/page-settings',
  access: 'editor',
  query: z.object({
    Query: typedText(100).default('').describe('Search text'),
    Page: pageNumber,
    PageSize: pageSize(20).describe('Items of a page'),
  }),
  response: z.object({
    PageItems: z.array(PageSettings).describe('The items of this page'),
    TotalItems: z.number().int().describe('Number of items in the whole list'),
  }),
});

export const savePage = operation({
  call: 'own-page-04',
  name: 'savePage',
  area: 'content',
  summary: 'Save a page',
  description:
    'Makes a page (Version 0) or changes it. 422 `slug-taken`, `title-missing`; 409 when it was changed meanwhile.',
  method: 'POST',
  path: '/api/page-settings',
  failures: [404, 409, 422],
  access: 'editor',
  body: z.object({
    Id: Id.optional().describe('Id'),
    Slug,
    Kind: z.enum(['help', 'guide']).default('help').describe('Kind'),
    Title: textsIn(200).describe('Title'),
    Introduction: textsIn(1000).default({}).describe('Introduction'),
    Body: textsIn(20_000).default({}).describe('Text of the page'),
    Position: z.number().int().min(0).max(10_000).default(0).describe('Position in the list'),
    IsPublished: z.boolean().default(false).describe('Whether everybody can see it'),
    Version: SeenVersion.default(0).describe(
      'Version, which grows with every change; a change of an older version is refused (409)',
    ),
  }),
  response: z.object({
    Id: Id.describe('Id'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
  }),
});

export const deletePage = operation({
  call: 'own-page-05',
  name: 'deletePage',
  area: 'content',
  summary: 'Delete a page',
  method: 'DELETE',
  path: '/api/page-settings/:id',
  failures: [404, 409, 422],
  access: 'editor',
  params: z.object({ id: Id.describe('Id') }),
  query: z.object({ Version: seenVersion }),
  response: Ok,
});
