import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../support/database.ts';
import { unique } from '../../support/unique.ts';
import { aDocument, aRequest } from '../engine-contract/documents.ts';
import { memoryCatalogue, openSearchWorld } from '../engine-contract/index.ts';
import type { MemoryCatalogue } from '../engine-contract/memory-catalogue.ts';
import type { World } from '../engine-contract/world.ts';
import { type StandIn, startStandIn } from '../opensearch-stand-in/index.ts';
import { aLog } from './a-log.ts';

const database = await testDatabase();
const another = await testDatabase();
let standIn: StandIn;
let opened: World[] = [];
const log = aLog();

beforeAll(async () => {
  standIn = await startStandIn();
});
afterEach(async () => {
  await Promise.all(opened.map((world) => world.close()));
  opened = [];
});
afterAll(() => standIn.close());

interface Shared {
  indexPrefix: string;
  catalogue: MemoryCatalogue;
}

const aShop = (): Shared => ({ indexPrefix: `filling${unique()}`, catalogue: memoryCatalogue() });

const open = (shared: Shared, { db, connectionString } = database): World => {
  const world = openSearchWorld({ db, connectionString, ...shared, url: standIn.url, log });
  opened.push(world);
  return world;
};

const keys = async ({ engine }: World): Promise<string[]> =>
  (await engine.search(aRequest({ sort: 'number' }))).hits.map(({ key }) => key);

const drills = (...numbers: number[]) => numbers.map((number) => aDocument({ key: String(number) }));

const indicesOf = ({ indexPrefix }: Shared): readonly string[] => standIn.indices(`${indexPrefix}-materials-*`);

test('materials that a cluster is too busy for are sent again', async () => {
  const world = open(aShop());
  await world.engine.caughtUp();
  standIn.beBusyFor('2', 2);
  await world.put(...drills(1, 2, 3));
  await world.engine.caughtUp();
  expect(await keys(world)).toEqual(['1', '2', '3']);
});

test('a material that is refused is logged and left out, the others are found', async () => {
  const world = open(aShop());
  await world.put(...drills(1), aDocument({ key: 'x'.repeat(600) }), ...drills(3));
  await world.engine.caughtUp();
  expect(await keys(world)).toEqual(['1', '3']);
  expect(log.lines.some((line) => line.startsWith('OpenSearch refused materials'))).toBe(true);
});

test.each([429, 503])('a cluster that answers %s for a while is waited for', async (status) => {
  const world = open(aShop());
  await world.engine.caughtUp();
  standIn.failNext('_bulk', status, 2);
  await world.put(...drills(1));
  await world.engine.caughtUp();
  expect(await keys(world)).toEqual(['1']);
});

test('one that stays busy for longer is tried again from the last change that is in', async () => {
  const world = open(aShop());
  await world.engine.caughtUp();
  standIn.failNext('_bulk', 503, 6);
  await world.put(...drills(1));
  await world.engine.caughtUp();
  expect(await keys(world)).toEqual(['1']);
});

test('continues from the last change after a restart, without filling the index', async () => {
  const shared = aShop();
  const first = open(shared);
  await first.put(...drills(1, 2));
  await first.engine.caughtUp();
  await first.close();
  const before = indicesOf(shared);
  await first.remove('1');
  await first.put(...drills(3));
  const again = open(shared);
  await again.engine.caughtUp();
  expect(await keys(again)).toEqual(['2', '3']);
  expect(indicesOf(shared)).toEqual(before);
});

test('writes in one of several processes, searches in all, and replaces a writer that ends', async () => {
  const shared = aShop();
  const [one, other] = [open(shared), open(shared)];
  await one.put(...drills(1));
  await Promise.all([one.engine.caughtUp(), other.engine.caughtUp()]);
  expect(await keys(other)).toEqual(['1']);
  expect(indicesOf(shared)).toHaveLength(1);
  for (const [ending, staying, number] of [[one, other, 2]] as const) {
    await ending.close();
    await staying.put(...drills(number));
    await staying.engine.caughtUp();
    expect(await keys(staying)).toEqual(['1', '2']);
  }
});

test('changes are written once, however many processes there are', async () => {
  const shared = aShop();
  const worlds = [open(shared), open(shared), open(shared)];
  await Promise.all(worlds.map(({ engine }) => engine.caughtUp()));
  const bulks = () =>
    standIn.requests.filter((request) => request.includes(shared.indexPrefix) && request.endsWith('_bulk'));
  const before = bulks().length;
  await worlds[2]!.put(...drills(1));
  await Promise.all(worlds.map(({ engine }) => engine.caughtUp()));
  expect(bulks().length - before).toBe(1);
  for (const world of worlds) expect(await keys(world)).toEqual(['1']);
});

test('fills an index of another database again', async () => {
  const shared = aShop();
  const first = open(shared);
  await first.put(...drills(1));
  await first.engine.caughtUp();
  await first.close();
  const before = indicesOf(shared);
  const foreign = open({ ...shared, catalogue: memoryCatalogue() }, another);
  await foreign.put(...drills(7));
  await foreign.engine.caughtUp();
  expect(await keys(foreign)).toEqual(['7']);
  expect(indicesOf(shared)).toHaveLength(1);
  expect(indicesOf(shared)).not.toEqual(before);
});

test('while an index is rebuilt people search in the old one, and changes are in the new one', async () => {
  const shared = aShop();
  const [one, other] = [open(shared), open(shared)];
  await one.put(...drills(1, 2));
  await Promise.all([one.engine.caughtUp(), other.engine.caughtUp()]);
  let isDone = false;
  const rebuilt = Promise.all([one.engine.rebuild(), other.engine.rebuild()]).finally(() => {
    isDone = true;
  });
  for (let number = 3; !isDone && number < 40; number++) {
    await other.put(...drills(number));
    await other.engine.caughtUp();
    expect(await keys(one)).toContain(String(number));
  }
  await rebuilt;
  expect((await keys(one)).length).toBe(shared.catalogue.documents.size);
  expect(indicesOf(shared)).toHaveLength(1);
});

test('keeps only the previous index after a failed rebuild', async () => {
  const shared = aShop();
  const world = open(shared);
  await world.put(...drills(1));
  await world.engine.caughtUp();
  const before = indicesOf(shared);
  standIn.failNext('_aliases', 500, 1);
  await expect(world.engine.rebuild()).rejects.toThrow('500');
  expect(indicesOf(shared)).toEqual(before);
  expect(await keys(world)).toEqual(['1']);
});

test('sends only requests that a cluster accepts', () => {
  expect(standIn.refused).toEqual([]);
});
