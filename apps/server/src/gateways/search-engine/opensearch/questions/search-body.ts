import type { Language, Market, SortKey } from '@grossist/domain';
import type { AssortmentScope, ParsedQuery, SearchRequest } from '@grossist/search-index';
import { DEEPEST, MOST_VARIATIONS } from '../layout/indices.ts';
import { facetAggregations, NODE_PATH, nodeQuery, productTotal, type Selection, selectionQuery } from './facets.ts';
import { allOf, anyOf, either, type Query, worth } from './query.ts';
import { numberBeginning, numberQuery } from './words.ts';

/** A whole identifier goes before everything, one that begins so counts like a good word. */
const EXACT_NUMBER = 1000;
const NUMBER_BEGINNING = 3;

/** The query name by which a hit shows that its number matched. */
export const BY_NUMBER = 'number';

/** Matches materials whose number equals the query or, where it looks like one, begins with it. */
export const identified = ({ number, bareNumber, numberAsPrefix }: ParsedQuery): Query[] =>
  [...new Set([number, bareNumber])].flatMap((each) => [
    ...(each === '' ? [] : [worth(EXACT_NUMBER, numberQuery(each), BY_NUMBER)]),
    ...(numberAsPrefix ? [worth(NUMBER_BEGINNING, numberBeginning(each), BY_NUMBER)] : []),
  ]);

/** All words, in any order. */
export const together = (words: readonly Query[]): Query => ({ bool: { must: words } });

/** At least so many of the words. */
export const mostOf = (words: readonly Query[], least: number): Query => ({
  bool: { should: words, minimum_should_match: least },
});

/** Matches by identifier or by words within a scope; without either it is the empty query, which matches all. */
export const foundIn = (scope: readonly Query[], found: readonly Query[]): Query =>
  found.length === 0 ? allOf(scope) : { bool: { filter: scope, should: found, minimum_should_match: 1 } };

/** Restricts a search to the materials that the caller may see: the market's, within the assortments. */
export const scopeQueries = (market: Market, assortments: AssortmentScope | undefined): Query[] => {
  const { granted, isLimited } = assortments ?? { granted: [], isLimited: false };
  const own = [...new Set(granted)];
  const notExclusive: Query = { bool: { must_not: [{ exists: { field: 'exclusive' } }] } };
  return [
    anyOf('markets', [market]),
    either(own.length === 0 ? [notExclusive] : [notExclusive, anyOf('exclusive', own)]),
    ...(isLimited ? [either(own.length === 0 ? [] : [anyOf('limiting', own), anyOf('exclusive', own)])] : []),
  ];
};

type Sorting = readonly Readonly<Record<string, 'asc' | 'desc'>>[];

const SORT_BY_NUMBER: Sorting = [{ key: 'asc' }];
const SORT_BY_POPULARITY: Sorting = [{ popularity: 'desc' }, ...SORT_BY_NUMBER];

/** Sort keys as the cluster takes them; equals by number, so that pages do not overlap. */
const sortingOf = (sort: SortKey, language: Language, hasWords: boolean): Sorting => {
  if (sort === 'number') return SORT_BY_NUMBER;
  if (sort === 'name') return [{ [`names.${language}`]: 'asc' }, ...SORT_BY_NUMBER];
  return sort === 'relevance' && hasWords ? [{ _score: 'desc' }, ...SORT_BY_POPULARITY] : SORT_BY_POPULARITY;
};

const natural = (value: number): number => (Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0);

/** Returns the page of a request, limited to the cluster's result window. */
const pageOf = ({ offset, limit }: SearchRequest): { from: number; size: number } => {
  const from = natural(offset);
  if (from >= DEEPEST) return { from: 0, size: 0 };
  return { from, size: Math.min(natural(limit), DEEPEST - from) };
};

const collapsed = ({ variationsPerProduct }: SearchRequest, sort: object): object => {
  const field = 'productKey';
  if (variationsPerProduct === undefined) return { field };
  const size = Math.min(natural(variationsPerProduct), MOST_VARIATIONS);
  return { field, inner_hits: { name: 'variations', size, sort, _source: false, docvalue_fields: ['key'] } };
};

/** Builds the body of one search. `found` are the queries that match materials; none: everything matches. */
export const searchBody = (
  request: SearchRequest,
  found: readonly Query[],
  selections: readonly Selection[],
): object => {
  const { language, market, assortments, nodeCode, facets } = request;
  const byProduct = request.groupByProduct === true;
  const scope = [...scopeQueries(market, assortments), ...(nodeCode === undefined ? [] : [nodeQuery(nodeCode)])];
  const sort = sortingOf(request.sort, language, found.length > 0);
  const aggs = {
    ...(facets === 'all' ? facetAggregations(selections, byProduct) : {}),
    ...(facets === 'all' && nodeCode !== undefined ? NODE_PATH : {}),
    ...(byProduct ? productTotal(selections) : {}),
  };
  return {
    query: foundIn(scope, found),
    // Choices come after the counting: each facet is counted by choices of its own.
    ...(selections.length === 0 ? {} : { post_filter: allOf(selections.map(selectionQuery)) }),
    ...pageOf(request),
    track_total_hits: true,
    sort,
    _source: false,
    docvalue_fields: ['key', 'productKey'],
    ...(byProduct ? { collapse: collapsed(request, sort) } : {}),
    ...(Object.keys(aggs).length === 0 ? {} : { aggs }),
  };
};
