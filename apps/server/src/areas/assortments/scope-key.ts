import type { AssortmentScope } from '@grossist/search-index';

/** The same text for all who see the same materials of a market, to keep under it what was found out for one of them. */
export const scopeKey = ({ granted, isLimited }: AssortmentScope): string =>
  JSON.stringify([isLimited, ...granted.toSorted()]);
