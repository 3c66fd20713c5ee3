import type { SearchRequest } from '@grossist/search-index';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOpenSearch } from '../../../src/gateways/search-engine/opensearch/open-opensearch.ts';
import type { SearchEngine } from '../../../src/gateways/search-engine/port.ts';
import { aCatalogue } from '../../support/a-catalogue.ts';
import { someMaterials } from '../../support/a-material.ts';
import { anAssortment } from '../../support/an-assortment.ts';
import { testDatabase } from '../../support/database.ts';
import { inProcessSearch } from '../../support/in-process-search.ts';
import { noteChanges } from '../../support/note-changes.ts';
import { aRequest } from '../engine-contract/documents.ts';
import { type StandIn, startStandIn } from '../opensearch-stand-in/index.ts';
import { aLog } from './a-log.ts';

const { db, pool, connectionString } = await testDatabase();
let standIn: StandIn;
let cluster: SearchEngine;
const embedded = inProcessSearch(pool);

beforeAll(async () => {
  standIn = await startStandIn();
  await aCatalogue(db);
  cluster = openOpenSearch({ url: standIn.url, indexPrefix: 'same', connectionString, log: aLog() });
  await Promise.all([embedded.caughtUp(), cluster.caughtUp()]);
});
afterAll(async () => {
  await cluster.close();
  await standIn.close();
});

const QUERIES = [
  '',
  'kabel',
  'installationskabel',
  'installationskabler',
  'nkt',
  'rør',
  '3g1,5',
  '1018511',
  '101',
  'noiklx',
];

const ASKED: readonly Partial<SearchRequest>[] = [
  {},
  { language: 'en' },
  { language: 'de', market: 'DE' },
  { groupByProduct: true, variationsPerProduct: 3 },
  { nodeCode: 'E1' },
  { selectedFacets: [{ key: 'EF000007', values: ['EV000202'] }] },
  { selectedFacets: [{ key: 'EF000060', values: ['1..2'] }], groupByProduct: true },
  { sort: 'name', limit: 2, offset: 1 },
];

test.each(QUERIES)('both engines answer the same of the shop’s own catalogue: "%s"', async (query) => {
  for (const asked of ASKED) {
    const request = aRequest({ query, sort: 'number', facets: 'all', ...asked });
    expect([asked, await cluster.search(request)]).toEqual([asked, await embedded.search(request)]);
  }
});

test('both look up the same', async () => {
  const numbers = ['1018511', '5702950410001', 'ALT-77', '171300', '1000001', '4711'];
  expect(await cluster.lookup(numbers, 'DK')).toEqual(await embedded.lookup(numbers, 'DK'));
});

test('apply a change in both, and hide exclusive materials from others', async () => {
  const materials = await someMaterials(db, 2, { name: 'Rotary hammer' });
  const [open, exclusive] = materials.map(({ sapMaterialNumber }) => sapMaterialNumber);
  const { code } = await anAssortment(db, { materials: [exclusive!] });
  await noteChanges(db, [open!, exclusive!]);
  await Promise.all([embedded.caughtUp(), cluster.caughtUp()]);
  const keys = async (engine: SearchEngine, granted: readonly string[]): Promise<string[]> => {
    const request = aRequest({ query: 'rotary hammer', sort: 'number', assortments: { granted, isLimited: false } });
    return (await engine.search(request)).hits.map(({ key }) => key);
  };
  for (const engine of [embedded, cluster]) {
    expect(await keys(engine, [])).toEqual([open]);
    expect(await keys(engine, [code])).toEqual([open, exclusive].sort());
  }
});

test('editors’ synonyms are followed without a change of any material', async () => {
  await db
    .insertInto('synonym_groups')
    .values({
      id: uuidv7(),
      language: null,
      key: 'perforator',
      words: ['perforator', 'rotary hammer'],
      is_one_way: false,
    })
    .execute();
  await cluster.caughtUp();
  expect((await cluster.search(aRequest({ query: 'perforator' }))).total).toBe(1);
});
