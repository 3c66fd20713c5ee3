import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SearchDocument, SearchIndex, type SearchRequest } from '../src/index.ts';
import { fold } from '../src/text/word-forms.ts';
import { catalogues, documents, KEYS, registrations, requests } from './catalogues.ts';
import { aDocument, aRequest } from './documents.ts';
import { naiveSearch, naiveValues, type Registered } from './reference.ts';

/** Milliseconds a property may take on a machine that is busy with other things. */
const PATIENCE = 60_000;

const indexOf = (catalogue: readonly SearchDocument[], registered: readonly Registered[]): SearchIndex => {
  const index = new SearchIndex();
  for (const { kind, code, words } of registered) index.registerTerms(kind, code, words);
  index.put(catalogue);
  index.commit();
  return index;
};

/** Was found once by many thousand searches. */
const ONE_KEYWORD_AFTER_THE_OTHER: [SearchDocument[], SearchRequest] = [
  [aDocument({ key: '1', nodePath: ['N1'], keywords: { da: ['H07V-K', '16 A'] } })],
  aRequest({ query: 'k kabel', facets: 'all' }),
];

const totalOf = (found: readonly SearchDocument[], byProduct: boolean | undefined): number =>
  byProduct === true ? new Set(found.map(({ productKey }) => productKey)).size : found.length;

const choosing = (request: SearchRequest, key: string, values: readonly string[]): SearchRequest => ({
  ...request,
  selectedFacets: [
    ...(request.selectedFacets ?? []).filter((selection) => selection.key !== key),
    ...(values.length === 0 ? [] : [{ key, values }]),
  ],
});

describe('the index and the plain reading of every document', () => {
  it(
    'find the same materials',
    () => {
      fc.assert(
        fc.property(catalogues, registrations, requests, (catalogue, registered, request) => {
          const found = naiveSearch(catalogue, registered, request);
          const result = indexOf(catalogue, registered).search({ ...request, groupByProduct: false });
          expect(result.hits.map(({ key }) => key).sort()).toEqual(found.map(({ key }) => key).sort());
          expect(result.total).toBe(found.length);
        }),
        { numRuns: 1500 },
      );
    },
    PATIENCE,
  );

  it(
    'count for each value of a facet what choosing it gives',
    () => {
      fc.assert(
        fc.property(catalogues, requests, (catalogue, request) => {
          const { facets, total } = indexOf(catalogue, []).search(request);
          const { groupByProduct } = request;
          expect(total).toBe(totalOf(naiveSearch(catalogue, [], request), groupByProduct));
          for (const { key, values } of facets)
            for (const { value, count } of values)
              expect([key, value, count]).toEqual([
                key,
                value,
                totalOf(naiveSearch(catalogue, [], choosing(request, key, [value])), groupByProduct),
              ]);
        }),
        { numRuns: 1000 },
      );
    },
    PATIENCE,
  );

  it(
    'list the same values of every facet that occurs',
    () => {
      fc.assert(
        fc.property(catalogues, requests, (catalogue, whole) => {
          const request = { ...whole, nodeCode: undefined };
          const { facets } = indexOf(catalogue, []).search(request);
          for (const key of ['node', 'class', 'supplier', 'flag', 'EF1', 'EF2']) {
            const chosen = request.selectedFacets?.find((selection) => selection.key === key)?.values ?? [];
            const occurring = naiveValues(naiveSearch(catalogue, [], choosing(request, key, [])), key);
            const facet = facets.find((each) => each.key === key);
            expect(new Set(facet?.values.map(({ value }) => value))).toEqual(new Set([...occurring, ...chosen]));
            expect(facet?.total ?? 0).toBe(occurring.size);
          }
        }),
        { numRuns: 500, examples: [ONE_KEYWORD_AFTER_THE_OTHER] },
      );
    },
    PATIENCE,
  );

  it(
    'name the same variations of every product',
    () => {
      fc.assert(
        fc.property(catalogues, requests, (catalogue, request) => {
          const found = naiveSearch(catalogue, [], request);
          const { hits } = indexOf(catalogue, []).search({
            ...request,
            groupByProduct: true,
            variationsPerProduct: 99,
          });
          for (const { productKey, variations, variationTotal } of hits) {
            const own = found.filter((document) => document.productKey === productKey).map(({ key }) => key);
            expect([...(variations ?? [])].sort()).toEqual(own.sort());
            expect(variationTotal).toBe(own.length);
          }
          expect(new Set(hits.map(({ productKey }) => productKey)).size).toBe(
            new Set(found.map(({ productKey }) => productKey)).size,
          );
        }),
        { numRuns: 300 },
      );
    },
    PATIENCE,
  );

  it(
    'show pages that follow each other without a gap',
    () => {
      fc.assert(
        fc.property(catalogues, requests, fc.integer({ min: 1, max: 4 }), (catalogue, request, limit) => {
          const index = indexOf(catalogue, []);
          const pages = KEYS.flatMap((_, page) => index.search({ ...request, offset: page * limit, limit }).hits);
          expect(pages).toEqual(index.search(request).hits);
        }),
        { numRuns: 200 },
      );
    },
    PATIENCE,
  );
});

type Change = { put: SearchDocument[] } | { remove: string[] } | { commit: true };

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.array(documents, { minLength: 1, maxLength: 4 }).map((put) => ({ put })) },
    { weight: 1, arbitrary: fc.subarray([...KEYS]).map((remove) => ({ remove })) },
    { weight: 3, arbitrary: fc.constant({ commit: true as const }) },
  ),
  { maxLength: 14 },
);

const apply = (index: SearchIndex, current: Map<string, SearchDocument>, change: Change): void => {
  if ('commit' in change) index.commit();
  if ('put' in change) {
    index.put(change.put);
    for (const document of change.put) current.set(document.key, document);
  }
  if ('remove' in change) {
    index.remove(change.remove);
    for (const key of change.remove) current.delete(key);
  }
};

const comparable = (index: SearchIndex, request: SearchRequest) => {
  const { didYouMean, ...result } = index.search(request);
  return { ...result, didYouMean: fold(didYouMean ?? '') };
};

describe('an index that was changed', () => {
  it(
    'answers as one built of the same materials at once, in the same order',
    () => {
      fc.assert(
        fc.property(changes, registrations, fc.array(requests, { maxLength: 3 }), (history, registered, asked) => {
          const changed = new SearchIndex();
          const current = new Map<string, SearchDocument>();
          for (const change of history) apply(changed, current, change);
          for (const { kind, code, words } of registered) changed.registerTerms(kind, code, words);
          changed.commit();
          const fresh = indexOf([...current.values()], registered);
          expect(changed.size).toBe(current.size);
          for (const request of asked) {
            expect(comparable(changed, request)).toEqual(comparable(fresh, request));
            expect(changed.lookup(['100', '57', request.query], request.market)).toEqual(
              fresh.lookup(['100', '57', request.query], request.market),
            );
          }
        }),
        { numRuns: 1500 },
      );
    },
    PATIENCE,
  );

  it(
    'shows nothing of a change before it is committed',
    () => {
      fc.assert(
        fc.property(catalogues, changes, requests, (catalogue, history, request) => {
          const index = indexOf(catalogue, []);
          const before = index.search(request);
          for (const change of history) if (!('commit' in change)) apply(index, new Map(), change);
          expect(index.search(request)).toEqual(before);
        }),
        { numRuns: 200 },
      );
    },
    PATIENCE,
  );
});
