import type { Language } from '@grossist/domain';
import type { SearchRequest, SortKey } from '@grossist/search-index';
import { DEEPEST, MOST_VARIATIONS } from '../layout/index.ts';
import { facetAggregations, NODE_PATH, productTotal } from './facets.ts';
import { allOf, type Query } from './query.ts';
import { foundIn } from './question.ts';
import { scopeQueries } from './scope.ts';
import { nodeQuery, type Selection, selectionQuery } from './selections.ts';

type Sorting = readonly Readonly<Record<string, 'asc' | 'desc'>>[];

const BY_NUMBER: Sorting = [{ key: 'asc' }];
const BY_POPULARITY: Sorting = [{ popularity: 'desc' }, ...BY_NUMBER];

/** Sort keys as the cluster takes them; equals by number, so that pages do not overlap. */
const sortingOf = (sort: SortKey, language: Language, hasWords: boolean): Sorting => {
  if (sort === 'number') return BY_NUMBER;
  if (sort === 'name') return [{ [`names.${language}`]: 'asc' }, ...BY_NUMBER];
  return sort === 'relevance' && hasWords ? [{ _score: 'desc' }, ...BY_POPULARITY] : BY_POPULARITY;
};

const natural = (value: number): number => (Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0);

/** The page of a request, cut to what the cluster leafs through. */
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

/** One question with everything that is wanted of its answer. `found` is what finds materials; none: everything does. */
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
