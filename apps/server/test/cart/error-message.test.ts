import { getCartPrice } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial, type MaterialTraits } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

interface Reader {
  locale?: Locale;
  showNetPrice?: boolean;
}

/** The message of a cart of such lines, and their codes. */
const messageOf = async (lines: readonly MaterialTraits[], { locale = 'en-US', showNetPrice = true }: Reader = {}) => {
  const buyer = await aBuyer(db, { locale, showNetPrice });
  const materials = [];
  for (const traits of lines) materials.push(await aMaterial(db, traits));
  await aCart(db, { buyer, lines: materials.map((material) => ({ material })) });
  const { CartPriceInfo } = await (await signedIn(buyer)).answer(getCartPrice, { body: {} });
  return { message: CartPriceInfo.ErrorMessage, codes: materials.map(({ code }) => code) };
};

test('a cart that can be priced whole and ordered has no error message', async () => {
  expect((await messageOf([{}, { status: '33' }, { stock: '0' }])).message).toBe('');
  expect((await messageOf([])).message).toBe('');
});

test.each<[string, MaterialTraits, string]>([
  ['a line without a price', { price: null }, '{code} has no price and is not in the total: ask us for one.'],
  ['a blocked line', { status: '30' }, '{code} can no longer be ordered: remove it to order the rest.'],
  ['an obsolete line', { status: '40' }, '{code} can no longer be ordered: remove it to order the rest.'],
  [
    'a line that is not sold in the market',
    { market: 'NO' },
    '{code} is not sold to you: remove it to order the rest.',
  ],
])('reports %s by its code', async (_what, traits, text) => {
  const { message, codes } = await messageOf([{}, traits, {}]);
  expect(message).toBe(text.replace('{code}', codes[1] ?? ''));
});

test('reports the number and the first of several, for each kind, each line once', async () => {
  const { message, codes } = await messageOf([
    { price: null },
    { status: '30', price: null },
    { price: null },
    { status: '40' },
    {},
  ]);
  expect(message).toBe(
    `2 lines can no longer be ordered, the first is ${codes[1]}: remove them to order the rest. ` +
      `2 lines have no price and are not in the total, the first is ${codes[0]}: ask us for one.`,
  );
});

test('is in the reader’s language, also for readers without net prices', async () => {
  const danish = await messageOf([{ price: null }], { locale: 'da-DK', showNetPrice: false });
  expect(danish.message).toBe(`${danish.codes[0]} har ingen pris og er ikke med i totalen: spørg os om en pris.`);
  const faroese = await messageOf([{ status: '40' }], { locale: 'fo-FO' });
  expect(faroese.message).toContain('kann ikki bíleggjast longur');
});
