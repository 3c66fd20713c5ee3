import {
  changeAccountingStrings,
  changeAccountingStringsForProducts,
  changeDirectDeliveryForProducts,
  getCart,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aCart, type LineTraits } from '../../support/a-cart.ts';
import { aMaterial } from '../../support/a-material.ts';
import { testDatabase } from '../../support/database.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const aCartOf = async (lines: number | readonly LineTraits[]) => {
  const cart = await aCart(db, { lines });
  const client = await signedIn(cart.buyer);
  return {
    cart,
    client,
    ids: cart.lines.map(({ id }) => id),
    items: async () => (await client.answer(getCart)).CartItems,
  };
};

test('a line has two accounting strings, which can be taken off again', async () => {
  const { client, ids, items } = await aCartOf(2);
  const [CartItemId = ''] = ids;
  const strings = async () => (await items()).map((line) => [line.AccountingString1, line.AccountingString2]);
  await client.answer(changeAccountingStrings, {
    body: { CartItemId, AccountingString1: 'P-1', AccountingString2: 'T-1' },
  });
  expect(await strings()).toEqual([
    ['P-1', 'T-1'],
    ['', ''],
  ]);
  await client.answer(changeAccountingStrings, { body: { CartItemId, AccountingString1: '', AccountingString2: '' } });
  expect(await strings()).toEqual([
    ['', ''],
    ['', ''],
  ]);
});

test('many lines get their accounting strings at once, all or none', async () => {
  const { client, ids, items } = await aCartOf(3);
  const other = await aCartOf(1);
  const wish = (CartItemId: string) => ({ CartItemId, AccountingString1: 'P-1', AccountingString2: 'T-1' });
  const foreign = [...ids, ...other.ids].map(wish);
  expect((await client.refusal(changeAccountingStringsForProducts, { body: foreign })).status).toBe(404);
  expect((await items()).map((line) => line.AccountingString1)).toEqual(['', '', '']);
  expect((await other.items()).map((line) => line.AccountingString1)).toEqual(['']);
  await client.answer(changeAccountingStringsForProducts, { body: ids.map(wish) });
  expect((await items()).map((line) => line.AccountingString1)).toEqual(['P-1', 'P-1', 'P-1']);
});

test.each(['a'.repeat(61), 'a\u0000b', 7])('an accounting string of %j is malformed', async (AccountingString1) => {
  const { client, ids, items } = await aCartOf(1);
  const response = await client.send({
    method: 'POST',
    url: changeAccountingStrings.path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ CartItemId: ids[0], AccountingString1, AccountingString2: '' }),
  });
  expect(response.statusCode).toBe(400);
  expect((await items())[0]?.AccountingString1).toBe('');
});

test('allows direct delivery only of materials that the supplier delivers', async () => {
  const direct = { material: await aMaterial(db, { isDirectDelivery: true }) };
  const { client, ids, items } = await aCartOf([direct, direct]);
  const flags = async () => (await items()).map((line) => line.IsDirectDeliveryProduct);
  const wish = (IsDirectDeliveryProduct: boolean) => ids.map((CartItemId) => ({ CartItemId, IsDirectDeliveryProduct }));
  await client.answer(changeDirectDeliveryForProducts, { body: wish(true) });
  expect(await flags()).toEqual([true, true]);
  await client.answer(changeDirectDeliveryForProducts, { body: wish(false).slice(0, 1) });
  expect(await flags()).toEqual([false, true]);
});

test('a line that the supplier does not deliver is named, and none is changed', async () => {
  const { client, ids, items } = await aCartOf([
    { material: await aMaterial(db, { isDirectDelivery: true }) },
    { material: await aMaterial(db) },
  ]);
  const body = ids.map((CartItemId) => ({ CartItemId, IsDirectDeliveryProduct: true }));
  expect(await client.refusal(changeDirectDeliveryForProducts, { body })).toMatchObject({
    status: 422,
    code: 'direct-delivery',
    errors: [{ field: '1.IsDirectDeliveryProduct' }],
  });
  expect((await items()).map((line) => line.IsDirectDeliveryPossible)).toEqual([true, false]);
  expect((await items()).map((line) => line.IsDirectDeliveryProduct)).toEqual([false, false]);
});

test('in a smart kit nothing is delivered directly', async () => {
  const { cart, client, ids } = await aCartOf([{ material: await aMaterial(db, { isDirectDelivery: true }) }]);
  await db.updateTable('carts').set({ delivery_type: 'smart-kit' }).where('id', '=', cart.id).execute();
  const body = ids.map((CartItemId) => ({ CartItemId, IsDirectDeliveryProduct: true }));
  expect((await client.refusal(changeDirectDeliveryForProducts, { body })).code).toBe('not-allowed-in-smart-kit');
});
