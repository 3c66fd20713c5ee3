import { expect, test, vi } from 'vitest';
import { someMaterials } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { searchThreads } from '../support/threaded-search.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const { db, connectionString } = await testDatabase();
const { open } = await searchThreads();

/** From so many on the engine tells the hits before it has counted the facets. */
const MANY = 4000;

test('sends the hits of a large result before the response, separately for each query', async () => {
  await someMaterials(db, MANY, { name: 'Doorbell' });
  await someMaterials(db, MANY, { name: 'Cable tie' });
  const search = open({ connectionString, threads: 1 });
  await search.caughtUp();
  const asked = async (query: string) => {
    const early: (readonly string[])[] = [];
    let answered = false;
    const { hits, total } = await search.search(
      { query, language: 'en', market: 'DK', sort: 'number', offset: 0, limit: 3, facets: 'all' },
      (keys) => {
        if (!answered) early.push(keys);
      },
    );
    answered = true;
    expect({ total, early }).toEqual({ total: MANY, early: [hits.map(({ key }) => key)] });
    return hits[0]?.key;
  };
  const [bell, tie] = await Promise.all([asked('doorbell'), asked('cable tie')]);
  expect(bell).not.toBe(tie);
});
