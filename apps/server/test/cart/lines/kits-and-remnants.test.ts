import {
  addKitsToCart,
  addToCart,
  changeQuantity,
  getCart,
  removeFromCart,
  restoreRemovedLines,
} from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../../support/a-buyer.ts';
import { aKit, aKitHeader } from '../../support/a-kit.ts';
import { aMaterial, type Material, type MaterialTraits } from '../../support/a-material.ts';
import { aRemnant } from '../../support/a-remnant.ts';
import { testDatabase } from '../../support/database.ts';
import { erpThatIsDown } from '../../support/erp-that-is-down.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);
const withoutErp = testApp(db, { erp: erpThatIsDown });

let header: Material;
beforeAll(async () => {
  header = await aKitHeader(db);
});

const aKitInCart = async (materials: readonly MaterialTraits[] = [{}, {}]) => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const items = [];
  for (const traits of materials) items.push({ material: await aMaterial(db, traits), quantity: '2' });
  const kit = await aKit(db, { buyer, items });
  const { CartItems } = await client.answer(addKitsToCart, { body: { KitIds: [kit.id] } });
  const [kitLine, ...children] = CartItems;
  const linesNow = async () => (await client.answer(getCart)).CartItems.map((line) => line.Quantity);
  return { buyer, client, kit, kitLine, children, linesNow, kitId: kitLine?.CartItemId ?? '' };
};

test('adds a kit as a line of its name with its materials below it', async () => {
  const { client, kit, kitLine, children } = await aKitInCart();
  expect(kitLine).toMatchObject({
    KitName: kit.name,
    Quantity: 1,
    ParentItemId: null,
    Type: 'normal',
    ItemSAPMaterialNumber: header.sapMaterialNumber,
  });
  expect(children).toMatchObject(
    kit.items.map(({ material }) => ({
      Code: material.code,
      Quantity: 2,
      QuantityPerKit: 2,
      ParentItemId: kitLine?.CartItemId,
      Type: 'kit material',
    })),
  );
  expect(await client.answer(getCart)).toMatchObject({ ItemCount: 3, Version: 1 });
});

test('adds many kits in the requested order, a repeated one several times', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const [one, other] = [await aKit(db, { buyer }), await aKit(db, { buyer })];
  const { CartItems, ItemCount } = await client.answer(addKitsToCart, {
    body: { KitIds: [other.id, one.id, other.id] },
  });
  const kits = CartItems.filter(({ ParentItemId }) => ParentItemId === null);
  expect(kits.map(({ KitName }) => KitName)).toEqual([other.name, one.name, other.name]);
  expect(ItemCount).toBe(9);
});

test('a kit’s material does not take in what is added by itself', async () => {
  const { client, kit } = await aKitInCart();
  const body = { Code: kit.items[0]?.material.code ?? '', Quantity: 1 };
  expect((await client.answer(addToCart, { body })).ItemCount).toBe(4);
});

test('a kit of a colleague’s is the company’s; another company’s is not found', async () => {
  const buyer = await aBuyer(db);
  const kit = await aKit(db, { buyer });
  const body = { KitIds: [kit.id] };
  const colleague = await signedIn(await aBuyer(db, { company: buyer.company }));
  expect((await colleague.answer(addKitsToCart, { body })).ItemCount).toBe(3);
  const stranger = await aBuyer(db);
  const own = await aKit(db, { buyer: stranger });
  const client = await signedIn(stranger);
  expect((await client.refusal(addKitsToCart, { body: { KitIds: [own.id, kit.id] } })).status).toBe(404);
  expect((await client.answer(getCart)).ItemCount).toBe(0);
});

test('an empty kit, and one with a material that can not be ordered, are refused and named', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const good = await aKit(db, { buyer });
  const empty = await aKit(db, { buyer, items: [] });
  const blocked = await aKit(db, {
    buyer,
    items: [{ material: await aMaterial(db, { status: '30' }), quantity: '1' }],
  });
  const refusal = async (id: string) => {
    const { status, code, errors } = await client.refusal(addKitsToCart, { body: { KitIds: [good.id, id] } });
    return [status, code, errors?.[0]?.field];
  };
  expect(await refusal(empty.id)).toEqual([422, 'kit-empty', 'KitIds.1']);
  expect(await refusal(blocked.id)).toEqual([422, 'not-orderable', 'KitIds.1']);
  expect((await client.answer(getCart)).ItemCount).toBe(0);
});

test('so many kits hold their materials so many times', async () => {
  const { client, kitId, linesNow } = await aKitInCart();
  await client.answer(changeQuantity, { body: { CartItemId: kitId, Quantity: 3 } });
  expect(await linesNow()).toEqual([3, 6, 6]);
  await client.answer(changeQuantity, { body: { CartItemId: kitId, Quantity: 2 } });
  expect(await linesNow()).toEqual([2, 4, 4]);
});

test('a part of a kit, and more kits than there are materials for, are refused', async () => {
  const { client, kitId, linesNow } = await aKitInCart([{}, { status: '33', stock: '5' }]);
  const refusal = async (Quantity: number) =>
    (await client.refusal(changeQuantity, { body: { CartItemId: kitId, Quantity } })).code;
  expect([await refusal(1.5), await refusal(3), await refusal(0)]).toEqual([
    'kit-quantity',
    'kit-material',
    'quantity-not-positive',
  ]);
  await client.answer(changeQuantity, { body: { CartItemId: kitId, Quantity: 2 } });
  expect(await linesNow()).toEqual([2, 4, 4]);
});

test('a kit’s material is changed by multiples of the kits', async () => {
  const { client, kitId, children } = await aKitInCart();
  const CartItemId = children[0]?.CartItemId ?? '';
  await client.answer(changeQuantity, { body: { CartItemId: kitId, Quantity: 2 } });
  expect((await client.refusal(changeQuantity, { body: { CartItemId, Quantity: 5 } })).code).toBe('kit-quantity');
  const { CartItem } = await client.answer(changeQuantity, { body: { CartItemId, Quantity: 6 } });
  expect([CartItem.Quantity, CartItem.QuantityPerKit]).toEqual([6, 3]);
});

test('removes and restores a kit with its materials, and removes it with the last of them', async () => {
  const { client, kitId, children, linesNow } = await aKitInCart();
  await client.answer(removeFromCart, { body: { CartItemId: kitId } });
  expect(await linesNow()).toEqual([]);
  expect(await client.answer(restoreRemovedLines, { body: { CartItemIds: [kitId] } })).toEqual({ RestoredCount: 3 });
  for (const { CartItemId } of children) await client.answer(removeFromCart, { body: { CartItemId } });
  expect(await linesNow()).toEqual([]);
});

test('refuses to remove a kit without its materials', async () => {
  const { client, kitId, linesNow } = await aKitInCart();
  const body = { CartItemId: kitId, ShouldRemoveChildItems: false };
  expect(await client.refusal(removeFromCart, { body })).toMatchObject({ status: 422, code: 'kit-materials' });
  expect(await linesNow()).toEqual([1, 2, 2]);
  const { code } = await aMaterial(db);
  const { CartItemId } = await client.answer(addToCart, { body: { Code: code, Quantity: 1 } });
  await client.answer(removeFromCart, { body: { CartItemId, ShouldRemoveChildItems: false } });
  expect(await linesNow()).toEqual([1, 2, 2]);
});

test('does not sell a kit header by itself', async () => {
  const client = await signedIn(await aBuyer(db));
  const body = { Code: header.code, Quantity: 1 };
  expect((await client.refusal(addToCart, { body })).status).toBe(404);
});

test('without the ERP no kits are added', async () => {
  const buyer = await aBuyer(db);
  const kit = await aKit(db, { buyer });
  const client = await withoutErp.signedIn(buyer);
  expect((await client.refusal(addKitsToCart, { body: { KitIds: [kit.id] } })).status).toBe(503);
});

const aCable = async (lengths: readonly string[]) => {
  const cable = await aMaterial(db, { multiplum: '50', packageSize: '50', cableCutAllowed: true, salesUnit: 'MTR' });
  for (const length of lengths) await aRemnant(db, cable, { length });
  const client = await signedIn(await aBuyer(db));
  const piece = (CabelRemnantValue: number, Quantity = CabelRemnantValue) => ({
    body: { Code: cable.code, Quantity, CabelRemnantValue },
  });
  return { cable, client, piece };
};

test('each piece of a length is in a cart once', async () => {
  const { cable, client, piece } = await aCable(['17.5', '17.5']);
  const first = await client.answer(addToCart, piece(17.5));
  const second = await client.answer(addToCart, piece(17.5));
  expect(second.CartItemId).not.toBe(first.CartItemId);
  expect(await client.refusal(addToCart, piece(17.5))).toMatchObject({ status: 422, code: 'remnant-in-cart' });
  const ids = await db
    .selectFrom('cart_lines')
    .select('remnant_id')
    .where('sap_material_number', '=', cable.sapMaterialNumber)
    .execute();
  expect(new Set(ids.map((row) => row.remnant_id)).size).toBe(2);
});

test('refuses a piece that is not in stock', async () => {
  const { client, piece } = await aCable(['17.5']);
  expect(await client.refusal(addToCart, piece(18))).toMatchObject({ status: 422, code: 'remnant-gone' });
  expect((await client.answer(getCart)).ItemCount).toBe(0);
});

test('caps a remnant at its length, and reports it', async () => {
  const { client, piece } = await aCable(['17.5']);
  expect(await client.answer(addToCart, piece(17.5, 20))).toMatchObject({ LineQuantity: 17.5, IsCapped: true });
});

test('a piece that was taken out can be added again, and does not come back twice', async () => {
  const { client, piece } = await aCable(['17.5']);
  const first = await client.answer(addToCart, piece(17.5));
  await client.answer(removeFromCart, { body: { CartItemId: first.CartItemId } });
  const second = await client.answer(addToCart, piece(17.5));
  const body = { CartItemIds: [first.CartItemId, second.CartItemId] };
  expect(await client.answer(restoreRemovedLines, { body })).toEqual({ RestoredCount: 0 });
  await client.answer(removeFromCart, { body: { CartItemId: second.CartItemId } });
  expect(await client.answer(restoreRemovedLines, { body })).toEqual({ RestoredCount: 1 });
  expect((await client.answer(getCart)).CartItems.map(({ CartItemId }) => CartItemId)).toEqual([second.CartItemId]);
});

test('a remnant is neither packed into a smart kit nor sold without the ERP', async () => {
  const { cable, client, piece } = await aCable(['17.5']);
  const { CartId } = await client.answer(getCart);
  await db.updateTable('carts').set({ delivery_type: 'smart-kit' }).where('id', '=', CartId).execute();
  expect((await client.refusal(addToCart, piece(17.5))).code).toBe('not-allowed-in-smart-kit');
  const lonely = await withoutErp.signedIn(await aBuyer(db));
  const body = { Code: cable.code, Quantity: 17.5, CabelRemnantValue: 17.5 };
  expect((await lonely.refusal(addToCart, { body })).status).toBe(503);
});

test('adds each of three pieces once in twenty parallel additions', async () => {
  const { client, piece } = await aCable(['8', '8', '8']);
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.call(addToCart, piece(8))));
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(3);
  expect(answers.filter(({ statusCode }) => statusCode === 422).length).toBe(17);
  expect((await client.answer(getCart)).ItemCount).toBe(3);
});
