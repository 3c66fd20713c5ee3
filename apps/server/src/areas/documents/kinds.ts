import type { DocumentKinds } from './jobs/index.ts';

/** Returns the kinds of documents that the shop makes, by their name. */
export const documentKinds = (): DocumentKinds => ({});
