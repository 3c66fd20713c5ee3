import {
  addToCart,
  createOrder,
  emptyCart,
  getCart,
  getCartPrice,
  getOrder,
  saveCartDetails,
  updateCartAccount,
  updateCartDeliveryAddress,
  updateCartProject,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { aScene } from '../support/a-scene.ts';
import { anOrder, order } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { stockOf } from '../support/stock-of.ts';
import { testApp } from '../support/test-app.ts';
import { expectWholeOrders } from '../support/whole-orders.ts';

const { db } = await testDatabase();
const app = testApp(db);
const { signedIn } = app;

test('creates an order with the cart’s lines, takes stock, and creates an empty cart', async () => {
  const material = await aMaterial(db, { stock: '10', price: '100' });
  const cart = await aCart(db, { lines: [{ material, quantity: '4' }] });
  const client = await signedIn(cart.buyer);
  const answer = await order(client, cart.id);
  expect(answer).toMatchObject({ ErrorMessages: [], OrderValidationInfo: null, NetsRedirectUrl: null });
  expect(answer.SalesOrderId).toMatch(/^45\d{8}$/);
  const details = await client.answer(getOrder, { params: { orderId: answer.OrderId ?? '' } });
  expect(details).toMatchObject({
    SalesOrderId: answer.SalesOrderId,
    OrderType: 'ZOR',
    SoldTo: cart.buyer.accounts[0]?.soldTo,
    OrderedBy: cart.buyer.name,
    LineCount: 1,
    HasBackOrder: false,
    Currency: 'DKK',
  });
  expect(details.Lines).toMatchObject([
    { LineNumber: 10, MaterialNo: material.sapMaterialNumber, Quantity: 4, ConfirmedQuantity: 4, NetPrice: 400 },
  ]);
  expect((await stockOf(db, material)).atp).toBe(6);
  const next = await client.answer(getCart);
  expect(next.CartId).not.toBe(cart.id);
  expect(next).toMatchObject({ ItemCount: 0, OrderStatus: 'Initial' });
  await expectWholeOrders(db);
});

test('name, reference, project, account and address of the cart are the order’s', async () => {
  const scene = await aScene(db);
  const client = await signedIn(scene.buyer);
  await client.answer(saveCartDetails, { body: { Name: 'Roof', CustomerReference: 'PO-7' } });
  await client.answer(updateCartProject, { body: { ProjectNumber: scene.project.number } });
  await client.answer(updateCartDeliveryAddress, { body: { Id: scene.address.id } });
  const { details } = await anOrder(db, app, scene.cart);
  expect(details).toMatchObject({
    Name: 'Roof',
    CustomerReference: 'PO-7',
    ProjectNumber: scene.project.number,
    SoldTo: scene.account.soldTo,
    Address: { Id: scene.address.id },
  });
});

test('places an order on the cart’s account', async () => {
  const scene = await aScene(db);
  const client = await signedIn(scene.buyer);
  await client.answer(updateCartAccount, { body: { soldTo: scene.otherAccount.soldTo } });
  const { details } = await anOrder(db, app, scene.cart);
  expect(details.SoldTo).toBe(scene.otherAccount.soldTo);
});

test('the sums of an order are those of its cart', async () => {
  const lines = [
    { material: await aMaterial(db, { price: '33.335', duties: '0.015' }), quantity: '3' },
    { material: await aMaterial(db, { price: '0.0125', perQuantity: '1' }), quantity: '70' },
    { material: await aMaterial(db, { price: '7', cableCutAllowed: true, packageSize: '100' }), quantity: '30' },
  ];
  const cart = await aCart(db, { lines });
  const client = await signedIn(cart.buyer);
  const { Docs, CartPriceInfo } = await client.answer(getCartPrice, { body: {} });
  const { details } = await anOrder(db, app, cart);
  expect(details).toMatchObject({
    Total: CartPriceInfo.Total,
    TotalStr: CartPriceInfo.TotalStr,
    SubTotalStr: CartPriceInfo.SubTotalStr,
    DutiesStr: CartPriceInfo.DutiesStr,
    FreightCostStr: CartPriceInfo.FreightCostStr,
    VatStr: CartPriceInfo.VatStr,
    VatPercent: 25,
  });
  expect(details.Lines.map(({ NetPrice }) => NetPrice)).toEqual(Docs.map(({ Prices }) => Prices?.NetPrice));
});

test('stores the cutting fee of a line, and shows it to readers who may see prices', async () => {
  const cable = await aMaterial(db, { price: '7', cableCutAllowed: true, packageSize: '100', stock: '100' });
  const cart = await aCart(db, { lines: [{ material: cable, quantity: '30' }, { material: await aMaterial(db) }] });
  const { details } = await anOrder(db, app, cart);
  const stored = await db
    .selectFrom('order_lines')
    .select('cutting_fee')
    .where('order_id', '=', details.OrderId)
    .orderBy('line_number')
    .execute();
  expect(stored.map(({ cutting_fee }) => cutting_fee)).toEqual(['49.00', '0.00']);
  expect(details.Lines.map(({ CuttingFeeStr, NetPrice }) => [CuttingFeeStr, NetPrice])).toEqual([
    [expect.stringContaining('49.00'), 259],
    ['', expect.any(Number)],
  ]);
});

test('puts uncovered quantities on back order with their date', async () => {
  const material = await aMaterial(db, { stock: '3', incoming: [{ date: '2099-06-01', quantity: '100' }] });
  const cart = await aCart(db, { lines: [{ material, quantity: '5' }] });
  const { details } = await anOrder(db, app, cart);
  expect(details.HasBackOrder).toBe(true);
  expect(details.Lines[0]).toMatchObject({ ConfirmedQuantity: 3, BackOrderQuantity: 2, BackOrderDate: '2099-06-02' });
  expect((await stockOf(db, material)).atp).toBe(0);
});

test('sums lines of one material first', async () => {
  const material = await aMaterial(db, { stock: '10' });
  const lines = [
    { material, quantity: '6' },
    { material, quantity: '6' },
  ];
  const { details } = await anOrder(db, app, await aCart(db, { lines }));
  expect(
    details.Lines.map(({ ConfirmedQuantity, BackOrderQuantity }) => [ConfirmedQuantity, BackOrderQuantity]),
  ).toEqual([
    [6, 0],
    [4, 2],
  ]);
});

test('clearance lines draw on clearance stock, normal lines of the same material on the usual one', async () => {
  const material = await aMaterial(db, { isOnClearanceSale: true, stock: '3', clearanceStock: '2' });
  const lines = [
    { material, quantity: '2', isClearance: true },
    { material, quantity: '3' },
  ];
  const { details } = await anOrder(db, app, await aCart(db, { lines }));
  expect(details.Lines.map(({ ConfirmedQuantity }) => ConfirmedQuantity)).toEqual([2, 3]);
  expect(await stockOf(db, material)).toMatchObject({ atp: 0, clearance: 0 });
});

const anUnorderable = {
  'blocked since': { traits: { status: '30' as const }, code: 'blocked' },
  'obsolete since': { traits: { status: '40' as const }, code: 'blocked' },
  'without a price': { traits: { price: null }, code: 'no-price' },
  'of another market': { traits: { market: 'SE' as const }, code: 'not-in-market' },
  'phased out and sold out': { traits: { status: '33' as const, stock: '0' }, code: 'phased-out-stock' },
};

test.each(Object.entries(anUnorderable))(
  'a cart with a material that is %s is refused, line by line, and cart and stock stay as they were',
  async (_, { traits, code }) => {
    const [bad, good] = [await aMaterial(db, traits), await aMaterial(db)];
    const cart = await aCart(db, { lines: [{ material: good }, { material: bad }] });
    const client = await signedIn(cart.buyer);
    const before = await client.answer(getCart);
    const answer = await order(client, cart.id);
    expect(answer).toMatchObject({ SalesOrderId: null, OrderId: null });
    expect(answer.ErrorMessages).toHaveLength(1);
    expect(answer.OrderValidationInfo?.Lines).toMatchObject([
      { CartItemId: cart.lines[1]?.id, MaterialNo: bad.sapMaterialNumber, Code: code },
    ]);
    expect(await client.answer(getCart)).toEqual(before);
    expect((await stockOf(db, good)).atp).toBe(1000);
    await expectWholeOrders(db);
  },
);

test('refuses more of a clearance line than the stock, and returns the stock', async () => {
  const material = await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '10' });
  const cart = await aCart(db, { lines: [{ material, quantity: '11', isClearance: true }] });
  const answer = await order(await signedIn(cart.buyer), cart.id);
  expect(answer.OrderValidationInfo?.Lines).toMatchObject([{ Code: 'clearance-stock', AvailableQuantity: 10 }]);
  expect(answer.ErrorMessages).toEqual([`${material.sapMaterialNumber}: only 10 left on clearance sale.`]);
  expect((await stockOf(db, material)).clearance).toBe(10);
});

test('refusals are in the buyer’s language', async () => {
  const buyer = await aBuyer(db, { locale: 'sv-SE' });
  const material = await aMaterial(db, { status: '30' });
  const cart = await aCart(db, { buyer, lines: [{ material }] });
  const { ErrorMessages } = await order(await signedIn(buyer), cart.id);
  expect(ErrorMessages).toEqual([`${material.sapMaterialNumber} kan inte längre beställas.`]);
});

test('refuses pick-up beyond stock instead of a back order', async () => {
  const material = await aMaterial(db, { stock: '3' });
  const cart = await aCart(db, { lines: [{ material, quantity: '4' }] });
  const client = await signedIn(cart.buyer);
  const body = { Details: { CartId: cart.id, IsPickup: true } };
  const answer = await client.answer(createOrder, { body });
  expect(answer.SalesOrderId).toBeNull();
  expect(answer.OrderValidationInfo?.Lines).toMatchObject([{ AvailableQuantity: 3 }]);
  expect((await stockOf(db, material)).atp).toBe(3);
});

test('places an order after its refused line is removed', async () => {
  const cart = await aCart(db, { lines: [{ material: await aMaterial(db, { status: '30' }) }] });
  const client = await signedIn(cart.buyer);
  expect((await order(client, cart.id)).SalesOrderId).toBeNull();
  await client.answer(emptyCart);
  await client.answer(addToCart, { body: { Code: (await aMaterial(db)).code, Quantity: 1 } });
  expect((await order(client, cart.id)).SalesOrderId).not.toBeNull();
});

test('an empty cart is not ordered', async () => {
  const cart = await aCart(db, { lines: 0 });
  const problem = await (await signedIn(cart.buyer)).refusal(createOrder, { body: { Details: { CartId: cart.id } } });
  expect(problem).toMatchObject({ status: 422, code: 'cart-empty' });
});

test('refuses a day without deliveries', async () => {
  const cart = await aCart(db);
  const client = await signedIn(cart.buyer);
  const body = { Details: { CartId: cart.id, DeliveryDate: '2020-01-01' } };
  expect(await client.refusal(createOrder, { body })).toMatchObject({ status: 422, code: 'delivery-date' });
  expect((await client.answer(getCart)).OrderStatus).toBe('Initial');
});

test('returns 404 for somebody else’s cart, also a colleague’s', async () => {
  const cart = await aCart(db);
  const body = { Details: { CartId: cart.id } };
  const colleague = await signedIn(await aBuyer(db, { company: cart.buyer.company }));
  expect((await colleague.refusal(createOrder, { body })).status).toBe(404);
  expect((await (await signedIn(await aBuyer(db))).refusal(createOrder, { body })).status).toBe(404);
  await order(await signedIn(cart.buyer), cart.id);
  expect((await colleague.refusal(createOrder, { body })).status).toBe(404);
});

test('refuses a cart that changed since display', async () => {
  const cart = await aCart(db);
  const client = await signedIn(cart.buyer);
  const seen = (await client.answer(getCart)).Version;
  await client.answer(addToCart, { body: { Code: (await aMaterial(db)).code, Quantity: 1 } });
  const body = (CartVersion: number) => ({ Details: { CartId: cart.id, CartVersion } });
  expect(await client.refusal(createOrder, { body: body(seen) })).toMatchObject({
    status: 409,
    code: 'changed-meanwhile',
  });
  expect((await client.answer(createOrder, { body: body(seen + 1) })).SalesOrderId).not.toBeNull();
});

test('refuses a total that is too large to store', async () => {
  const material = await aMaterial(db, { price: '9999999' });
  const cart = await aCart(db, { lines: [{ material, quantity: '9999999' }] });
  const problem = await (await signedIn(cart.buyer)).refusal(createOrder, { body: { Details: { CartId: cart.id } } });
  expect(problem).toMatchObject({ status: 422, code: 'order-too-large' });
});
