import type { SearchRequest } from '@grossist/search-index';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { someMaterials } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { noteChanges } from '../support/note-changes.ts';
import { searchThreads } from '../support/threaded-search.ts';

// Threads are started and ended many times over.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const { db, connectionString } = await testDatabase();
const { open } = await searchThreads();
const search = open({ connectionString, threads: 2 });

const request = (query: string): SearchRequest => ({
  query,
  language: 'en',
  market: 'DK',
  sort: 'number',
  offset: 0,
  limit: 50,
  facets: 'none',
});

const found = async (query: string, engine = search): Promise<string[]> =>
  (await engine.search(request(query))).hits.map(({ key }) => key);

const aNamed = async (name: string): Promise<string> => {
  const [material] = await someMaterials(db, 1, { name });
  await noteChanges(db, [material!.sapMaterialNumber]);
  return material!.sapMaterialNumber;
};

test('answers a query after the index is filled', async () => {
  const { total } = await open({ connectionString }).search(request(''));
  expect(total).toBe(0);
});

test('a change is found, by every thread, once the search has caught up', async () => {
  const material = await aNamed('Lampholder');
  await search.caughtUp();
  expect(search.isReady()).toBe(true);
  const answers = await Promise.all(Array.from({ length: 8 }, () => found('lampholder')));
  expect(answers).toEqual(Array.from({ length: 8 }, () => [material]));
  await db.updateTable('materials').set({ status: '40' }).where('sap_material_number', '=', material).execute();
  await noteChanges(db, [material]);
  await search.caughtUp();
  expect(await Promise.all([found('lampholder'), found('lampholder')])).toEqual([[], []]);
});

test('many changes one by one are all found', async () => {
  const materials: string[] = [];
  for (let count = 0; count < 20; count++) materials.push(await aNamed(`Junction box ${count}`));
  await search.caughtUp();
  expect((await found('junction box')).toSorted()).toEqual(materials.toSorted());
});

test('when the thread that writes dies the others answer on, and its successor knows what was missed', async () => {
  const before = await aNamed('Conduit');
  await search.caughtUp();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'grossist-search' and datname = current_database()`.execute(db);
  await search.logged('search thread failed');
  expect(await found('conduit')).toEqual([before]);
  const missed = await aNamed('Conduit');
  await search.logged('search is ready', 2);
  await search.caughtUp();
  expect((await found('conduit')).toSorted()).toEqual([before, missed].toSorted());
});

test('a closed search refuses', async () => {
  const other = open({ connectionString });
  await other.close();
  await expect(other.search(request(''))).rejects.toThrow('closed');
  await expect(other.caughtUp()).rejects.toThrow('closed');
});
