import {
  createSynonyms,
  deleteSynonyms,
  getSynonyms,
  importSynonyms,
  operations,
  updateSynonyms,
} from '@grossist/contracts';
import fc from 'fast-check';
import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readCsv } from '../../src/areas/search/synonyms/import-groups.ts';
import { readSynonyms } from '../../src/gateways/search-engine/embedded/read-words.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { anEditor } from '../support/an-editor.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';

const database = await testDatabase();
const { db, pool } = database;
const app = catalogueApp(database);

let editor: Client;
beforeAll(async () => {
  editor = await anEditor(db, app);
});
beforeEach(() => db.deleteFrom('synonym_groups').execute());

const group = (Words: string[], changes = {}) => ({ body: { Language: 'da' as const, Words, ...changes } });

test('stores each word of a group once, and checks the version at a change or deletion', async () => {
  const made = await editor.answer(createSynonyms, group(['kabel', ' Ledning ', 'KABEL', 'lysnet  kabel']));
  expect(made).toMatchObject({ Words: ['kabel', 'Ledning', 'lysnet kabel'], IsOneWay: false, Version: 1 });
  const params = { id: made.Id };
  const body = { Language: null, Words: ['kabel', 'cable'], IsOneWay: true, Version: 1 };
  expect(await editor.answer(updateSynonyms, { params, body })).toMatchObject({ Language: null, Version: 2 });
  expect((await editor.refusal(updateSynonyms, { params, body })).status).toBe(409);
  expect((await editor.refusal(deleteSynonyms, { params, query: { Version: 1 } })).status).toBe(409);
  await editor.answer(deleteSynonyms, { params, query: { Version: 2 } });
  expect((await editor.refusal(deleteSynonyms, { params, query: { Version: 2 } })).status).toBe(404);
});

test.each([[[]], [['kabel']], [['kabel', ' KABEL ']], [['', ' ']]])(
  'a group needs two different words: %j',
  async (words) => {
    expect(await editor.refusal(createSynonyms, group(words))).toMatchObject({
      status: 422,
      code: 'too-few-words',
      errors: [{ field: 'Words' }],
    });
  },
);

test('the same words in another order are the same group, but not in another language or one way', async () => {
  await editor.answer(createSynonyms, group(['a', 'b']));
  expect((await editor.refusal(createSynonyms, group(['B', 'a']))).code).toBe('group-is-there');
  await editor.answer(createSynonyms, group(['a', 'b'], { Language: 'sv' }));
  await editor.answer(createSynonyms, group(['a', 'b'], { IsOneWay: true }));
  await editor.answer(createSynonyms, group(['b', 'a'], { IsOneWay: true }));
});

test('groups are found by part of a word and by language', async () => {
  await editor.answer(createSynonyms, group(['kabel', 'ledning']));
  await editor.answer(createSynonyms, group(['lampa', 'armatur'], { Language: 'sv' }));
  await editor.answer(createSynonyms, group(['HFI', 'RCD'], { Language: null }));
  const found = async (query: object) =>
    (await editor.answer(getSynonyms, { query })).PageItems.map(({ Words }) => Words[0]);
  expect(await found({ Query: 'LEDN' })).toEqual(['kabel']);
  expect(await found({ Query: '%' })).toEqual([]);
  expect(await found({ Language: 'sv' })).toEqual(['HFI', 'lampa']);
  expect(await found({})).toEqual(['HFI', 'lampa', 'kabel']);
});

test('imports groups from CSV: valid lines are added, known ones skipped, invalid ones reported', async () => {
  await editor.answer(createSynonyms, group(['kabel', 'ledning']));
  const Csv = [
    '\uFEFF# language, direction, words',
    'da;both;ledning;kabel',
    'sv,one-way,lampa,"armatur, utomhus"',
    ';both;RCD;HFI;"5"" rør"',
    'xx;both;a;b',
    'da;sometimes;a;b',
    'da;both;alone',
    '',
  ].join('\r\n');
  expect(await editor.answer(importSynonyms, { body: { Csv } })).toEqual({
    Added: 2,
    AlreadyThere: 1,
    Refused: [
      { Line: 5, Reason: '"xx" is no language of the shop' },
      { Line: 6, Reason: '"sometimes" is neither one-way nor both' },
      { Line: 7, Reason: 'A group needs two different words' },
    ],
    RefusedCount: 3,
  });
  const words = (await editor.answer(getSynonyms)).PageItems.flatMap(({ Words }) => Words);
  expect(words).toContain('armatur, utomhus');
  expect(words).toContain('5" rør');
});

test('an import may take the place of everything there was', async () => {
  await editor.answer(createSynonyms, group(['kabel', 'ledning']));
  await editor.answer(importSynonyms, { body: { Csv: 'de;both;Kabel;Leitung', ReplaceAll: true } });
  expect((await editor.answer(getSynonyms)).PageItems.map(({ Words }) => Words)).toEqual([['Kabel', 'Leitung']]);
});

test('an import costs as many statements as it is short or long', async () => {
  const csv = (lines: number, mark: string) =>
    Array.from({ length: lines }, (_, line) => `da;both;a${mark}${line};b${mark}${line}`).join('\n');
  const short = await countQueries(db, () => editor.answer(importSynonyms, { body: { Csv: csv(1, 'x') } }));
  const long = await countQueries(db, () => editor.answer(importSynonyms, { body: { Csv: csv(2000, 'y') } }));
  expect(long).toBe(short);
});

test('stores at most 10,000 groups; an import beyond them adds none', async () => {
  const lines = (from: number) =>
    Array.from({ length: 5000 }, (_, line) => `da;both;a${from + line};b${from + line}`).join('\n');
  await editor.answer(importSynonyms, { body: { Csv: lines(0) } });
  await editor.answer(importSynonyms, { body: { Csv: lines(5000) } });
  expect(await editor.refusal(importSynonyms, { body: { Csv: 'da;both;x;y' } })).toMatchObject({
    status: 422,
    code: 'synonyms-full',
  });
  expect((await editor.refusal(createSynonyms, group(['x', 'y']))).code).toBe('synonyms-full');
  expect((await editor.answer(getSynonyms)).TotalItems).toBe(10_000);
});

test('parses or refuses any CSV line by line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (csv) => {
      const { groups, refused } = readCsv(csv);
      for (const { words } of groups) expect(words.every((word) => !/\p{Surrogate}/u.test(word))).toBe(true);
      expect(groups.length + refused.length).toBeLessThanOrEqual(csv.split(/\r\n|\r|\n/).length);
    }),
  );
});

test('notifies the search of each change, which reads all groups', async () => {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    const notified = new Promise<string>((resolve) => {
      client.on('notification', ({ channel }) => resolve(channel));
    });
    await client.query('listen synonyms');
    const { Id } = await editor.answer(createSynonyms, group(['a', 'b'], { IsOneWay: true }));
    await editor.answer(createSynonyms, group(['c', 'd'], { Language: null }));
    expect(await notified).toBe('synonyms');
    expect(await readSynonyms(client)).toMatchObject([
      { id: Id, language: 'da', words: ['a', 'b'], oneWay: true },
      { words: ['c', 'd'], oneWay: false },
    ]);
  } finally {
    await client.end();
  }
  expect(pool.waitingCount).toBe(0);
});

test('synonyms are the editors’ alone', async () => {
  const buyer = await app.signedIn(await aBuyer(db));
  const own = operations.filter(({ path }) => path.startsWith('/api/synonyms'));
  expect(own).toHaveLength(5);
  for (const { method, path } of own) {
    const url = path.replace(':id', '01890a5d-ac96-774b-bcce-b302099a8057');
    expect((await buyer.send({ method, url })).statusCode).toBe(403);
  }
});
