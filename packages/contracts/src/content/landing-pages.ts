import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  CultureName,
  flag,
  Id,
  Instant,
  Ok,
  pageNumber,
  pageSize,
  SeenVersion,
  seenVersion,
  TextsOut,
  textsIn,
  typedText,
} from '../shared/values.ts';
import { ActionBlock, BlockId } from './action-blocks.ts';

export const LandingPageType = z
  .enum(['node', 'vendor', 'bundle', 'custom'])
  .describe('What a landing page belongs to: a catalog node, a vendor, a soft bundle, or an address of its own');

const pictureAddress = z
  .string()
  .max(400)
  .regex(/^(?:|\/(?!\/)\S*|https:\/\/\S+)$/, 'is no address of a picture')
  .describe('A picture of the shop or of the web; script and other addresses are refused');

export const linkAddress = z
  .string()
  .max(400)
  .regex(/^(?:|\/(?!\/)\S*|https:\/\/\S+)$/, 'is no address');

export const saveLandingPageSettings = operation({
  call: 'cat-06',
  name: 'saveLandingPageSettings',
  area: 'catalogue',
  summary: 'Save a landing page',
  description:
    'Saves a landing page: of a node, vendor or soft bundle (Key is its code), or at an address of its own (Key "autumn-sale" → /landing/autumn-sale; "front" is the front page). 422 naming the field for a Key or block that there is not, a published page without a title, or `key-taken`; 409 when it was changed meanwhile.',
  method: 'POST',
  path: '/api/landingPages/saveSettings/',
  failures: [404, 409, 422],
  access: 'editor',
  body: z.object({
    Id: Id.optional().describe('Id'),
    Type: LandingPageType,
    Key: typedText(100).min(1).describe('Key'),
    Title: textsIn(200).describe('Title'),
    Introduction: textsIn(4000).default({}).describe('Introduction'),
    HeroImageUrl: pictureAddress.default('').describe('Address of the large picture'),
    HeroText: textsIn(300).default({}).describe('Text on the large picture'),
    HeroLinkUrl: linkAddress.default('').describe('Address that the large picture links to'),
    BlockIds: z.array(BlockId).max(20).default([]).describe('In the order of the page'),
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

export const LandingPageSettings = z
  .object({
    Id: Id.describe('Id'),
    Type: LandingPageType,
    Key: z.string().describe('Key'),
    Title: TextsOut.describe('Title'),
    Introduction: TextsOut.describe('Introduction'),
    HeroImageUrl: z.string().describe('Address of the large picture'),
    HeroText: TextsOut.describe('Text on the large picture'),
    HeroLinkUrl: z.string().describe('Address that the large picture links to'),
    BlockIds: z.array(z.string()).describe('Ids of the action blocks'),
    IsPublished: z.boolean().describe('Whether everybody can see it'),
    Url: z.string().describe('Address of the page'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
    ModifiedAt: Instant.describe('When it was last changed'),
    ModifiedBy: z.string().describe('Who last changed it'),
  })
  .describe('A landing page as editors see it');
export type LandingPageSettings = z.infer<typeof LandingPageSettings>;

export const getLandingPageSettings = operation({
  call: 'own-land-01',
  name: 'getLandingPageSettings',
  area: 'catalogue',
  summary: 'Landing pages for editors',
  description: 'Latest change first, drafts too.',
  method: 'GET',
  path: '/api/landingPages/settings',
  access: 'editor',
  query: z.object({
    Query: typedText(100).default('').describe('Search text'),
    Type: LandingPageType.optional().describe('Type'),
    Page: pageNumber,
    PageSize: pageSize(20).describe('Items of a page'),
  }),
  response: z.object({
    PageItems: z.array(LandingPageSettings).describe('The items of this page'),
    TotalItems: z.number().int().describe('Number of items in the whole list'),
  }),
});

export const deleteLandingPage = operation({
  call: 'own-land-02',
  name: 'deleteLandingPage',
  area: 'catalogue',
  summary: 'Delete a landing page',
  method: 'DELETE',
  path: '/api/landingPages/:id',
  failures: [404, 409, 422],
  access: 'editor',
  params: z.object({ id: Id.describe('Id') }),
  query: z.object({ Version: seenVersion }),
  response: Ok,
});

export const LandingPage = z
  .object({
    Type: LandingPageType,
    Key: z.string().describe('Key'),
    Title: z.string().describe('Title'),
    Introduction: z.string().describe('Introduction'),
    Language: z.string().describe("Where the title fell back from the reader's own language"),
    HeroImageUrl: z.string().describe('Address of the large picture'),
    HeroText: z.string().describe('Text on the large picture'),
    HeroLinkUrl: z.string().describe('Address that the large picture links to'),
    Url: z.string().describe('Address of the page'),
    IsPublished: z.boolean().describe('Whether everybody can see it'),
    Blocks: z.array(ActionBlock).describe('The blocks of the page'),
  })
  .describe("A landing page in the reader's language, with its blocks and their materials");
export type LandingPage = z.infer<typeof LandingPage>;

export const getLandingPage = operation({
  call: 'own-land-03',
  name: 'getLandingPage',
  area: 'catalogue',
  summary: 'A landing page',
  description:
    'The page of a node, vendor, soft bundle or address; null where there is none that is published (editors see drafts with Preview).',
  method: 'GET',
  path: '/api/landingPages',
  failures: [403],
  access: 'anyone',
  query: z.object({
    Type: LandingPageType,
    Key: typedText(100).min(1).describe('Key'),
    Preview: flag(false).describe('Whether to include drafts; editors only'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({ LandingPage: LandingPage.nullable().describe('The landing page; null for none') }),
});
