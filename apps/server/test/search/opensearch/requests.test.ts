import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../support/database.ts';
import { aRequest, CATALOGUE, TERMS } from '../engine-contract/documents.ts';
import { openSearchWorld } from '../engine-contract/index.ts';
import type { World } from '../engine-contract/world.ts';
import { type StandIn, startStandIn } from '../opensearch-stand-in/index.ts';
import { aLog } from './a-log.ts';

const database = await testDatabase();
let standIn: StandIn;
let world: World;

beforeAll(async () => {
  standIn = await startStandIn();
  world = openSearchWorld({ ...database, url: standIn.url, indexPrefix: 'requests', log: aLog() });
  await world.register(...TERMS);
  await world.put(...CATALOGUE);
  await world.engine.caughtUp();
});
afterAll(async () => {
  await world.close();
  await standIn.close();
});

const requestsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const before = standIn.requests.length;
  await work();
  return standIn.requests.slice(before);
};
const SEARCH = 'POST requests-materials/_search';

test('a search is one request, with all its facets, choices, products and variations', async () => {
  const bare = aRequest({ query: 'kabel' });
  const full = aRequest({
    query: 'installationskabel hvid 3g1,5',
    facets: 'all',
    nodeCode: 'E1',
    groupByProduct: true,
    variationsPerProduct: 5,
    selectedFacets: [
      { key: 'EF1', values: ['1..2', '1.5'] },
      { key: 'EF3', values: ['true'] },
      { key: 'supplier', values: ['NKT'] },
    ],
    assortments: { granted: ['A', 'B'], isLimited: false },
  });
  for (const request of [aRequest(), bare, full])
    expect(await requestsOf(() => world.engine.search(request))).toEqual([SEARCH]);
});

test('suggestions are one request, and so is a list of numbers to look up', async () => {
  const suggestion = { query: 'sort inst', language: 'da', market: 'DK', limit: 5 } as const;
  expect(await requestsOf(() => world.engine.complete(suggestion))).toEqual([SEARCH]);
  const numbers = Array.from({ length: 500 }, (_, number) => String(1_018_000 + number));
  expect(await requestsOf(() => world.engine.lookup(numbers, 'DK'))).toEqual([SEARCH]);
  expect(await requestsOf(() => world.engine.lookup([], 'DK'))).toEqual([]);
});

test.each([
  ['gumikabel', 'a mistyped word'],
  ['gumikabel sort 5g2,5 dåse pære qqqqqq', 'words that nothing has together'],
  ['qqqqqqqq', 'a word that there is not'],
])('%s: understanding a query that finds nothing takes three more requests at most: %s', async (query) => {
  const requests = await requestsOf(() => world.engine.search(aRequest({ query, facets: 'all' })));
  expect(requests.length).toBeLessThanOrEqual(4);
  expect(new Set(requests)).toEqual(new Set([SEARCH]));
});

test.each([
  ['twelve long words', 'sikkerhedsafbrydermonteringsplade '.repeat(12)],
  ['more than is looked at', 'æøå'.repeat(500)],
  ['signs', '* ? \\ " ( ) [ ] { } ~ ^ $ | & # @ < > : / = + - . ,'],
  ['signs among letters', 'ka*bel? "3/4" (dåse) kabel:da words.all a=b #1 <x>'],
  ['a pattern', 'installations.*kabel(a|b)+'],
  ['sizes', '1/2" x 3/4" ø22 mm² 3x1.5+1.5'],
  ['an empty tag', 'da: xx: da~kabl'],
])('whatever is typed is a question that a cluster takes: %s', async (_, query) => {
  for (const language of ['da', 'nb', 'fo', 'en', 'de'] as const) {
    await world.engine.search(aRequest({ query, language, facets: 'all' }));
    await world.engine.complete({ query, language, market: 'DK', limit: 5 });
  }
  expect(standIn.refused).toEqual([]);
});

test('sends valid queries for impossible choices', async () => {
  const values = ['', '..', '5..2', '-1e308..1e308', 'NaN', '\u0000', '"', '.*', 'x'.repeat(2000)];
  const keys = ['EF1', 'node', 'a=b', '', '.*', '#exclusive', '(', '__proto__'];
  for (const key of keys)
    await world.engine.search(aRequest({ facets: 'all', selectedFacets: [{ key, values }], groupByProduct: true }));
  expect(standIn.refused).toEqual([]);
});
