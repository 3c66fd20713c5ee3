import {
  addToCart,
  changeNote,
  changeQuantity,
  createOrder,
  getCart,
  getCartPrice,
  removeFromCart,
  updateDeliveryDate,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { erpThatIsDown } from '../support/erp-that-is-down.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db, { erp: erpThatIsDown });

test('without the ERP the cart can be read and changed, by the rules that need no stock', async () => {
  const { buyer } = await aCart(db, { lines: 1 });
  const client = await signedIn(buyer);
  const { code } = await aMaterial(db, { multiplum: '5' });
  const added = await client.answer(addToCart, { body: { Code: code, Quantity: 3 } });
  expect(added).toMatchObject({ AddedQuantity: 5, IsRounded: true });
  const { CartItemId } = added;
  expect((await client.answer(changeQuantity, { body: { CartItemId, Quantity: 10 } })).CartItem.Quantity).toBe(10);
  await client.answer(changeNote, { body: { CartItemId, Note: 'Roof' } });
  await client.answer(removeFromCart, { body: { CartItemId } });
  expect((await client.answer(getCart)).ItemCount).toBe(1);
});

test('without the ERP there are no prices, no dates and no orders, and nothing is changed', async () => {
  const { id, buyer } = await aCart(db, { lines: 1 });
  const client = await signedIn(buyer);
  const before = await client.answer(getCart);
  const refused = [
    await client.refusal(getCartPrice, { body: {} }),
    await client.refusal(updateDeliveryDate, { body: '2026-12-01' }),
    await client.refusal(createOrder, { body: { Details: { CartId: id } } }),
  ];
  expect(refused.map(({ status, code }) => [status, code])).toEqual([
    [503, 'erp-does-not-answer'],
    [503, 'erp-does-not-answer'],
    [503, 'erp-does-not-answer'],
  ]);
  expect(await client.answer(getCart)).toEqual(before);
});
