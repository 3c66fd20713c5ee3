import { beforeAll, expect, test } from 'vitest';
import { rehearseSearches } from '../../src/areas/search/index.ts';
import type { SearchEngine } from '../../src/gateways/search-engine/port.ts';
import { aCatalogue } from '../support/a-catalogue.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';

const { db, pool } = await testDatabase();
const engine = inProcessSearch(pool);

beforeAll(async () => {
  await aCatalogue(db);
  await engine.caughtUp();
});

const LARGE = 20_000;

/** The engine as if it had so many materials, and what it was asked. */
const engineOf = (materials: number, meanwhile = (): void => undefined, longestMs = Number.POSITIVE_INFINITY) => {
  const asked: string[] = [];
  /** The first and the number of those whose rows were read alone. */
  const read: { offset: number; limit: number }[] = [];
  const search: SearchEngine = {
    ...engine,
    search: async (request) => {
      asked.push(request.query);
      if (request.facets === 'none') read.push({ offset: request.offset, limit: request.limit });
      meanwhile();
      return { ...(await engine.search(request)), total: materials };
    },
  };
  return { asked, read, rehearse: rehearseSearches({ db, search }, longestMs) };
};

const never = new AbortController().signal;

test('before a large shop opens it asks for its materials as buyers do', async () => {
  const { asked, rehearse } = engineOf(LARGE);
  await rehearse(never);
  const questions = asked.filter((query) => query !== '');
  expect(new Set(questions).size).toBeGreaterThan(4);
  expect(questions.some((query) => /^\p{L}{4}$/u.test(query))).toBe(true);
  expect(questions.some((query) => /^\d+$/.test(query))).toBe(true);
  expect(questions.some((query) => / /.test(query))).toBe(true);
});

test('it reads the rows of its 4,000 best known materials, which results begin with', async () => {
  const { read, rehearse } = engineOf(LARGE);
  await rehearse(never);
  const pages = Array.from({ length: 8 }, (_, page) => ({ offset: page * 500, limit: 500 }));
  expect(read.slice(0, pages.length)).toEqual(pages);
});

test('a small shop opens at once', async () => {
  const { asked, read, rehearse } = engineOf(LARGE - 1);
  await rehearse(never);
  expect(read).toEqual([]);
  expect(asked.every((query) => query === '')).toBe(true);
});

test('a shop that is stopped while it starts asks no more', async () => {
  const stopping = new AbortController();
  const { asked, rehearse } = engineOf(LARGE, () => stopping.abort());
  await rehearse(stopping.signal);
  expect(asked.filter((query) => query !== '')).toEqual([]);
});

test('when its time is over it asks no more', async () => {
  const { asked, read, rehearse } = engineOf(LARGE, undefined, 0);
  await rehearse(never);
  expect({ read, questions: asked.filter((query) => query !== '') }).toEqual({ read: [], questions: [] });
});

test('a search that fails does not keep the shop from opening', async () => {
  const { rehearse } = engineOf(LARGE, () => {
    throw new Error('away');
  });
  await expect(rehearse(never)).resolves.toBeUndefined();
});
