import { z } from 'zod';
import { GuideType } from '../context/user-context.ts';
import { operation } from '../operation.ts';
import { CultureName, flag, Ok, SeenVersion, TextsOut, textsIn, typedText } from '../shared/values.ts';
import { linkAddress } from './landing-pages.ts';
import { PageLink } from './pages.ts';

export const neverShowGuideAgain = operation({
  call: 'ctx-03',
  name: 'neverShowGuideAgain',
  area: 'context',
  summary: 'Never show a guide again',
  description: 'Hides a guide for good. Repeating the call is no error; at most 100 guides are stored.',
  method: 'POST',
  path: '/guides/nevershowagain',
  access: 'signed-in',
  body: z.object({
    guideType: GuideType,
  }),
  response: Ok,
});

const Entry = z
  .object({
    CatalogNodeId: z.string().describe('Id of the catalog node'),
    Name: z.string().describe('Name'),
    Url: z.string().describe('Address of the page'),
    ImageUrl: z.string().describe("Address of the picture; '' for none"),
    IsActive: z.boolean().describe('Whether it is the active one'),
    HasDraft: z.boolean().describe('In edit mode: its landing page is a draft'),
  })
  .describe("A place of the header's menu. `IsActive`: the page shown is there or below it");
const Third = Entry.extend({ Children: z.array(Entry).describe('The nodes below') });
const Second = Entry.extend({ Children: z.array(Third).describe('The nodes below') });
const First = Entry.extend({ Children: z.array(Second).describe('The nodes below') });
export type HeaderEntry = z.infer<typeof First>;

export const getHeader = operation({
  call: 'ctx-04',
  name: 'getHeader',
  area: 'context',
  summary: 'Header navigation',
  description:
    "What the header leads to: the trees down to `depth`, the way to `path`, and the shop's pages. Edit mode is the editors' alone (403). A path that is no place of the trees has no way.",
  method: 'GET',
  path: '/api/header/preview',
  failures: [403],
  access: 'anyone',
  query: z.object({
    path: typedText(400).default('').describe('Address of the page that is shown'),
    editMode: flag(false).describe('Whether to include drafts; editors only'),
    depth: z.coerce.number().int().min(1).max(4).default(2).describe('Levels of the tree'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({
    Items: z.array(First).describe('Items'),
    Path: z
      .array(
        z.object({
          CatalogNodeId: z.string().describe('Id of the catalog node'),
          Name: z.string().describe('Name'),
          Url: z.string().describe('Address of the page'),
        }),
      )
      .describe('The way from the top of the tree'),
    Pages: z.array(PageLink).max(20).describe('Pages'),
  }),
});

const Breakpoint = z
  .enum(['small_mobile', 'mobile', 'large_tablet', 'desktop'])
  .describe('A range of widths: up to 767 pixels, up to 1023, up to 1264, and wider');

const Version = z
  .number()
  .int()
  .describe('Version, which grows with every change; a change of an older version is refused (409)');

export const ContextualHeader = z
  .object({
    Title: z.string().describe('The line that is always shown'),
    Text: z.string().describe("What is shown below it while it is open; '' for nothing"),
    LinkText: z.string().describe("Text of the link; '' for none"),
    LinkUrl: z.string().describe("Address of the link; '' for none"),
    Language: z.string().describe("Language of the title, where it fell back from the reader's own"),
    Breakpoints: z.array(Breakpoint).describe('The widths on which it is shown'),
    IsOpen: z.boolean().describe('Open for visitors who have not opened or closed it during their visit'),
    Version,
  })
  .describe("The text above every page, in the reader's language");
export type ContextualHeader = z.infer<typeof ContextualHeader>;

export const getContextualHeader = operation({
  call: 'own-hdr-01',
  name: 'getContextualHeader',
  area: 'context',
  summary: 'The text above every page',
  method: 'GET',
  path: '/api/header/contextual',
  access: 'anyone',
  query: z.object({
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({ ContextualHeader: ContextualHeader.nullable().describe('Null while none is published') }),
});

export const ContextualHeaderSettings = z
  .object({
    Title: TextsOut.describe('Titles by language'),
    Text: TextsOut.describe('Texts by language'),
    LinkText: TextsOut.describe('Texts of the link by language'),
    LinkUrl: z.string().describe("Address of the link; '' for none"),
    Breakpoints: z.array(Breakpoint).describe('The widths on which it is shown'),
    IsOpen: z.boolean().describe('Open for visitors who have not opened or closed it during their visit'),
    IsPublished: z.boolean().describe('Whether everybody can see it'),
    Version: Version.describe('Version; 0 until it was saved for the first time'),
  })
  .describe('The text above every page as editors see it');
export type ContextualHeaderSettings = z.infer<typeof ContextualHeaderSettings>;

export const getContextualHeaderSettings = operation({
  call: 'own-hdr-02',
  name: 'getContextualHeaderSettings',
  area: 'catalogue',
  summary: 'The text above every page, for editors',
  method: 'GET',
  path: '/api/header/contextual/settings',
  access: 'editor',
  response: ContextualHeaderSettings,
});

export const saveContextualHeader = operation({
  call: 'own-hdr-03',
  name: 'saveContextualHeader',
  area: 'catalogue',
  summary: 'Save the text above every page',
  description:
    '422 naming the field for a published header without a title or without a width, and for a link without a text or address; 409 when it was changed meanwhile.',
  method: 'PUT',
  path: '/api/header/contextual/settings',
  failures: [409, 422],
  access: 'editor',
  body: z.object({
    Title: textsIn(120).describe('Titles by language'),
    Text: textsIn(600).default({}).describe('Texts by language'),
    LinkText: textsIn(80).default({}).describe('Texts of the link by language'),
    LinkUrl: linkAddress.default('').describe("Address of the link; '' for none"),
    Breakpoints: z.array(Breakpoint).max(4).describe('The widths on which it is shown'),
    IsOpen: z.boolean().default(false).describe('Open for visitors who have not opened or closed it'),
    IsPublished: z.boolean().default(false).describe('Whether everybody can see it'),
    Version: SeenVersion,
  }),
  response: Ok.extend({ Version }),
});
