import type { Market } from '@grossist/domain';
import type { AssortmentScope } from '@grossist/search-index';
import { anyOf, either, type Query } from './query.ts';

/** What a reader may see: the market's materials that the assortments leave. What is outside is neither found nor counted. */
export const scopeQueries = (market: Market, assortments: AssortmentScope | undefined): Query[] => {
  const { granted, isLimited } = assortments ?? { granted: [], isLimited: false };
  const own = [...new Set(granted)];
  const forNobody: Query = { bool: { must_not: [{ exists: { field: 'exclusive' } }] } };
  return [
    anyOf('markets', [market]),
    either(own.length === 0 ? [forNobody] : [forNobody, anyOf('exclusive', own)]),
    ...(isLimited ? [either(own.length === 0 ? [] : [anyOf('limiting', own), anyOf('exclusive', own)])] : []),
  ];
};
