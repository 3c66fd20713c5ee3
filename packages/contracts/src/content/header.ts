import { z } from 'zod';
import { GuideType } from '../context/user-context.ts';
import { operation } from '../operation.ts';
import { CultureName, flag, Ok, typedText } from '../shared/values.ts';
import { PageLink } from './page-link.ts';

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
