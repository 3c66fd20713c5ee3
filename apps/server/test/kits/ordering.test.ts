import * as calls from '@grossist/contracts';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { aKit, aKitHeader } from '../support/a-kit.ts';
import { aMaterial } from '../support/a-material.ts';
import { aProjectOfKits } from '../support/a-project-of-kits.ts';
import { order } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';
import { NO_HASH } from '../support/unique.ts';

const { db } = await testDatabase();
const shop = testApp(db);

beforeAll(() => aKitHeader(db));

const aProjectInCart = async () => {
  const project = await aProjectOfKits(db, shop);
  const { buyer, client, id } = project;
  const kits = [
    await aKit(db, { buyer, project: { id }, name: '2nd left' }),
    await aKit(db, { buyer, project: { id }, name: '2nd right' }),
  ];
  const KitIds = kits.map((kit) => kit.id);
  const put = () => client.answer(calls.addKitsToCart, { body: { KitIds } });
  await put();
  const inCart = async () =>
    (await client.answer(calls.getSmartKit, { query: { smartKitId: id } })).kits.map((kit) => kit.inCart);
  const [kit] = kits;
  const change = {
    params: { id: kit?.id ?? '' },
    body: { sapMaterialNumber: kit?.items[0]?.material.sapMaterialNumber ?? '', quantity: 4 },
  };
  return { ...project, kits, put, inCart, change };
};

test('adds kits of the cart’s project once, and updates them when they are added again', async () => {
  const { client, put, inCart, change } = await aProjectInCart();
  const before = await client.answer(calls.getCart);
  expect(before.CartItems.map(({ KitName, Quantity }) => [KitName, Quantity])).toEqual([
    ['2nd left', 1],
    ['', 2],
    ['', 2],
    ['2nd right', 1],
    ['', 2],
    ['', 2],
  ]);
  await put();
  expect((await client.answer(calls.getCart)).CartItems).toEqual(before.CartItems);
  await client.answer(calls.setKitItem, change);
  expect(await inCart()).toEqual(['outdated', 'current']);
  await put();
  expect(await inCart()).toEqual(['current', 'current']);
  const after = await client.answer(calls.getCart);
  expect(after.ItemCount).toBe(6);
  expect(after.CartItems).toHaveLength(6);
  const changed = after.CartItems.filter(({ Quantity }) => Quantity === 4);
  expect(changed).toMatchObject([{ QuantityPerKit: 4, Type: 'kit material' }]);
});

test('a project is ordered as ZSO with its kits; then it is read and copied, not changed', async () => {
  const { buyer, client, id, cartId, kits, change } = await aProjectInCart();
  const { OrderId } = await order(client, cartId);
  const { order_type: type } = await db
    .selectFrom('orders')
    .select('order_type')
    .where('id', '=', OrderId ?? '')
    .executeTakeFirstOrThrow();
  expect(type).toBe('ZSO');
  const kitId = kits[0]?.id ?? '';
  const details = await client.answer(calls.kitOrderDetails, { query: { orderId: OrderId ?? '', kitId } });
  expect(details).toMatchObject({ headerDescription: '2nd left', itemCount: 2, label: { quantity: 1 } });
  expect(details.label.barcodeNumber).not.toBe('');
  expect(await client.answer(calls.getSmartKit, { query: { cartId } })).toMatchObject({ id, isOrdered: true });
  expect(await client.refusal(calls.setKitItem, change)).toMatchObject({ status: 409, code: 'smart-kit-ordered' });
  const other = await aProjectOfKits(db, shop, { buyer });
  const copies = await other.client.answer(calls.addKitCopies, {
    params: { id: other.id },
    body: { kitId, amountOfCopies: 1 },
  });
  expect(copies).toMatchObject([{ headerDescription: '2nd left', itemCount: 2 }]);
});

test('an ordered kit costs what its materials cost, on its page and in sheets, and the total counts each once', async () => {
  const { client, cartId } = await aProjectInCart();
  const { OrderId } = await order(client, cartId);
  const orderId = OrderId ?? '';
  const details = await client.answer(calls.getOrder, { params: { orderId } });
  const sumOf = (lines: readonly { NetPrice: number | null }[]) =>
    lines.reduce((sum, { NetPrice }) => sum + (NetPrice ?? 0), 0);
  const kits = details.Lines.filter(({ ParentLineNumber }) => ParentLineNumber === null);
  const parts = details.Lines.filter(({ ParentLineNumber }) => ParentLineNumber !== null);
  for (const kit of kits) {
    expect(kit.NetPrice).toBe(sumOf(parts.filter(({ ParentLineNumber }) => ParentLineNumber === kit.LineNumber)));
    expect(kit.NetPrice).toBeGreaterThan(0);
    expect(kit.NetPriceStr).not.toMatch(/^0/);
    expect(kit.UnitPriceStr).toBe('');
  }
  expect(sumOf(kits)).toBe(sumOf(parts));
  const amountsOf = async (isKitDelivery: boolean) => {
    const url = `/api/ordersOverview/excelExport/${orderId}?isKitDelivery=${isKitDelivery}`;
    const { rawPayload } = await client.send({ method: 'GET', url });
    const [head = [], ...lines] = (await readXlsxFile(rawPayload))[0]?.data ?? [];
    return lines.map((line) => Number(line[head.indexOf('Amount')] ?? 0));
  };
  const withParts = await amountsOf(true);
  expect(withParts).toHaveLength(details.Lines.length);
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  expect(total(withParts)).toBe(sumOf(parts));
  expect(await amountsOf(false)).toEqual(kits.map(({ NetPrice }) => NetPrice));
});

test('requires confirmation of kits that changed since they were added, and orders nothing', async () => {
  const { client, cartId, put, change } = await aProjectInCart();
  await client.answer(calls.setKitItem, change);
  const body = { Details: { CartId: cartId } };
  const problem = await client.refusal(calls.createOrder, { body });
  expect(problem).toMatchObject({ status: 409, code: 'kits-changed' });
  expect(problem.detail).toContain('2nd left');
  await put();
  expect((await client.answer(calls.createOrder, { body })).SalesOrderId).not.toBeNull();
});

test('a project without a name is not ordered', async () => {
  const { client, id, cartId } = await aProjectInCart();
  await db.updateTable('smart_kits').set({ project_name: '' }).where('id', '=', id).execute();
  const body = { Details: { CartId: cartId } };
  expect((await client.refusal(calls.createOrder, { body })).code).toBe('smart-kit-not-named');
});

test('orders what the cart showed, or requires confirmation, in a race with a change of a kit', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    const { client, cartId, kits, change } = await aProjectInCart();
    const [changed, ordered] = await Promise.all([
      client.call(calls.setKitItem, change),
      client.call(calls.createOrder, { body: { Details: { CartId: cartId } } }),
    ]);
    const lines = await db
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select('l.quantity')
      .where('o.cart_id', '=', cartId)
      .where('l.kit_id', '=', kits[0]?.id ?? '')
      .where('l.is_kit_material', '=', true)
      .execute();
    const isOrdered = ordered.statusCode === 200;
    outcomes.add(`${changed.statusCode} ${ordered.statusCode}`);
    expect(lines.map(({ quantity }) => Number(quantity))).toEqual(isOrdered ? [2, 2] : []);
    if (isOrdered) expect(changed.statusCode).toBe(409);
    else expect([changed.statusCode, ordered.statusCode]).toEqual([200, 409]);
  }
  expect(outcomes.size).toBeGreaterThan(0);
});

test('an ordered kit is ordered again as a kit', async () => {
  const { client, cartId } = await aProjectInCart();
  const { OrderId } = await order(client, cartId);
  await client.answer(calls.orderAgain, { params: { orderId: OrderId ?? '' }, body: {} });
  const { CartItems } = await client.answer(calls.getCart);
  expect(CartItems.filter(({ ParentItemId }) => ParentItemId === null).map(({ KitName }) => KitName)).toEqual([
    '2nd left',
    '2nd right',
  ]);
});

test('a material is added to kits of the cart by their lines', async () => {
  const { client } = await aProjectInCart();
  const { CartItems } = await client.answer(calls.getCart);
  const [kitLine] = CartItems;
  const CartItemId = kitLine?.CartItemId ?? '';
  await client.answer(calls.changeQuantity, { body: { CartItemId, Quantity: 3 } });
  const { sapMaterialNumber } = await aMaterial(db);
  const body = { sapMaterialNumber, kitQuantityPairs: [{ kitId: CartItemId, quantity: 2 }] };
  await client.answer(calls.addMaterialToKits, { body });
  await client.answer(calls.addMaterialToKits, { body });
  const added = (await client.answer(calls.getCart)).CartItems.filter(
    (line) => line.ItemSAPMaterialNumber === sapMaterialNumber,
  );
  expect(added).toMatchObject([{ ParentItemId: CartItemId, QuantityPerKit: 4, Quantity: 12, Type: 'kit material' }]);
});

test('kits that mix materials of the automated storage with others are pointed out', async () => {
  const { client, kits } = await aProjectInCart();
  const isMixing = async () =>
    (await client.answer(calls.getCartPrice, { body: { ignoreCache: true } })).CombinedDeliveryOptions
      .HasKitsMixingAutomatedStorageMaterials;
  expect(await isMixing()).toBe(false);
  await db
    .insertInto('erp.logistics')
    .values({
      sap_material_number: kits[0]?.items[0]?.material.sapMaterialNumber ?? '',
      is_bulky: false,
      is_automated_storage: true,
      content_hash: NO_HASH,
    })
    .execute();
  expect(await isMixing()).toBe(true);
});

test('documents of an order name the kit on each of its lines', async () => {
  const { client, cartId } = await aProjectInCart();
  const { OrderId } = await order(client, cartId);
  for (const kind of ['ubl', 'efonelfo']) {
    const { statusCode, body } = await client.send({ method: 'GET', url: `/api/orders/${OrderId}/documents/${kind}` });
    expect(statusCode, body).toBe(200);
    expect(body.match(/Kit: 2nd left/g)).toHaveLength(2);
    expect(body.match(/Kit: 2nd right/g)).toHaveLength(2);
  }
});

test('single materials of an ordered kit can be returned, the kit as a whole can not', async () => {
  const { client, cartId } = await aProjectInCart();
  const { OrderId } = await order(client, cartId);
  const back = (LineNumber: number) => ({
    params: { orderId: OrderId ?? '' },
    body: { Lines: [{ LineNumber, Quantity: 1, Reason: 'too-many' as const, Note: '' }] },
  });
  expect((await client.refusal(calls.returnOrder, back(10))).code).toBe('kit');
  expect((await client.refusal(calls.returnOrder, back(20))).code).not.toBe('kit');
});
