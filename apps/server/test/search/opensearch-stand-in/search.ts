import { aggregations } from './aggregations.ts';
import { collapse, present, type Window } from './hits.ts';
import type { Stored } from './mapping.ts';
import { checkClauses, testOf } from './queries.ts';
import { type Json, natural, object, only, Refusal } from './refusal.ts';
import { type Ranked, sorterOf } from './sorting.ts';

const KNOWN = [
  'query',
  'post_filter',
  'from',
  'size',
  'track_total_hits',
  'sort',
  '_source',
  'docvalue_fields',
  'collapse',
  'aggs',
];

/** Answers one search over documents. */
export const searchIn = (window: Window, documents: readonly Stored[], asked: unknown): Json => {
  const body = only(object(asked, 'body'), KNOWN, 'search');
  const [from, size] = [natural(body['from'] ?? 0, 'from'), natural(body['size'], 'size')];
  if (from + size > window.deepest)
    throw new Refusal(`Result window is too large, from + size must be less than or equal to: [${window.deepest}]`);
  checkClauses(body['query']);
  const test = testOf(window.mapping, body['query']);
  const found = documents.flatMap((document): Ranked[] => {
    const match = test(document);
    return match === undefined ? [] : [{ document, ...match }];
  });
  const after = body['post_filter'] === undefined ? undefined : testOf(window.mapping, body['post_filter']);
  const following = after === undefined ? found : found.filter(({ document }) => after(document) !== undefined);
  const ranked = following.toSorted(sorterOf(window.mapping, body['sort']));
  const hits =
    body['collapse'] === undefined
      ? present(window, ranked.slice(from, from + size), body)
      : collapse(window, ranked, body, body['collapse']);
  return {
    took: 0,
    timed_out: false,
    hits: {
      ...(body['track_total_hits'] === true ? { total: { value: following.length, relation: 'eq' } } : {}),
      hits,
    },
    ...aggregations(
      window,
      found.map(({ document }) => document),
      body['aggs'],
    ),
  };
};
