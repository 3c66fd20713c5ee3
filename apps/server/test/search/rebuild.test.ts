import { expect, test, vi } from 'vitest';
import { someMaterials } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { noteChanges } from '../support/note-changes.ts';
import { searchThreads } from '../support/threaded-search.ts';

// Threads are started and ended many times over.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const { db, connectionString } = await testDatabase();
const { open, aFolder } = await searchThreads();
const search = open({ connectionString, directory: await aFolder(), threads: 2 });

const total = async (query: string): Promise<number> =>
  (
    await search.search({
      query,
      language: 'en',
      market: 'DK',
      sort: 'number',
      offset: 0,
      limit: 0,
      facets: 'none',
    })
  ).total;

test('has unnoted changes in a rebuilt index, and no deleted materials', async () => {
  const unnoted = await someMaterials(db, 3, { name: 'Breaker' });
  await noteChanges(
    db,
    unnoted.map(({ sapMaterialNumber }) => sapMaterialNumber),
  );
  await search.caughtUp();
  await someMaterials(db, 2, { name: 'Breaker' });
  await db.updateTable('materials').set({ status: '40' }).where('code', '=', unnoted[0]!.code).execute();
  await search.caughtUp();
  expect(await total('breaker')).toBe(3);
  await search.rebuild();
  expect(await Promise.all([total('breaker'), total('breaker')])).toEqual([4, 4]);
});

test('loses no changes during a rebuild, and keeps searching', async () => {
  await someMaterials(db, 50, { name: 'Relay' });
  await search.rebuild();
  const rebuilt = search.rebuild();
  const events: string[] = [];
  void rebuilt.then(() => events.push('rebuilt'));
  expect(await total('relay')).toBe(50);
  events.push('answered');
  const during = await someMaterials(db, 2, { name: 'Relay' });
  await noteChanges(
    db,
    during.map(({ sapMaterialNumber }) => sapMaterialNumber),
  );
  await search.caughtUp();
  expect(await total('relay')).toBe(52);
  await rebuilt;
  expect(await total('relay')).toBe(52);
  expect(events).toEqual(['answered', 'rebuilt']);
});

test('rebuilding twice at a time is rebuilding once', async () => {
  const rebuilds = (): number => search.messages.filter((message) => message === 'search is rebuilt').length;
  const before = rebuilds();
  await Promise.all([search.rebuild(), search.rebuild()]);
  await search.logged('search is rebuilt', before + 1);
  await search.caughtUp();
  expect(rebuilds()).toBe(before + 1);
});
