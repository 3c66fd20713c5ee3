import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aCart } from '../../support/a-cart.ts';
import { testDatabase } from '../../support/database.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

test('refuses a change whose material is not that of the line', async () => {
  const cart = await aCart(db, { lines: 2 });
  const [one, other] = cart.lines;
  if (one === undefined || other === undefined) throw new Error('The cart has two lines');
  const client = await signedIn(cart.buyer);
  const wrong = { CartItemId: one.id, Code: other.material.code };
  const strings = { AccountingString1: 'P', AccountingString2: 'T' };
  const refused = [
    await client.refusal(calls.changeQuantity, { body: { ...wrong, Quantity: 2 } }),
    await client.refusal(calls.changeNote, { body: { ...wrong, Note: 'Roof' } }),
    await client.refusal(calls.changeAccountingStrings, { body: { ...wrong, ...strings } }),
    await client.refusal(calls.changeAccountingStringsForProducts, { body: [{ ...wrong, ...strings }] }),
    await client.refusal(calls.removeItemsFromCart, { body: [wrong] }),
    await client.refusal(calls.removeFromCart, { body: wrong }),
    await client.refusal(calls.removeFromCart, { body: { CartItemId: one.id, isOnClearanceSale: true } }),
  ];
  for (const problem of refused) expect(problem).toMatchObject({ status: 409, code: 'cart-changed' });
  const partly = await client.refusal(calls.removeFromCart, { body: { CartItemId: one.id, Quantity: 1 } });
  expect(partly).toMatchObject({ status: 422, code: 'quantity-not-zero' });
  expect((await client.answer(calls.getCart)).CartItems).toHaveLength(2);
  const body = { CartItemId: one.id, Code: one.material.code, isOnClearanceSale: false };
  await client.answer(calls.removeFromCart, { body });
  expect((await client.answer(calls.getCart)).CartItems).toHaveLength(1);
});
