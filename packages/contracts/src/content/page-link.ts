import { z } from 'zod';

/** A page of the shop: help, a guide, or a landing page. */
export const PageKind = z.enum(['help', 'guide', 'landing']);

export const PageLink = z.object({ Kind: PageKind, Title: z.string(), Url: z.string() });
export type PageLink = z.infer<typeof PageLink>;
