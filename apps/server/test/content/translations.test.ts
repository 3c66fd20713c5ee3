import {
  createOrder,
  getDocumentTypeTranslations,
  getSapErrorTranslations,
  operations,
  saveDocumentTypeTranslations,
  saveSapErrorTranslations,
} from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { anEditor } from '../support/an-editor.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const app = testApp(db, { answers: everyAnswer(db, pool).answers });

let editor: Client;
beforeAll(async () => {
  editor = await anEditor(db, app);
});

const save = (...Translations: { Code: string; Texts: object; Version?: number }[]) =>
  editor.answer(saveDocumentTypeTranslations, { body: { Translations } });
const listed = async () => (await editor.answer(getDocumentTypeTranslations)).Translations;

test('returns translations by code, with missing ones', async () => {
  await save({ Code: 'mounting', Texts: { da: 'Montage ', en: '' } });
  expect((await listed()).map(({ Code, Texts, Version }) => [Code, Texts, Version])).toEqual([
    ['certificate', {}, 0],
    ['data-sheet', {}, 0],
    ['declaration', {}, 0],
    ['instructions', {}, 0],
    ['mounting', { da: 'Montage' }, 1],
    ['other', {}, 0],
  ]);
  await save({ Code: 'mounting', Texts: {} });
  expect((await listed()).map(({ Code }) => Code)).not.toContain('mounting');
});

test('a save is taken whole or not at all', async () => {
  await save({ Code: 'a', Texts: { en: 'A' } });
  const body = {
    Translations: [
      { Code: 'b', Texts: { en: 'B' } },
      { Code: 'a', Texts: { en: 'A2' }, Version: 7 },
    ],
  };
  expect((await editor.refusal(saveDocumentTypeTranslations, { body })).status).toBe(409);
  expect((await listed()).find(({ Code }) => Code === 'b')).toBeUndefined();
  expect((await listed()).find(({ Code }) => Code === 'a')?.Texts).toEqual({ en: 'A' });
});

test('refuses the second of two editors who create the same translation', async () => {
  const statuses = await Promise.all(
    ['One', 'Two'].map(async (en) => {
      const body = { Translations: [{ Code: 'raced', Texts: { en }, Version: 0 }] };
      return (await editor.call(saveDocumentTypeTranslations, { body })).statusCode;
    }),
  );
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test.each([
  [[{ Code: ' ', Texts: {} }], 'Translations.0.Code'],
  [
    [
      { Code: 'a', Texts: {} },
      { Code: ' a', Texts: {} },
    ],
    'Translations.1.Code',
  ],
])('what is wrong with a translation is named: %j', async (Translations, field) => {
  expect(await editor.refusal(saveDocumentTypeTranslations, { body: { Translations } })).toMatchObject({
    status: 422,
    errors: [{ field }],
  });
});

test('limits a save to 500 texts of allowed length in a language of the shop', async () => {
  const refused = async (Translations: object[]) =>
    (
      await editor.send({
        method: 'POST',
        url: saveDocumentTypeTranslations.path,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ Translations }),
      })
    ).statusCode;
  expect(await refused(Array.from({ length: 501 }, (_, at) => ({ Code: `c${at}`, Texts: {} })))).toBe(400);
  expect(await refused([{ Code: 'a', Texts: { xx: 'x' } }])).toBe(400);
  expect(await refused([{ Code: 'a', Texts: { en: 'x'.repeat(201) } }])).toBe(400);
  await editor.answer(saveSapErrorTranslations, {
    body: { Translations: [{ Code: 'long', Texts: { en: 'x'.repeat(1000) } }] },
  });
});

test('takes a constant number of statements for a save', async () => {
  const some = (count: number, mark: string) =>
    Array.from({ length: count }, (_, at) => ({ Code: `${mark}${at}`, Texts: { en: 'x' } }));
  const one = await countQueries(db, () => save(...some(1, 'x')));
  expect(await countQueries(db, () => save(...some(300, 'y')))).toBe(one);
});

test('kinds do not mix', async () => {
  await editor.answer(saveSapErrorTranslations, {
    body: { Translations: [{ Code: 'E100', Texts: { en: 'No credit left' } }] },
  });
  expect((await listed()).map(({ Code }) => Code)).not.toContain('E100');
  expect((await editor.answer(getSapErrorTranslations)).Translations.map(({ Code }) => Code)).toContain('E100');
});

test('returns the editors’ text for a refused order', async () => {
  await editor.answer(saveSapErrorTranslations, {
    body: { Translations: [{ Code: 'no-price', Texts: { en: 'Ask us for a price of {material}.' } }] },
  });
  const buyer = await aBuyer(db);
  const material = await aMaterial(db, { price: null });
  const cart = await aCart(db, { buyer, lines: [{ material }] });
  const client = await app.signedIn(buyer);
  const { ErrorMessages } = await client.answer(createOrder, { body: { Details: { CartId: cart.id } } });
  expect(ErrorMessages).toEqual([`Ask us for a price of ${material.sapMaterialNumber}.`]);
});

test('a refused order speaks the buyer’s language, falls back where the text is cleared, and to the shop’s own words', async () => {
  const words = (Texts: object) =>
    editor.answer(saveSapErrorTranslations, { body: { Translations: [{ Code: 'no-price', Texts }] } });
  const buyer = await aBuyer(db, { locale: 'da-DK' });
  const material = await aMaterial(db, { price: null });
  const cart = await aCart(db, { buyer, lines: [{ material }] });
  const client = await app.signedIn(buyer);
  const messages = async () =>
    (await client.answer(createOrder, { body: { Details: { CartId: cart.id } } })).ErrorMessages;

  await words({ en: 'No price of {material}.', da: 'Ingen pris på {material}.' });
  expect(await messages()).toEqual([`Ingen pris på ${material.sapMaterialNumber}.`]);
  await words({ en: 'No price of {material}.', da: ' ' });
  expect(await messages()).toEqual([`No price of ${material.sapMaterialNumber}.`]);
  await words({});
  const [own = ''] = await messages();
  expect(own).toContain(material.sapMaterialNumber);
  expect(own).not.toBe(`No price of ${material.sapMaterialNumber}.`);
  const { Translations } = await editor.answer(getSapErrorTranslations);
  expect(Translations.find(({ Code }) => Code === 'no-price')).toMatchObject({ Texts: {}, Version: 0 });
});

test('translations are the editors’ alone', async () => {
  const buyer = await app.signedIn(await aBuyer(db));
  const own = operations.filter(({ area }) => area === 'translations');
  expect(own).toHaveLength(8);
  for (const { method, path } of own) expect((await buyer.send({ method, url: path })).statusCode).toBe(403);
});
