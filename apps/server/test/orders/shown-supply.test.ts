import { createOrder, getCartPrice, getOrder, type OperationInput } from '@grossist/contracts';
import { addDays, calendarDate } from '@grossist/domain';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart, addLines } from '../support/a-cart.ts';
import { aKitHeader } from '../support/a-kit.ts';
import { aMaterial, type Material, type MaterialTraits } from '../support/a-material.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { stockOf } from '../support/stock-of.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
/** A Monday morning in Copenhagen. */
const { signedIn } = testApp(db, { now: () => Date.parse('2026-03-02T10:00:00+01:00') });

type Body = NonNullable<OperationInput<typeof createOrder>['body']>;

/** The cart exactly as it is shown now. */
const shownTo = async (client: Client, cartId: string): Promise<Body> => {
  const { Docs, CartPriceInfo } = await client.answer(getCartPrice, { body: {} });
  return {
    Details: { CartId: cartId, SeenTotal: CartPriceInfo.Total },
    Items: Docs.map(({ MaterialNo, ItemId, Quantity, Prices, Stock }) => ({
      MaterialNo,
      CartItemId: ItemId ?? '',
      Quantity,
      NetPrice: Prices?.NetPrice ?? null,
      ConfirmedQuantity: Stock.ConfirmedQuantity,
      DeliveryDate: Stock.DeliveryDate,
    })),
  };
};

const aShownCart = async (material: Material, quantity = '4') => {
  const cart = await aCart(db, { buyer: await aBuyer(db), lines: [{ material, quantity }] });
  const client = await signedIn(cart.buyer);
  return { cart, client, body: await shownTo(client, cart.id) };
};

/** A material that is got on order and that the plant has never had. */
const aSpecialOrder = async (traits: MaterialTraits = {}): Promise<Material> => {
  const material = await aMaterial(db, { supplyStatus: '11', ...traits });
  await db.deleteFrom('erp.stock').where('sap_material_number', '=', material.sapMaterialNumber).execute();
  return material;
};

const linesOf = async (client: Client, orderId: string | null) =>
  (await client.answer(getOrder, { params: { orderId: orderId ?? '' } })).Lines.map((line) => [
    line.ConfirmedQuantity,
    line.BackOrderQuantity,
    line.BackOrderDate,
  ]);

test.each([
  { supplyStatus: '11', date: '2026-03-17' },
  { supplyStatus: '12', date: '2026-03-31' },
] as const)('a special order of status $supplyStatus is ordered with the date that was shown', async (of) => {
  const { client, body } = await aShownCart(await aSpecialOrder({ supplyStatus: of.supplyStatus }));
  expect(body.Items).toMatchObject([{ ConfirmedQuantity: 0, DeliveryDate: of.date }]);
  const { OrderId, OrderValidationInfo } = await client.answer(createOrder, { body });
  expect(OrderValidationInfo).toBeNull();
  expect(await linesOf(client, OrderId)).toEqual([[0, 4, of.date]]);
});

test('the plant’s own time of special orders counts, else the market’s', async () => {
  const { client, body } = await aShownCart(await aSpecialOrder());
  const time = { market: 'DK', plant: 'DK01', supply_status: '11', working_days: 3, content_hash: Buffer.alloc(0) };
  await db.insertInto('erp.special_order_times').values(time).execute();
  try {
    const { Docs } = await client.answer(getCartPrice, { body: {} });
    expect(Docs[0]?.Stock).toMatchObject({ DeliveryDate: '2026-03-06', BlueDeliveryDays: 3 });
    const { OrderId } = await client.answer(createOrder, { body });
    expect(await linesOf(client, OrderId)).toEqual([[0, 4, '2026-03-06']]);
  } finally {
    await db.deleteFrom('erp.special_order_times').where('plant', '=', 'DK01').execute();
  }
});

test('requires one of two buyers of the same last stock to re-confirm', async () => {
  const material = await aMaterial(db, { stock: '4', supplyStatus: '11' });
  const both = [await aShownCart(material), await aShownCart(material)];
  for (const { body } of both) expect(body.Items).toMatchObject([{ ConfirmedQuantity: 4 }]);
  const answers = await Promise.all(
    both.map(async (shown) => ({ ...shown, answer: await shown.client.answer(createOrder, { body: shown.body }) })),
  );
  const [asked, ...others] = answers.filter(({ answer }) => answer.OrderId === null);
  expect(others).toEqual([]);
  expect(asked?.answer.OrderValidationInfo?.Lines).toMatchObject([
    {
      Code: 'back-order',
      MayBeAccepted: true,
      Now: { ConfirmedQuantity: 0, BackOrderQuantity: 4, DeliveryDate: '2026-03-17' },
    },
  ]);
});

test('orders for a later chosen day without re-confirmation', async () => {
  const { client, body } = await aShownCart(await aSpecialOrder());
  const later = addDays(calendarDate('2026-03-17'), 7);
  const wanted = { ...body, Details: { ...body.Details, DeliveryDate: later } };
  const { OrderId, OrderValidationInfo } = await client.answer(createOrder, { body: wanted });
  expect(OrderValidationInfo).toBeNull();
  expect(await linesOf(client, OrderId)).toEqual([[0, 4, later]]);
});

test('delivers lines as shown if the chosen day is the first day of the whole cart', async () => {
  const buyer = await aBuyer(db);
  const materials = [await aSpecialOrder(), await aSpecialOrder({ supplyStatus: '12' })];
  const cart = await aCart(db, { buyer, lines: materials.map((material) => ({ material })) });
  const client = await signedIn(buyer);
  const body = await shownTo(client, cart.id);
  const whole = { ...body, Details: { ...body.Details, DeliveryDate: '2026-03-31' } };
  const { OrderId, OrderValidationInfo } = await client.answer(createOrder, { body: whole });
  expect(OrderValidationInfo).toBeNull();
  expect(await linesOf(client, OrderId)).toEqual([
    [0, 1, '2026-03-17'],
    [0, 1, '2026-03-31'],
  ]);
});

test('a kit is ordered with the quantities and dates that were shown of its materials', async () => {
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer, lines: [{ material: await aKitHeader(db) }] });
  const parentLineId = cart.lines[0]?.id ?? '';
  const [there, special] = [await aMaterial(db), await aSpecialOrder()];
  await addLines(db, cart.id, [
    { material: there, quantity: '2', parentLineId },
    { material: special, quantity: '2', parentLineId },
  ]);
  const client = await signedIn(buyer);
  const body = await shownTo(client, cart.id);
  expect(body.Items?.map(({ DeliveryDate }) => DeliveryDate)).toEqual(['2026-03-17', '2026-03-03', '2026-03-17']);
  const { OrderId, OrderValidationInfo } = await client.answer(createOrder, { body });
  expect(OrderValidationInfo).toBeNull();
  expect(await linesOf(client, OrderId)).toEqual([
    [1, 0, '2026-03-17'],
    [2, 0, null],
    [0, 2, '2026-03-17'],
  ]);
});

test('takes no plant stock for direct delivery, and uses the supplier’s date', async () => {
  const material = await aMaterial(db, { stock: '10', isDirectDelivery: true });
  const cart = await aCart(db, {
    buyer: await aBuyer(db),
    lines: [
      { material, quantity: '4' },
      { material, quantity: '8' },
    ],
  });
  const [direct] = cart.lines;
  await db
    .updateTable('cart_lines')
    .set({ is_direct_delivery: true })
    .where('id', '=', direct?.id ?? '')
    .execute();
  const client = await signedIn(cart.buyer);
  const body = await shownTo(client, cart.id);
  const { OrderId, OrderValidationInfo } = await client.answer(createOrder, { body });
  expect(OrderValidationInfo).toBeNull();
  expect(await linesOf(client, OrderId)).toEqual([
    [0, 4, '2026-03-17'],
    [8, 0, null],
  ]);
  expect((await stockOf(db, material)).atp).toBe(2);
});

test('returns the date of a kit’s last material with its header, unless all are in stock', async () => {
  const orderKit = async (part: Material) => {
    const cart = await aCart(db, { buyer: await aBuyer(db), lines: [{ material: await aKitHeader(db) }] });
    const [header] = cart.lines;
    await addLines(db, cart.id, [{ material: part, quantity: '2', parentLineId: header?.id ?? '' }]);
    const client = await signedIn(cart.buyer);
    const { OrderId } = await client.answer(createOrder, { body: await shownTo(client, cart.id) });
    return linesOf(client, OrderId);
  };
  expect(await orderKit(await aSpecialOrder())).toEqual([
    [1, 0, '2026-03-17'],
    [0, 2, '2026-03-17'],
  ]);
  expect(await orderKit(await aMaterial(db, { stock: '5' }))).toEqual([
    [1, 0, null],
    [2, 0, null],
  ]);
});
