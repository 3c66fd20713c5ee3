import { z } from 'zod';

export const PageKind = z
  .enum(['help', 'guide', 'landing'])
  .describe('A page of the shop: help, a guide, or a landing page');

export const PageLink = z
  .object({ Kind: PageKind, Title: z.string().describe('Title'), Url: z.string().describe('Address of the page') })
  .describe('A link to a page of the shop');
export type PageLink = z.infer<typeof PageLink>;
