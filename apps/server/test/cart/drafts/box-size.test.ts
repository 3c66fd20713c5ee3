import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aFastboxZone } from '../../support/a-branch.ts';
import { aBuyer, type TestBuyer } from '../../support/a-buyer.ts';
import { aStoredAddress, sendTo } from '../../support/a-draft.ts';
import { aKit, aKitHeader } from '../../support/a-kit.ts';
import { aMaterial, type MaterialTraits, someMaterials } from '../../support/a-material.ts';
import type { Client } from '../../support/client.ts';
import { testDatabase } from '../../support/database.ts';
import { erpThatIsDown } from '../../support/erp-that-is-down.ts';
import { countQueries } from '../../support/query-count.ts';
import { testApp } from '../../support/test-app.ts';
import { NO_HASH } from '../../support/unique.ts';

const { db } = await testDatabase();
const now = () => Date.parse('2025-12-01T10:00:00+01:00');
const { signedIn } = testApp(db, { now });
const withoutErp = testApp(db, { now, erp: erpThatIsDown });
await aFastboxZone(db, { first: 8000, last: 8299, closingTime: '15:00' });
await aFastboxZone(db, { first: 5000, last: 5299, closingTime: '15:00', isMaxiPossible: true });

/** Answers nothing before its caller has gone. */
const never = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

const withHangingErp = testApp(db, {
  now,
  erp: {
    ...erpThatIsDown,
    prices: (_customer, _asks, signal) => never(signal),
    fastboxZone: (_market, _postalCode, signal) => never(signal),
  },
});

const PLENTY: MaterialTraits = { fastboxStock: '100000', stock: '100000' };

const aBulky = async () => {
  const material = await aMaterial(db, PLENTY);
  await db
    .insertInto('erp.logistics')
    .values({ sap_material_number: material.sapMaterialNumber, is_bulky: true, content_hash: NO_HASH })
    .execute();
  return material;
};

/** A buyer whose cart goes by express box, with one line that fits the small one. */
const aBox = async (postalCode = '5000') => {
  const buyer: TestBuyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const { CartId } = await client.answer(calls.getCart);
  await sendTo(db, CartId, aStoredAddress(postalCode));
  const { code } = await aMaterial(db, { ...PLENTY, packageSize: '1' });
  const { CartItemId } = await client.answer(calls.addToCart, { body: { Code: code, Quantity: 5 } });
  const { CartId: cartId } = await client.answer(calls.convertCartToFastboxCart);
  return { buyer, client, cartId, code, CartItemId };
};

const isMaxi = async (client: Client) => (await client.answer(calls.getCartDetails)).IsFastboxMaxi;

const addBulky = async (client: Client) => {
  const { code } = await aBulky();
  return client.answer(calls.addToCart, { body: { Code: code, Quantity: 1 } });
};

test('a bulky line that is added later makes the box a maxi one, and its removal and undo are followed', async () => {
  const { client } = await aBox();
  expect(await isMaxi(client)).toBe(false);
  const { CartItemId, IsMaxi } = await addBulky(client);
  expect([IsMaxi, await isMaxi(client)]).toEqual([true, true]);
  await client.answer(calls.removeFromCart, { body: { CartItemId } });
  expect(await isMaxi(client)).toBe(false);
  await client.answer(calls.restoreRemovedLines, { body: { CartItemIds: [CartItemId] } });
  expect(await isMaxi(client)).toBe(true);
  await client.answer(calls.removeItemsFromCart, { body: [{ CartItemId }] });
  expect(await isMaxi(client)).toBe(false);
});

type Growing = (client: Client, box: { CartItemId: string; code: string }) => Promise<unknown>;

const GROWING: Record<string, Growing> = {
  changeQuantity: (client, { CartItemId }) =>
    client.answer(calls.changeQuantity, { body: { CartItemId, Quantity: 41 } }),
  patchCartItem: (client, { CartItemId }) =>
    client.answer(calls.patchCartItem, { query: { cartItemId: CartItemId }, body: { Quantity: 41 } }),
  updateMany: (client, { CartItemId }) =>
    client.answer(calls.updateManyItems, { body: { UpdateCartItemRequest: [{ CartItemId, Quantity: 41 }] } }),
  addMultipleOrderLinesToCart: (client, { code }) =>
    client.answer(calls.addMultipleOrderLinesToCart, { body: { query: [`${code};36`] } }),
};

test.each(Object.entries(GROWING))(
  'more packages than the small box holds make it a maxi one after %s, and fewer a small one',
  async (_, grow) => {
    const { client, CartItemId, code } = await aBox();
    await grow(client, { CartItemId, code });
    expect(await isMaxi(client)).toBe(true);
    await client.answer(calls.changeQuantity, { body: { CartItemId, Quantity: 40 } });
    expect(await isMaxi(client)).toBe(false);
  },
);

test('a suggestion that is taken and a kit that is added are sized too; an empty box is a small one', async () => {
  const { client, buyer } = await aBox();
  const bulky = await aBulky();
  const { code } = await aMaterial(db, { ...PLENTY, suggestion: bulky.sapMaterialNumber });
  const { CartItemId } = await client.answer(calls.addToCart, { body: { Code: code, Quantity: 1 } });
  await client.answer(calls.convertToConcept, {
    body: { ItemInCart: { CartItemId }, ConceptSuggestion: { Code: bulky.code } },
  });
  expect(await isMaxi(client)).toBe(true);
  await client.answer(calls.emptyCart);
  expect(await isMaxi(client)).toBe(false);
  await aKitHeader(db);
  const kit = await aKit(db, { buyer, items: [{ material: bulky, quantity: '1' }] });
  await client.answer(calls.addKitsToCart, { body: { KitIds: [kit.id] } });
  expect(await isMaxi(client)).toBe(true);
});

test('notifies other tabs of a new box size by a new cart version', async () => {
  const { client } = await aBox();
  const before = await client.answer(calls.getCartDetails);
  await addBulky(client);
  expect((await client.answer(calls.getCartDetails)).Version).toBe(before.Version + 2);
});

test('while the ERP does not answer the box stays as it was', async () => {
  const { client, buyer, CartItemId } = await aBox();
  await addBulky(client);
  const blind = await withoutErp.signedIn(buyer);
  await blind.answer(calls.changeQuantity, { body: { CartItemId, Quantity: 4 } });
  expect(await isMaxi(blind)).toBe(true);
  const other = await aBox();
  const alsoBlind = await withoutErp.signedIn(other.buyer);
  await alsoBlind.answer(calls.changeQuantity, { body: { CartItemId: other.CartItemId, Quantity: 41 } });
  expect(await isMaxi(alsoBlind)).toBe(false);
});

test('uses the ERP’s size of the small box for the plant, else for the market', async () => {
  const size = { market: 'DK', plant: 'DK01', packages: 4, content_hash: NO_HASH };
  await db.insertInto('erp.fastbox_sizes').values(size).execute();
  const { client, CartItemId } = await aBox();
  expect(await isMaxi(client)).toBe(true);
  await client.answer(calls.changeQuantity, { body: { CartItemId, Quantity: 4 } });
  expect(await isMaxi(client)).toBe(false);
  await db.deleteFrom('erp.fastbox_sizes').where('plant', '=', 'DK01').execute();
  await client.answer(calls.changeQuantity, { body: { CartItemId, Quantity: 40 } });
  expect(await isMaxi(client)).toBe(false);
  await client.answer(calls.changeQuantity, { body: { CartItemId, Quantity: 41 } });
  expect(await isMaxi(client)).toBe(true);
});

test('adds to a box without waiting for a hanging ERP: no zone is returned and the size stays', async () => {
  const { buyer, code } = await aBox();
  const patient = await withHangingErp.signedIn(buyer);
  const added = await patient.answer(calls.addToCart, { body: { Code: code, Quantity: 1 } });
  expect(added).toMatchObject({ LineQuantity: 6, FastboxZone: null, IsMaxi: false });
});

test('sizing a box takes as many queries with thirty lines in it as with three, and no more with 300', async () => {
  const counted = async (lines: number): Promise<number> => {
    const { client, buyer } = await aBox();
    const { code } = await aMaterial(db, PLENTY);
    const others = await someMaterials(db, lines, PLENTY);
    const query = others.map((other) => other.code);
    await client.answer(calls.addMultipleOrderLinesToCart, { body: { query } });
    await client.answer(calls.addToCart, { body: { Code: code, Quantity: 1 } });
    const again = await signedIn(buyer);
    return countQueries(db, () => again.answer(calls.addToCart, { body: { Code: code, Quantity: 1 } }));
  };
  const few = await counted(3);
  expect(await counted(30)).toBe(few);
  expect(await counted(300)).toBe(few);
});

test('twenty additions and removals at the same time leave a box of the size of what is in it', async () => {
  const { client } = await aBox();
  const bulky = await aBulky();
  const add = () => client.call(calls.addToCart, { body: { Code: bulky.code, Quantity: 1 } });
  const { CartItemId } = await addBulky(client);
  await Promise.all([client.call(calls.removeFromCart, { body: { CartItemId } }), ...Array.from({ length: 19 }, add)]);
  expect(await isMaxi(client)).toBe(true);
  const { CartItems } = await client.answer(calls.getCart);
  const bulkyLine = CartItems.find(({ Code }) => Code === bulky.code);
  await client.answer(calls.removeFromCart, { body: { CartItemId: bulkyLine?.CartItemId ?? '' } });
  expect(await isMaxi(client)).toBe(false);
});

test('a box that grew too large for the car that drives there can’t be ordered, and the cart stays', async () => {
  const { client, cartId } = await aBox('8000');
  await addBulky(client);
  const details = { CartId: cartId };
  expect(await client.refusal(calls.createOrder, { body: { Details: details } })).toMatchObject({
    status: 422,
    code: 'no-fastbox',
  });
  expect(await client.answer(calls.getCartDetails)).toMatchObject({ OrderStatus: 'Initial', ItemCount: 2 });
});
