import { expect, test } from 'vitest';
import { requires } from '../../../../tests/support/requires.ts';
import { aBuyer, type TestBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import { testDatabase } from '../support/database.ts';
import { type PlacedWord, pdfText, pdfWords } from '../support/read-pdf.ts';
import { testApp } from '../support/test-app.ts';

const skipped = requires('pdftotext');

const { db } = await testDatabase();
const app = testApp(db);

/** A4 less the margin of 18 mm, in points. */
const RIGHT_EDGE = 595.3 - 51;
const LONG = 300;
const long = (letter: string) => letter.repeat(LONG);
const address = {
  name: long('N'),
  name2: '',
  street: long('S'),
  postalCode: '2100',
  city: long('C'),
  countryCode: 'DK',
};

const load = async (buyer: TestBuyer, url: string): Promise<Buffer> => {
  const response = await (await app.signedIn(buyer)).send({ method: 'GET', url });
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return response.rawPayload;
};

const overlap = (one: PlacedWord, other: PlacedWord): boolean =>
  one.page === other.page &&
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;

/** Every letter is there, inside of the page, and no part of a long word runs over another word. */
const expectInCells = async (pdf: Buffer, letters: string): Promise<void> => {
  const words = await pdfWords(pdf);
  expect(words.filter(({ right }) => right > RIGHT_EDGE + 0.5)).toEqual([]);
  const parts = (letter: string) => words.filter(({ text }) => new RegExp(`^${letter}{3,}`).test(text));
  for (const letter of letters) {
    const all = parts(letter);
    expect(all.map(({ text }) => text.split(letter).length - 1).reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(
      LONG - 2,
    );
    for (const part of all) expect(words.filter((word) => word !== part && overlap(word, part))).toEqual([]);
  }
};

test.skipIf(skipped !== '')(
  `a word of 300 letters stays in its cell of an order, wherever it is${skipped}`,
  async () => {
    const buyer = await aBuyer(db);
    const material = await aMaterial(db, { name: 'Cable' });
    const order = await aSentOrder(db, {
      buyer,
      lines: [{ material, quantity: '3', name: long('W') }],
      name: long('O'),
    });
    await db
      .updateTable('orders')
      .set({ customer_reference: long('R'), note: long('H'), address: JSON.stringify(address) })
      .where('id', '=', order.id)
      .execute();
    await db
      .updateTable('order_lines')
      .set({ note: long('M') })
      .where('order_id', '=', order.id)
      .execute();
    await expectInCells(await load(buyer, `/api/orders/${order.id}/documents/pdf`), 'WORHNSCM');
  },
);

test.skipIf(skipped !== '')(`a word of 300 letters stays in its cell of a cart, wherever it is${skipped}`, async () => {
  const buyer = await aBuyer(db);
  const material = await aMaterial(db, { name: long('W') });
  const cart = await aCart(db, { buyer, lines: [{ material, quantity: '3' }] });
  await db
    .updateTable('carts')
    .set({ name: long('O'), customer_reference: long('R'), address: JSON.stringify(address) })
    .where('id', '=', cart.id)
    .execute();
  await db
    .updateTable('cart_lines')
    .set({ note: long('M') })
    .where('cart_id', '=', cart.id)
    .execute();
  await expectInCells(await load(buyer, '/api/cart/export?format=pdf'), 'WORNSCM');
});

test.skipIf(skipped !== '').each([
  ['da-DK', '3 stk.', '4 m'],
  ['de-DE', '3 Stk.', '4 m'],
  ['en-US', '3 pcs', '4 m'],
  ['nl-NL', '3 st.', '4 m'],
] as const)(`the documents of a reader of %s have words for units${skipped}`, async (locale, pieces, meters) => {
  const buyer = await aBuyer(db, { locale });
  const lines = [
    { material: await aMaterial(db), quantity: '3' },
    { material: await aMaterial(db, { salesUnit: 'MTR' }), quantity: '4' },
  ];
  const order = await aSentOrder(db, { buyer, lines });
  await db
    .updateTable('order_lines')
    .set({ sales_unit: 'MTR' })
    .where('order_id', '=', order.id)
    .where('quantity', '=', '4')
    .execute();
  await aCart(db, { buyer, lines });
  for (const url of [`/api/orders/${order.id}/documents/pdf`, '/api/cart/export?format=pdf']) {
    const text = (await pdfText(await load(buyer, url))).replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(text).toContain(pieces);
    expect(text).toContain(meters);
    expect(text).not.toMatch(/PCE|MTR/);
  }
});

test.skipIf(skipped !== '')(`a cart with emoji, Devanagari and Han shows them${skipped}`, async () => {
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer, lines: 1 });
  await db.updateTable('carts').set({ name: '工地 🔌 स्थल' }).where('id', '=', cart.id).execute();
  const text = await pdfText(await load(buyer, '/api/cart/export?format=pdf'));
  for (const part of ['工地', '🔌', 'थ']) expect(text).toContain(part);
});
