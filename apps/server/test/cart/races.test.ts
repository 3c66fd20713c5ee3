import { addToCart, changeQuantity, getCart, removeFromCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial, someMaterials } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const cartsOf = (contactId: string) =>
  db.selectFrom('carts').select(['is_active', 'line_count', 'version']).where('contact_id', '=', contactId).execute();

const times = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

test.each(['there is no cart yet', 'the cart is there'])(
  'twenty adds of one material at the same time lose none, when %s',
  async (when) => {
    const buyer = await aBuyer(db);
    const client = await signedIn(buyer);
    if (when === 'the cart is there') await client.answer(getCart);
    const { code } = await aMaterial(db);
    const added = await times(20, () => client.answer(addToCart, { body: { Code: code, Quantity: 1 } }));
    expect(new Set(added.map(({ CartItemId }) => CartItemId)).size).toBe(1);
    expect(added.map(({ LineQuantity }) => LineQuantity).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    const { CartItems } = await client.answer(getCart);
    expect(CartItems.map(({ Quantity }) => Quantity)).toEqual([20]);
    expect(await cartsOf(buyer.contactId)).toEqual([{ is_active: true, line_count: 1, version: 20 }]);
  },
);

test.each(['there is no cart yet', 'the cart is there'])(
  'twenty adds of different materials at the same time lose none, when %s',
  async (when) => {
    const buyer = await aBuyer(db);
    const client = await signedIn(buyer);
    if (when === 'the cart is there') await client.answer(getCart);
    const materials = await someMaterials(db, 20);
    await times(20, (index) => client.answer(addToCart, { body: { Code: materials[index]?.code ?? '', Quantity: 2 } }));
    const { CartItems } = await client.answer(getCart);
    expect(CartItems.map(({ Code }) => Code).toSorted()).toEqual(materials.map(({ code }) => code).toSorted());
    expect(await cartsOf(buyer.contactId)).toEqual([{ is_active: true, line_count: 20, version: 20 }]);
  },
);

test('twenty first reads at the same time make one cart', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const carts = await times(20, () => client.answer(getCart));
  expect(new Set(carts.map(({ CartId }) => CartId)).size).toBe(1);
  expect((await cartsOf(buyer.contactId)).length).toBe(1);
});

test('twenty adds at the same time never hold more than the last ten of a phased-out material', async () => {
  const client = await signedIn(await aBuyer(db));
  const { code } = await aMaterial(db, { status: '33', stock: '10' });
  const answers = await times(20, () => client.call(addToCart, { body: { Code: code, Quantity: 1 } }));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 10 }, () => 200),
    ...Array.from({ length: 10 }, () => 422),
  ]);
  expect((await client.answer(getCart)).CartItems.map(({ Quantity }) => Quantity)).toEqual([10]);
});

test('removes a line in a race with its change, which succeeds or returns 404', async () => {
  for (let round = 0; round < 10; round += 1) {
    const cart = await aCart(db, { lines: 2 });
    const client = await signedIn(cart.buyer);
    const CartItemId = cart.lines[0]?.id ?? '';
    const [changed, removed] = await Promise.all([
      client.call(changeQuantity, { body: { CartItemId, Quantity: 7 } }),
      client.call(removeFromCart, { body: { CartItemId } }),
    ]);
    expect(removed.statusCode).toBe(200);
    expect([200, 404]).toContain(changed.statusCode);
    expect((await client.answer(getCart)).CartItems.map((line) => line.CartItemId)).toEqual([cart.lines[1]?.id]);
    expect((await cartsOf(cart.buyer.contactId))[0]?.line_count).toBe(1);
  }
});

test('of twenty removals of one line at the same time one succeeds', async () => {
  const cart = await aCart(db, { lines: 2 });
  const client = await signedIn(cart.buyer);
  const body = { CartItemId: cart.lines[0]?.id ?? '' };
  const answers = await times(20, () => client.call(removeFromCart, { body }));
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
  expect(answers.filter(({ statusCode }) => statusCode === 404).length).toBe(19);
  expect((await cartsOf(cart.buyer.contactId))[0]?.line_count).toBe(1);
});
