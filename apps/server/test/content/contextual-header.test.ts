import { getContextualHeader, getContextualHeaderSettings, saveContextualHeader } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { anEditor } from '../support/an-editor.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countUncachedQueries } from '../support/query-count.ts';

const database = await testDatabase();
const { db } = database;
const app = catalogueApp(database);

let editor: Client;
beforeAll(async () => {
  editor = await anEditor(db, app);
});

const versionNow = async () => (await editor.answer(getContextualHeaderSettings)).Version;
const HEADER = {
  Title: { en: 'Closed on 1 May', da: 'Lukket 1. maj' },
  Text: { en: 'Orders of that day leave on 4 May.' },
  LinkText: { en: 'Opening hours' },
  LinkUrl: '/pages/opening-hours',
  Breakpoints: ['small_mobile' as const, 'desktop' as const],
  IsOpen: true,
  IsPublished: true,
};
const save = async (changes: object = {}) =>
  editor.answer(saveContextualHeader, { body: { ...HEADER, Version: await versionNow(), ...changes } });
const shown = async (cultureName: 'en' | 'da' | 'sv' = 'en') =>
  (await app.asAnonymous().answer(getContextualHeader, { query: { cultureName } })).ContextualHeader;

test('shows nothing until a header is published', async () => {
  expect(await shown()).toBeNull();
  await save({ IsPublished: false });
  expect(await shown()).toBeNull();
});

test('shows the published header in the reader’s language, at the chosen widths', async () => {
  const { Version } = await save();
  const texts = { Title: 'Closed on 1 May', Text: HEADER.Text.en, LinkText: 'Opening hours', Language: '' };
  const { LinkUrl, Breakpoints, IsOpen } = HEADER;
  expect(await shown()).toEqual({ ...texts, LinkUrl, Breakpoints, IsOpen, Version });
  expect(await shown('da')).toMatchObject({ Title: 'Lukket 1. maj', Language: '' });
});

test('costs one query', async () => {
  await save();
  expect(await countUncachedQueries(db, () => shown())).toBe(1);
});

test.each([
  [{ Title: {} }, 'Title'],
  [{ Breakpoints: [] }, 'Breakpoints'],
  [{ LinkUrl: '' }, 'LinkUrl'],
  [{ LinkText: {} }, 'LinkText'],
])('refuses %j naming the field', async (changes, field) => {
  const body = { ...HEADER, Version: await versionNow(), ...changes };
  expect(await editor.refusal(saveContextualHeader, { body })).toMatchObject({ status: 422, errors: [{ field }] });
});

test('refuses script as the address of the link', async () => {
  const body = { ...HEADER, LinkUrl: 'javascript:alert(1)', Version: await versionNow() };
  expect((await editor.refusal(saveContextualHeader, { body })).status).toBe(400);
});

test('saves one of two racing changes and refuses the other', async () => {
  const Version = await versionNow();
  const statuses = await Promise.all(
    ['One', 'Two'].map(async (title) => {
      const body = { ...HEADER, Title: { en: title }, Version };
      return (await editor.call(saveContextualHeader, { body })).statusCode;
    }),
  );
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test('lets editors alone read and change the settings', async () => {
  const buyer = await app.signedIn(await aBuyer(db));
  expect((await buyer.refusal(getContextualHeaderSettings)).status).toBe(403);
  expect((await buyer.refusal(saveContextualHeader, { body: { ...HEADER, Version: 0 } })).status).toBe(403);
});
