import * as calls from '@grossist/contracts';
import { LANGUAGES, LOCALES } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { anEmployee } from '../support/an-employee.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { requestFields } from '../support/request-fields.ts';
import { testApp } from '../support/test-app.ts';

const database = await testDatabase();
const { signedIn } = catalogueApp(database);
const { app } = testApp(database.db, { answers: everyAnswer(database.db, database.pool).answers });

const fieldsNamed = (name: RegExp) =>
  calls.operations.flatMap((operation) =>
    requestFields(operation)
      .filter(({ path }) => name.test(path))
      .map(({ path, schema }) => ({ field: `${operation.name} ${path}`, schema })),
  );

describe('a language is accepted by itself and by its locale:', () => {
  const fields = fieldsNamed(/\.(cultureName|language)$/i);

  test('in many calls', () => expect(fields.length).toBeGreaterThan(20));

  test.each(fields)('$field', ({ schema }) => {
    const refused = [...LANGUAGES, ...LOCALES].filter((name) => !schema.safeParse(name).success);
    expect(refused).toEqual([]);
    const meant = LOCALES.map((locale) => [schema.parse(locale), schema.parse(locale.slice(0, 2))]);
    for (const [byLocale, byLanguage] of meant) expect(byLanguage).toBe(byLocale);
    expect(schema.safeParse('xx').success).toBe(false);
  });
});

describe('a blank sort key falls back to the preset:', () => {
  const fields = fieldsNamed(/\.sort(Key)?$/i);

  test('in many calls', () => expect(fields.length).toBeGreaterThan(10));

  test.each(fields)('$field', ({ schema }) => {
    const preset = schema.safeParse(undefined);
    for (const blank of ['', ' ', '\t', null]) {
      const read = schema.safeParse(blank);
      expect(read.success).toBe(true);
      if (preset.success) expect(read.data).toBe(preset.data);
    }
    expect(schema.safeParse('no-such-order').success).toBe(false);
  });
});

test('sorts by the preset where the sort key is blank', async () => {
  const client = await signedIn(await aBuyer(database.db));
  const search = async (SortKey?: '') =>
    (await client.answer(calls.commerceSearch, { body: { Query: '', SortKey } })).Documents.map(({ Code }) => Code);
  await client.answer(calls.setSortKey, { body: { SortKey: '' } });
  expect(await search('')).toEqual(await search());
});

test('takes a locale for a language of facet settings', async () => {
  const client = await signedIn(await anEmployee(database.db, 'editor'));
  const settings = async (language: 'da' | 'da-DK') =>
    client.answer(calls.facetVisibilityInitialLoad, { query: { language } });
  expect(await settings('da-DK')).toEqual(await settings('da'));
});

test('takes texts by language and by locale', () => {
  const { Title } = calls.savePage.body.parse({
    Slug: 'a',
    Kind: 'help',
    Title: { 'da-DK': 'Kabel', en: 'Cable' },
    Introduction: {},
    Body: {},
    IsPublished: false,
    Version: 0,
  });
  expect(Title).toEqual({ da: 'Kabel', en: 'Cable' });
});

test('reads several values of an address comma-separated and repeated alike', async () => {
  const numbers = ['1000001', '1000002', '2000001'];
  const codesOf = async (query: string) => {
    const answer = await app.inject({ url: `${calls.getVariationsData.path}?${query}` });
    expect(answer.statusCode, answer.body).toBe(200);
    return calls.getVariationsData.response.parse(answer.json()).Documents.map(({ Code }) => Code);
  };
  expect(await codesOf(`sapMaterialNumbers=${numbers.join(',')}`)).toEqual(numbers);
  expect(await codesOf(numbers.map((number) => `sapMaterialNumbers=${number}`).join('&'))).toEqual(numbers);
  expect(await codesOf(`sapMaterialNumbers=1000001, 1000002&sapMaterialNumbers=2000001`)).toEqual(numbers);
  expect((await app.inject(`${calls.getVariationsData.path}?sapMaterialNumbers=,`)).statusCode).toBe(400);
});
