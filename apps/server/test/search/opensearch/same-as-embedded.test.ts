import {
  editsAllowed,
  indexedTerms,
  languagesRead,
  parseQuery,
  type SearchDocument,
  SearchIndex,
  type SearchRequest,
  type SearchResult,
} from '@grossist/search-index';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogues, registrations, requests } from '../../../../../packages/search-index/test/catalogues.ts';
import { aDocument, aRequest } from '../../../../../packages/search-index/test/documents.ts';
import type { Asking } from '../../../src/gateways/search-engine/opensearch/asking/asking.ts';
import { search } from '../../../src/gateways/search-engine/opensearch/asking/search.ts';
import {
  documentOf,
  indexedWords,
  TAG_LENGTH,
} from '../../../src/gateways/search-engine/opensearch/documents/document-of.ts';
import { createIndex, refresh, swap } from '../../../src/gateways/search-engine/opensearch/layout/indices.ts';
import {
  editDistance,
  RegisteredWords,
} from '../../../src/gateways/search-engine/opensearch/registered/registered-words.ts';
import type { ContractTerms } from '../engine-contract/world.ts';
import { storeInMemory } from '../opensearch-stand-in/index.ts';

const PATIENCE = 120_000;

const filled = async (documents: readonly SearchDocument[], terms: readonly ContractTerms[]): Promise<Asking> => {
  const cluster = storeInMemory();
  const registered = new RegisteredWords();
  for (const { kind, code, words } of terms) registered.registerTerms(kind, code, words);
  const index = await createIndex(cluster, 'any');
  for (const document of documents)
    await cluster.ask({ method: 'PUT', path: `/${index}/_doc/${document.key}`, body: documentOf(document) });
  await refresh(cluster, index);
  await swap(cluster, 'any', index);
  return { alias: 'any', cluster, registered };
};

const embedded = (documents: readonly SearchDocument[], terms: readonly ContractTerms[]): SearchIndex => {
  const index = new SearchIndex();
  for (const { kind, code, words } of terms) index.registerTerms(kind, code, words);
  index.put(documents);
  index.commit();
  return index;
};

/** What must be the same: everything but the order of relevance, proposals, and counts of products by touching intervals. */
const comparable = ({ total, hits, facets, isPartial }: SearchResult, { groupByProduct }: SearchRequest): object => ({
  total,
  isPartial,
  hits: hits.map(({ key, productKey, variationTotal, variations }) => ({
    key,
    productKey,
    variationTotal,
    variations,
  })),
  facets: groupByProduct === true ? [] : facets,
});

/**
 * Returns whether a word of the query is the beginning of an indexed or registered one with two typing mistakes, which the cluster
 * can't look for (decision 0007).
 */
const hasBeginningTwoEditsAway = (
  documents: readonly SearchDocument[],
  terms: readonly ContractTerms[],
  { query, language }: SearchRequest,
): boolean => {
  const registered = terms.flatMap(({ words }) => Object.values(words).flat()).flatMap(indexedTerms);
  const indexed = [
    ...documents.flatMap((each) => indexedWords(each).all.map((token) => token.slice(TAG_LENGTH))),
    ...registered.map(({ term }) => term),
  ];
  return parseQuery(query, languagesRead(language))
    .words.flatMap(({ term, unfolded }) => (unfolded === undefined ? [term] : [term, unfolded]))
    .some((typed) => editsAllowed(typed) > 1 && indexed.some((term) => editDistance(typed, term, true) === 2));
};

test(
  'whatever the catalogue and the question, the cluster finds and counts what the embedded engine does',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        catalogues,
        registrations,
        fc.array(requests, { minLength: 1, maxLength: 6 }),
        async (documents, terms, asked) => {
          const asking = await filled(documents, terms);
          const index = embedded(documents, terms);
          for (const each of asked) {
            if (hasBeginningTwoEditsAway(documents, terms, each)) continue;
            const request: SearchRequest = { ...each, sort: each.sort === 'relevance' ? 'number' : each.sort };
            const [theirs, ours] = [await search(asking, request), index.search(request)];
            expect([request, comparable(theirs, request)]).toEqual([request, comparable(ours, request)]);
          }
        },
      ),
      { numRuns: 300 },
    );
  },
  PATIENCE,
);

test('both engines take a mistyped digraph for the beginning of a word, also before another word', async () => {
  const documents = [aDocument({ key: '1', typeDesignation: 'kabler' }), aDocument({ key: '2', texts: {} })];
  const request = aRequest({ query: 'kaebl kabel', facets: 'all', sort: 'number' });
  const [theirs, ours] = [await search(await filled(documents, []), request), embedded(documents, []).search(request)];
  expect(comparable(theirs, request)).toEqual(comparable(ours, request));
  expect([ours.total, ours.isPartial]).toEqual([1, undefined]);
});

test('a beginning with two typing mistakes is corrected by the embedded engine, and not found by the cluster', async () => {
  const documents = [aDocument({ key: '1', typeDesignation: 'rør blå led 16 A' })];
  const request = aRequest({ query: 'rørbøjle', sort: 'number' });
  expect(hasBeginningTwoEditsAway(documents, [], request)).toBe(true);
  expect(embedded(documents, []).search(request).total).toBe(1);
  expect((await search(await filled(documents, []), request)).total).toBe(0);
});
