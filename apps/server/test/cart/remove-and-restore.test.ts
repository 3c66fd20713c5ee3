import {
  changeNote,
  emptyCart,
  getCart,
  removeFromCart,
  removeItemsFromCart,
  restoreRemovedLines,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart, addLines } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const aFullCart = async (lines: number) => {
  const cart = await aCart(db, { lines });
  const client = await signedIn(cart.buyer);
  const ids = cart.lines.map(({ id }) => id);
  const idsNow = async () => {
    const now = await client.answer(getCart);
    const row = await db.selectFrom('carts').select('line_count').where('id', '=', cart.id).executeTakeFirstOrThrow();
    expect(row.line_count).toBe(now.CartItems.length);
    return now.CartItems.map((line) => line.CartItemId);
  };
  return { cart, client, ids, idsNow };
};

const aKit = async () => {
  const { cart, client, ids, idsNow } = await aFullCart(1);
  const [loose = ''] = ids;
  const [kit] = await addLines(db, cart.id, [{ material: await aMaterial(db) }]);
  const parentLineId = kit?.id ?? '';
  const children = await addLines(db, cart.id, [
    { material: await aMaterial(db), parentLineId },
    { material: await aMaterial(db), parentLineId },
  ]);
  return { client, idsNow, loose, kit: parentLineId, children: children.map(({ id }) => id) };
};

test('restores a removed line unchanged at its position', async () => {
  const { client, ids, idsNow } = await aFullCart(3);
  const [first, second = '', third] = ids;
  await client.answer(changeNote, { body: { CartItemId: second, Note: 'Roof' } });
  const before = (await client.answer(getCart)).CartItems;
  await client.answer(removeFromCart, { body: { CartItemId: second } });
  expect(await idsNow()).toEqual([first, third]);
  const restored = await client.answer(restoreRemovedLines, { body: { CartItemIds: [second] } });
  expect(restored.RestoredCount).toBe(1);
  expect((await client.answer(getCart)).CartItems).toEqual(before);
});

test('a removal is undone once', async () => {
  const { client, ids, idsNow } = await aFullCart(1);
  await client.answer(removeFromCart, { body: { CartItemId: ids[0] ?? '' } });
  const body = { CartItemIds: ids };
  expect(await client.answer(restoreRemovedLines, { body })).toEqual({ RestoredCount: 1 });
  expect(await client.answer(restoreRemovedLines, { body })).toEqual({ RestoredCount: 0 });
  expect(await idsNow()).toEqual(ids);
});

test('removes and restores a kit with its children', async () => {
  const { client, idsNow, loose, kit, children } = await aKit();
  await client.answer(removeFromCart, { body: { CartItemId: kit } });
  expect(await idsNow()).toEqual([loose]);
  expect(await client.answer(restoreRemovedLines, { body: { CartItemIds: [kit] } })).toEqual({ RestoredCount: 3 });
  expect(await idsNow()).toEqual([loose, kit, ...children]);
});

test('does not restore a child that was removed before its kit', async () => {
  const { client, idsNow, loose, kit, children } = await aKit();
  await client.answer(removeFromCart, { body: { CartItemId: children[0] ?? '' } });
  await client.answer(removeFromCart, { body: { CartItemId: kit } });
  await client.answer(restoreRemovedLines, { body: { CartItemIds: [kit] } });
  expect(await idsNow()).toEqual([loose, kit, children[1]]);
});

test('removes a kit with its last child, and restores it with one of them', async () => {
  const { client, idsNow, loose, kit, children } = await aKit();
  const body = children.map((CartItemId) => ({ CartItemId }));
  await client.answer(removeItemsFromCart, { body });
  expect(await idsNow()).toEqual([loose]);
  await client.answer(restoreRemovedLines, { body: { CartItemIds: children.slice(0, 1) } });
  expect(await idsNow()).toEqual([loose, kit, children[0]]);
});

test('keeps a kit with a remaining child', async () => {
  const { client, idsNow, loose, kit, children } = await aKit();
  await client.answer(removeFromCart, { body: { CartItemId: children[0] ?? '' } });
  expect(await idsNow()).toEqual([loose, kit, children[1]]);
});

test('a kit and its children named together are removed once each', async () => {
  const { client, idsNow, loose, kit, children } = await aKit();
  const body = [kit, ...children, kit].map((CartItemId) => ({ CartItemId }));
  await client.answer(removeItemsFromCart, { body });
  expect(await idsNow()).toEqual([loose]);
});

test('removes no line if one is not in the cart', async () => {
  const { client, ids, idsNow } = await aFullCart(2);
  const other = await aFullCart(1);
  const body = [...ids, ...other.ids].map((CartItemId) => ({ CartItemId }));
  expect((await client.refusal(removeItemsFromCart, { body })).status).toBe(404);
  expect(await idsNow()).toEqual(ids);
  expect(await other.idsNow()).toEqual(other.ids);
});

test('does not restore somebody else’s removed line', async () => {
  const { cart, client, ids, idsNow } = await aFullCart(1);
  await client.answer(removeFromCart, { body: { CartItemId: ids[0] ?? '' } });
  const colleague = await signedIn(await aBuyer(db, { company: cart.buyer.company }));
  expect(await colleague.answer(restoreRemovedLines, { body: { CartItemIds: ids } })).toEqual({ RestoredCount: 0 });
  expect(await idsNow()).toEqual([]);
});

test('an emptied cart has no lines, keeps its name, and can be filled again', async () => {
  const { client, ids, idsNow } = await aFullCart(3);
  const before = await client.answer(getCart);
  await client.answer(emptyCart);
  expect(await idsNow()).toEqual([]);
  expect(await client.answer(getCart)).toMatchObject({ CartId: before.CartId, Name: before.Name, ItemCount: 0 });
  await client.answer(restoreRemovedLines, { body: { CartItemIds: ids } });
  expect(await idsNow()).toEqual(ids);
});

test('refuses to restore a line in a cart of 2,000 lines', async () => {
  const { cart, client, ids, idsNow } = await aFullCart(1);
  await client.answer(removeFromCart, { body: { CartItemId: ids[0] ?? '' } });
  await db.updateTable('carts').set({ line_count: 2000 }).where('id', '=', cart.id).execute();
  expect((await client.refusal(restoreRemovedLines, { body: { CartItemIds: ids } })).code).toBe('cart-full');
  await db.updateTable('carts').set({ line_count: 0 }).where('id', '=', cart.id).execute();
  expect(await idsNow()).toEqual([]);
});

test('a line has a note and an additional note, each its own', async () => {
  const { client, ids } = await aFullCart(1);
  const [CartItemId = ''] = ids;
  await client.answer(changeNote, { body: { CartItemId, Note: 'Roof\nsecond floor' } });
  await client.answer(changeNote, { body: { CartItemId, Note: 'Ring first', IsAdditionalItemNote: true } });
  const [line] = (await client.answer(getCart)).CartItems;
  expect([line?.Note, line?.AdditionalNote]).toEqual(['Roof\nsecond floor', 'Ring first']);
});

test('a note on a line that is not in the cart is refused', async () => {
  const { client, ids } = await aFullCart(1);
  await client.answer(removeFromCart, { body: { CartItemId: ids[0] ?? '' } });
  const body = { CartItemId: ids[0] ?? '', Note: 'Roof' };
  expect((await client.refusal(changeNote, { body })).status).toBe(404);
});
