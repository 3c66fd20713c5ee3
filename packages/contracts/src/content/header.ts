import { z } from 'zod';
import { operation } from '../operation.ts';
import { CultureName, flag, Ok, typedText } from '../shared/values.ts';
import { PageLink } from './page-link.ts';

/** A guide that the person never wants to see again. Repeating it is no error; at most 100 are kept. [ctx-03] */
export const neverShowGuideAgain = operation({
  call: 'ctx-03',
  name: 'neverShowGuideAgain',
  area: 'context',
  summary: 'Never show a guide again',
  method: 'POST',
  path: '/guides/nevershowagain',
  access: 'signed-in',
  body: z.object({
    guideType: z
      .string()
      .min(1)
      .max(60)
      .regex(/^[\w.-]+$/, 'is not of letters, digits, dots and dashes'),
  }),
  response: Ok,
});

/** A place of the header's menu. `IsActive`: the page shown is there or below it. */
const Entry = z.object({
  CatalogNodeId: z.string(),
  Name: z.string(),
  Url: z.string(),
  ImageUrl: z.string(),
  IsActive: z.boolean(),
  /** In edit mode: its landing page is a draft. */
  HasDraft: z.boolean(),
});
const Third = Entry.extend({ Children: z.array(Entry) });
const Second = Entry.extend({ Children: z.array(Third) });
const First = Entry.extend({ Children: z.array(Second) });
export type HeaderEntry = z.infer<typeof First>;

/**
 * What the header leads to: the trees down to `depth`, the way to `path`, and the shop's pages. Edit mode is the
 * editors' alone (403). A path that is no place of the trees has no way. [ctx-04]
 */
export const getHeader = operation({
  call: 'ctx-04',
  name: 'getHeader',
  area: 'context',
  summary: 'Header navigation',
  method: 'GET',
  path: '/api/header/preview',
  access: 'anyone',
  query: z.object({
    path: typedText(400).default(''),
    editMode: flag(false),
    depth: z.coerce.number().int().min(1).max(4).default(2),
    cultureName: CultureName.optional(),
  }),
  response: z.object({
    Items: z.array(First),
    Path: z.array(z.object({ CatalogNodeId: z.string(), Name: z.string(), Url: z.string() })),
    Pages: z.array(PageLink).max(20),
  }),
});
