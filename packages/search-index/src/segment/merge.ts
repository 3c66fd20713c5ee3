import { sharedBytes, sharedShorts } from '../storage/shared.ts';
import { ranksOf } from './build.ts';
import { gather, mergeKeys, mergeNames, mergeNumbers } from './merge-columns.ts';
import { mergeDocuments } from './merge-documents.ts';
import { mergeFacets } from './merge-facets.ts';
import type { MergeSource } from './merge-source.ts';
import { mergeWords } from './merge-words.ts';
import type { Segment } from './segment.ts';

/**
 * One segment of the live documents of several that share no live document. Beside the outcome it needs room for
 * one part of it at a time, and a few numbers for each document.
 */
export const mergeSegments = (sources: readonly MergeSource[]): Segment => {
  const merged = mergeDocuments(sources);
  const { places, products, productOf, keyOrder } = merged;
  const segments = sources.map(({ segment }) => segment);
  return {
    count: places.count,
    keys: mergeKeys(sources, places),
    keyOrder,
    keyRank: ranksOf(keyOrder),
    products,
    productOf,
    popularity: gather(
      places,
      sharedShorts(places.count),
      segments.map(({ popularity }) => popularity),
    ),
    markets: gather(
      places,
      sharedBytes(places.count),
      segments.map(({ markets }) => markets),
    ),
    ...mergeWords(sources, places.maps),
    ...mergeNumbers(sources, places),
    facets: mergeFacets(sources, merged),
    ...mergeNames(sources, places),
  };
};
