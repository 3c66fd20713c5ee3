import { z } from 'zod';
import { operation } from '../operation.ts';
import { SeenVersion, seenVersion, TextsOut, textsIn } from '../shared/texts.ts';
import { CultureName, flag, Id, Instant, Ok, pageNumber, pageSize, typedText } from '../shared/values.ts';
import { ActionBlock, BlockId } from './action-blocks.ts';

export const LandingPageType = z.enum(['node', 'vendor', 'custom']);

/** A picture of the shop or of the web; script and other addresses are refused. */
const pictureAddress = z
  .string()
  .max(400)
  .regex(/^(?:|\/(?!\/)\S*|https:\/\/\S+)$/, 'is no address of a picture');

const linkAddress = z
  .string()
  .max(400)
  .regex(/^(?:|\/(?!\/)\S*|https:\/\/\S+)$/, 'is no address');

/**
 * Saves a landing page: of a node or vendor (Key is its code), or at an address of its own (Key "autumn-sale" →
 * /landing/autumn-sale; "front" is the front page). 422 naming the field for a Key or block that there is not, a
 * published page without a title, or `key-taken`; 409 when it was changed meanwhile. [cat-06]
 */
export const saveLandingPageSettings = operation({
  call: 'cat-06',
  name: 'saveLandingPageSettings',
  area: 'catalogue',
  summary: 'Save a landing page',
  method: 'POST',
  path: '/api/landingPages/saveSettings/',
  access: 'editor',
  body: z.object({
    Id: Id.optional(),
    Type: LandingPageType,
    Key: typedText(100).min(1),
    Title: textsIn(200),
    Introduction: textsIn(4000).default({}),
    HeroImageUrl: pictureAddress.default(''),
    HeroText: textsIn(300).default({}),
    HeroLinkUrl: linkAddress.default(''),
    /** In the order of the page. */
    BlockIds: z.array(BlockId).max(20).default([]),
    IsPublished: z.boolean().default(false),
    Version: SeenVersion.default(0),
  }),
  response: Ok.extend({ Id, Version: z.number().int() }),
});

export const LandingPageSettings = z.object({
  Id,
  Type: LandingPageType,
  Key: z.string(),
  Title: TextsOut,
  Introduction: TextsOut,
  HeroImageUrl: z.string(),
  HeroText: TextsOut,
  HeroLinkUrl: z.string(),
  BlockIds: z.array(z.string()),
  IsPublished: z.boolean(),
  Url: z.string(),
  Version: z.number().int(),
  ModifiedAt: Instant,
  ModifiedBy: z.string(),
});
export type LandingPageSettings = z.infer<typeof LandingPageSettings>;

/** Latest change first, drafts too. */
export const getLandingPageSettings = operation({
  call: 'own-land-01',
  name: 'getLandingPageSettings',
  area: 'catalogue',
  summary: 'Landing pages for editors',
  method: 'GET',
  path: '/api/landingPages/settings',
  access: 'editor',
  query: z.object({
    Query: typedText(100).default(''),
    Type: LandingPageType.optional(),
    Page: pageNumber,
    PageSize: pageSize(20),
  }),
  response: z.object({ PageItems: z.array(LandingPageSettings), TotalItems: z.number().int() }),
});

export const deleteLandingPage = operation({
  call: 'own-land-02',
  name: 'deleteLandingPage',
  area: 'catalogue',
  summary: 'Delete a landing page',
  method: 'DELETE',
  path: '/api/landingPages/:id',
  access: 'editor',
  params: z.object({ id: Id }),
  query: z.object({ Version: seenVersion }),
  response: Ok,
});

/** A landing page in the reader's language, with its blocks and their materials. */
export const LandingPage = z.object({
  Type: LandingPageType,
  Key: z.string(),
  Title: z.string(),
  Introduction: z.string(),
  /** Where the title fell back from the reader's own language. */
  Language: z.string(),
  HeroImageUrl: z.string(),
  HeroText: z.string(),
  HeroLinkUrl: z.string(),
  Url: z.string(),
  IsPublished: z.boolean(),
  Blocks: z.array(ActionBlock),
});
export type LandingPage = z.infer<typeof LandingPage>;

/** The page of a node, vendor or address; null where there is none that is published (editors see drafts with Preview). */
export const getLandingPage = operation({
  call: 'own-land-03',
  name: 'getLandingPage',
  area: 'catalogue',
  summary: 'A landing page',
  method: 'GET',
  path: '/api/landingPages',
  access: 'anyone',
  query: z.object({
    Type: LandingPageType,
    Key: typedText(100).min(1),
    Preview: flag(false),
    cultureName: CultureName.optional(),
  }),
  response: z.object({ LandingPage: LandingPage.nullable() }),
});
