import { deleteCartAndMoveSmartKitToNewCart, getCart, getDrafts, restoreDraft } from '@grossist/contracts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart, addLines } from '../../support/a-cart.ts';
import { aDraft, aStoredAddress, sendTo } from '../../support/a-draft.ts';
import { aMaterial } from '../../support/a-material.ts';
import { aSmartKit } from '../../support/a-smart-kit.ts';
import { testDatabase } from '../../support/database.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const rowOf = (id: string) => db.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst();
const kitOf = (id: string) => db.selectFrom('smart_kits').select('cart_id').where('id', '=', id).executeTakeFirst();

test('deletes the cart and moves its smart kit with its kits to a new active cart', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const cart = await aCart(db, { buyer, lines: 1 });
  await sendTo(db, cart.id, aStoredAddress('8000'));
  await db.updateTable('carts').set({ name: 'Roof' }).where('id', '=', cart.id).execute();
  const smartKit = await aSmartKit(db, cart);
  const [header] = await addLines(db, cart.id, [{ material: await aMaterial(db) }]);
  await db
    .updateTable('cart_lines')
    .set({ kit_id: uuidv7(), kit_name: 'Bath' })
    .where('id', '=', header?.id ?? '')
    .execute();
  const children = await addLines(db, cart.id, [
    { material: await aMaterial(db), parentLineId: header?.id ?? '' },
    { material: await aMaterial(db), parentLineId: header?.id ?? '' },
  ]);
  const moved = await client.answer(deleteCartAndMoveSmartKitToNewCart, { query: { cartId: cart.id } });
  expect(moved).toMatchObject({
    DeliveryType: 'SmartKit',
    Name: 'Roof',
    Address: { PostalCode: '8000' },
    ItemCount: 3,
  });
  expect(moved.CartId).not.toBe(cart.id);
  expect(moved.CartItems.map((line) => line.CartItemId)).toEqual([header?.id, ...children.map(({ id }) => id)]);
  expect(await rowOf(moved.CartId)).toMatchObject({ is_active: true, line_count: 3 });
  expect(await kitOf(smartKit.id)).toEqual({ cart_id: moved.CartId });
  expect(await rowOf(cart.id)).toMatchObject({ status: 'Inactive', is_active: false });
  expect((await client.refusal(restoreDraft, { params: { id: cart.id } })).status).toBe(404);
});

test('moves a draft’s smart kit too, and saves the active unsaved cart as a draft', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const unsaved = await aCart(db, { buyer, lines: 1 });
  const draft = await aDraft(db, { buyer, lines: 0, deliveryType: 'smart-kit' });
  const smartKit = await aSmartKit(db, draft);
  const moved = await client.answer(deleteCartAndMoveSmartKitToNewCart, { query: { cartId: draft.id } });
  expect((await client.answer(getCart)).CartId).toBe(moved.CartId);
  expect(await kitOf(smartKit.id)).toEqual({ cart_id: moved.CartId });
  expect((await client.answer(getDrafts)).map(({ CartId }) => CartId)).toEqual([unsaved.id]);
});

test('a cart without a smart kit is not deleted', async () => {
  const cart = await aCart(db);
  const client = await signedIn(cart.buyer);
  const query = { cartId: cart.id };
  expect(await client.refusal(deleteCartAndMoveSmartKitToNewCart, { query })).toMatchObject({
    status: 422,
    code: 'no-smart-kit',
  });
  expect(await rowOf(cart.id)).toMatchObject({ is_active: true, status: 'Initial' });
});

test.each(['another company’s', 'a colleague’s'])('%s cart is not found', async (whose) => {
  const buyer = await aBuyer(db);
  const owner = await aBuyer(db, whose === 'a colleague’s' ? { company: buyer.company } : {});
  const cart = await aCart(db, { buyer: owner });
  await aSmartKit(db, cart);
  const client = await signedIn(buyer);
  const query = { cartId: cart.id };
  expect((await client.refusal(deleteCartAndMoveSmartKitToNewCart, { query })).status).toBe(404);
  expect(await rowOf(cart.id)).toMatchObject({ is_active: true });
});
