import { getCart, getDrafts } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { buyerOf } from '../../src/areas/identity/index.ts';
import { type LinesToPlace, MOST_PLACED_LINES, OrderRefused, placeLines } from '../../src/areas/orders/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBuyer, type TestBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { stockOf } from '../support/stock-of.ts';
import { testApp } from '../support/test-app.ts';
import { expectWholeOrders } from '../support/whole-orders.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);
const place = placeLines({ db, erp: openEmbeddedErp(db) });

const asBuyer = async ({ contactId }: TestBuyer) => {
  const buyer = await buyerOf(db)(contactId);
  if (buyer === undefined) throw new Error('Not a buyer');
  return buyer;
};

const linesOf = (materials: readonly Material[], traits: Partial<LinesToPlace> = {}): LinesToPlace => ({
  key: 'document-1',
  source: 'support',
  lines: materials.map(({ sapMaterialNumber }, index) => ({
    sapMaterialNumber,
    quantity: quantityOf(index + 2),
    note: `line ${index + 1}`,
    accountingString1: 'P-1',
  })),
  ...traits,
});

test('lines from elsewhere become an order of their own, in their order; the buyer’s cart and drafts stay as they are', async () => {
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer, lines: 2 });
  const client = await signedIn(buyer);
  const before = [await client.answer(getCart), await client.answer(getDrafts)];
  const materials = [await aMaterial(db, { stock: '10' }), await aMaterial(db)];
  const wanted = linesOf(materials, { name: 'Their order', customerReference: 'PO-77', projectNumber: 'X1' });
  const placed = await place(await asBuyer(buyer), wanted);
  const order = await db.selectFrom('orders').selectAll().where('id', '=', placed.orderId).executeTakeFirstOrThrow();
  expect(order).toMatchObject({
    source: 'support',
    sales_order_id: placed.salesOrderId,
    name: 'Their order',
    customer_reference: 'PO-77',
    project_number: 'X1',
    contact_id: buyer.contactId,
  });
  expect(order.cart_id).not.toBe(cart.id);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', placed.orderId)
    .orderBy('line_number')
    .execute();
  expect(lines.map((line) => [line.sap_material_number, line.quantity, line.note, line.accounting_string1])).toEqual([
    [materials[0]?.sapMaterialNumber, '2.000', 'line 1', 'P-1'],
    [materials[1]?.sapMaterialNumber, '3.000', 'line 2', 'P-1'],
  ]);
  expect([await client.answer(getCart), await client.answer(getDrafts)]).toEqual(before);
  await expectWholeOrders(db);
});

test('places one order for a company’s key, for repeated and parallel requests of anybody', async () => {
  const buyer = await aBuyer(db);
  const colleague = await aBuyer(db, { company: buyer.company });
  const material = await aMaterial(db, { stock: '10' });
  const people = [await asBuyer(buyer), await asBuyer(buyer), await asBuyer(buyer)];
  const placed = await Promise.all(people.map((person) => place(person, linesOf([material]))));
  expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
  expect(await place(await asBuyer(colleague), linesOf([material]))).toEqual(placed[0]);
  expect((await stockOf(db, material)).atp).toBe(8);
});

test('another company’s key is another order', async () => {
  const material = await aMaterial(db);
  const [one, other] = [await asBuyer(await aBuyer(db)), await asBuyer(await aBuyer(db))];
  const first = await place(one, linesOf([material]));
  expect((await place(other, linesOf([material]))).orderId).not.toBe(first.orderId);
});

test('stores no cart after a refusal, and accepts a new request with other lines', async () => {
  const buyer = await asBuyer(await aBuyer(db));
  const [blocked, good] = [await aMaterial(db, { status: '30' }), await aMaterial(db)];
  await expect(place(buyer, linesOf([good, blocked]))).rejects.toMatchObject({
    lines: [{ sapMaterialNumber: blocked.sapMaterialNumber, code: 'blocked' }],
  });
  const carts = db.selectFrom('carts').select('status').where('contact_id', '=', buyer.contactId);
  expect(await carts.execute()).toEqual([]);
  await place(buyer, linesOf([good]));
  expect(await carts.execute()).toEqual([{ status: 'Sent' }]);
});

test('refuses parallel requests each, and stores nothing', async () => {
  const buyer = await asBuyer(await aBuyer(db));
  const blocked = await aMaterial(db, { status: '30' });
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => place(buyer, linesOf([blocked]))));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'rejected'));
  const carts = await db.selectFrom('carts').select('id').where('contact_id', '=', buyer.contactId).execute();
  expect(carts).toEqual([]);
});

test('refuses unknown materials by their number', async () => {
  const buyer = await asBuyer(await aBuyer(db));
  const unknown = { sapMaterialNumber: 'no-such', code: '', plant: '' };
  const refused = await place(buyer, linesOf([await aMaterial(db), unknown])).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(OrderRefused);
  expect(refused).toMatchObject({ lines: [{ sapMaterialNumber: 'no-such', code: 'not-in-market' }] });
});

test('refuses no lines, or more than the limit of a cart', async () => {
  const buyer = await asBuyer(await aBuyer(db));
  const material = await aMaterial(db);
  await expect(place(buyer, linesOf([]))).rejects.toMatchObject({ status: 422, code: 'cart-empty' });
  const tooMany = Array.from({ length: MOST_PLACED_LINES + 1 }, () => material);
  await expect(place(buyer, linesOf(tooMany))).rejects.toMatchObject({ status: 422, code: 'cart-full' });
});
