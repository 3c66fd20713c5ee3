import { readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayWrite } from '../../src/gateways/search-engine/embedded/snapshot/manifest.ts';
import { tidy } from '../../src/jobs/tidy.ts';
import { someMaterials } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { noteChanges } from '../support/note-changes.ts';
import { searchThreads, type ThreadedSearch } from '../support/threaded-search.ts';

// Threads are started and ended many times over.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const LOADED = 'snapshot of the search loaded';
const WRITTEN = 'snapshot of the search written';
const DAMAGED = 'The snapshot of the search index cannot be used: the index is rebuilt';
const FOREIGN = 'The snapshot of the search index is of another database, or too old: the index is rebuilt';

const database = await testDatabase();
const another = await testDatabase();
const { open, aFolder, closeAll } = await searchThreads();

const keys = async (search: ThreadedSearch): Promise<string[]> => {
  const { hits } = await search.search({
    query: 'contactor',
    language: 'en',
    market: 'DK',
    sort: 'number',
    offset: 0,
    limit: 100,
    facets: 'none',
  });
  return hits.map(({ key }) => key);
};

/** Notes the materials of all names, so that both databases have a last change. */
const contactors = async ({ db } = database): Promise<string[]> => {
  const numbers = (await someMaterials(db, 3, { name: 'Contactor' })).map((each) => each.sapMaterialNumber);
  await noteChanges(db, numbers);
  return numbers;
};

let directory = '';
let all: string[] = [];

beforeEach(async () => {
  directory = await aFolder();
  all = [...all, ...(await contactors())];
  const search = open({ connectionString: database.connectionString, directory });
  await search.caughtUp();
  await search.close();
});

afterEach(closeAll);

const reopened = async (connectionString = database.connectionString): Promise<ThreadedSearch> => {
  const search = open({ connectionString, directory });
  await search.caughtUp();
  return search;
};

const fileOf = async (kind: string): Promise<string> =>
  join(directory, (await readdir(directory)).find((name) => name.startsWith(kind))!);

test('restores the index after a restart, with changes in between', async () => {
  all = [...all, ...(await contactors())];
  const search = await reopened();
  expect(search.messages).toContain(LOADED);
  expect(await keys(search)).toEqual(all);
  await search.close();
  expect(search.messages).toContain(WRITTEN);
  const again = await reopened();
  expect(again.messages).toContain(LOADED);
  expect(await keys(again)).toEqual(all);
});

test('writes nothing without changes', async () => {
  const search = await reopened();
  await search.close();
  expect(search.messages).not.toContain(WRITTEN);
});

test('segments that are on disk are not written again', async () => {
  const before = (await readdir(directory)).filter((name) => name.startsWith('segment-'));
  const { db } = database;
  const { sapMaterialNumber } = (await someMaterials(db, 1, { name: 'Fuse' }))[0]!;
  await noteChanges(db, [sapMaterialNumber]);
  const search = await reopened();
  await search.close();
  const after = (await readdir(directory)).filter((name) => name.startsWith('segment-'));
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after.length).toBeGreaterThan(before.length);
});

test('a snapshot that is damaged is not used, and everything is found all the same', async () => {
  await truncate(await fileOf('segment'), 1000);
  const search = await reopened();
  expect(search.messages).toContain(DAMAGED);
  expect(search.messages).not.toContain(LOADED);
  expect(await keys(search)).toEqual(all);
  await search.close();
  expect((await reopened()).messages).toContain(LOADED);
});

test('a process killed while it writes leaves the snapshot before', async () => {
  await writeFile(join(directory, 'segment-0.bin'), 'half of it');
  await writeFile(join(directory, 'manifest.json.unfinished'), '{"checksum":');
  const search = await reopened();
  expect(search.messages).toContain(LOADED);
  expect(await keys(search)).toEqual(all);
  all = [...all, ...(await contactors())];
  await search.caughtUp();
  await search.close();
  const names = await readdir(directory);
  expect(names).not.toContain('segment-0.bin');
  expect(names).not.toContain('manifest.json.unfinished');
});

test('the snapshot of another database is not used', async () => {
  const others = await contactors(another);
  const search = await reopened(another.connectionString);
  expect(search.messages).toContain(FOREIGN);
  expect(await keys(search)).toEqual(others);
});

test('refuses a snapshot if later changes were purged, and uses one with the last change', async () => {
  const { db, pool } = database;
  const tidied = async (): Promise<void> => {
    await db
      .updateTable('search_changes')
      .set({ changed_at: new Date('2020-01-01') })
      .execute();
    const client = await pool.connect();
    await tidy(client).finally(() => client.release());
  };
  await tidied();
  const current = await reopened();
  await current.close();
  const unchanged = await reopened();
  expect(unchanged.messages).toContain(LOADED);
  await unchanged.close();
  all = [...all, ...(await contactors())];
  await tidied();
  const search = await reopened();
  expect(search.messages).toContain(FOREIGN);
  expect(await keys(search)).toEqual(all);
});

test('of two processes with one folder one writes snapshots', async () => {
  const [one, other] = [1, 2].map(() => new Client({ connectionString: database.connectionString }));
  await Promise.all([one!.connect(), other!.connect()]);
  expect(await mayWrite(one!, directory)).toBe(true);
  expect(await mayWrite(one!, directory)).toBe(true);
  expect(await mayWrite(other!, directory)).toBe(false);
  expect(await mayWrite(other!, `${directory}-of-another`)).toBe(true);
  await Promise.all([one!.end(), other!.end()]);
});
