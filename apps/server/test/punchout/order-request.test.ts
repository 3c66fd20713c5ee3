import { moneyOf, quantityOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { placeLines } from '../../src/areas/orders/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aMaterial } from '../support/a-material.ts';
import { aPunchoutCustomer, type PunchoutCustomerTraits } from '../support/a-punchout-customer.ts';
import { anAddress } from '../support/an-address.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { punchoutApp } from '../support/punchout-app.ts';
import { answered, orderedItem, orderRequest } from './cxml-buyer.ts';

const { db, pool } = await testDatabase();
const erp = openEmbeddedErp(db);
const { browser } = punchoutApp(db, { erp, search: inProcessSearch(pool), placeLines: placeLines({ db, erp }) });

const aCustomer = async (traits: PunchoutCustomerTraits = {}) => {
  const customer = await aPunchoutCustomer(db, { protocol: 'cxml', ...traits });
  const [account] = customer.contact.accounts;
  if (account !== undefined) await anAddress(db, account);
  return customer;
};

const ordersOf = (contactId: string) =>
  db.selectFrom('orders').selectAll().where('contact_id', '=', contactId).execute();

test('an OrderRequest is an order of the customer, taken from stock', async () => {
  const customer = await aCustomer();
  const { sapMaterialNumber } = await aMaterial(db, { stock: '10' });
  const { status } = await answered(
    browser(),
    orderRequest(customer, { number: 'PO-17', items: [orderedItem(sapMaterialNumber, { note: 'By the door' })] }),
  );
  expect(status.code, status.message).toBe(200);
  const [order, ...more] = await ordersOf(customer.contact.contactId);
  expect(more).toEqual([]);
  expect(order).toMatchObject({ source: 'punchout', customer_reference: 'PO-17', sub_total: '200.00' });
  expect(order?.address).toMatchObject({ street: 'Strandvejen 7', isOneTimeAddress: true });
  expect(status.message).toBe(`Ordered as ${order?.sales_order_id}`);
  const lines = await db
    .selectFrom('order_lines')
    .select(['sap_material_number', 'quantity', 'note'])
    .where('order_id', '=', order?.id ?? '')
    .execute();
  expect(lines).toEqual([{ sap_material_number: sapMaterialNumber, quantity: '2.000', note: 'By the door' }]);
});

test('places one order for repeated and parallel OrderRequests, with the first response', async () => {
  const customer = await aCustomer();
  const { sapMaterialNumber } = await aMaterial(db, { stock: '100' });
  const document = orderRequest(customer, { number: 'PO-18', items: [orderedItem(sapMaterialNumber)] });
  const answers = await Promise.all([0, 1, 2, 3, 4].map(() => answered(browser(), document)));
  expect(answers.map(({ status }) => status.code)).toEqual([200, 200, 200, 200, 200]);
  const resent = orderRequest(customer, { number: 'PO-18', items: [orderedItem(sapMaterialNumber)] });
  expect((await answered(browser(), resent)).status.code).toBe(200);
  expect(await ordersOf(customer.contact.contactId)).toHaveLength(1);
});

test('the same orderID with other lines is a conflict', async () => {
  const customer = await aCustomer();
  const { sapMaterialNumber } = await aMaterial(db, { stock: '100' });
  const first = { number: 'PO-19', items: [orderedItem(sapMaterialNumber)] };
  expect((await answered(browser(), orderRequest(customer, first))).status.code).toBe(200);
  const other = { number: 'PO-19', items: [orderedItem(sapMaterialNumber, { quantity: quantityOf(3) })] };
  expect((await answered(browser(), orderRequest(customer, other))).status.code).toBe(409);
  expect(await ordersOf(customer.contact.contactId)).toHaveLength(1);
});

test('returns the reason for each refused line, and orders nothing', async () => {
  const customer = await aCustomer();
  const dear = await aMaterial(db, { price: '150' });
  const packed = await aMaterial(db, { multiplum: '5' });
  const blocked = await aMaterial(db, { status: '30' });
  const metres = await aMaterial(db, { salesUnit: 'MTR' });
  const { status } = await answered(
    browser(),
    orderRequest(customer, {
      items: [
        orderedItem(dear.sapMaterialNumber, { lineNumber: 10 }),
        orderedItem(packed.sapMaterialNumber, { lineNumber: 20 }),
        orderedItem(blocked.sapMaterialNumber, { lineNumber: 30 }),
        orderedItem(metres.sapMaterialNumber, { lineNumber: 40 }),
        orderedItem('999999', { lineNumber: 50 }),
      ],
    }),
  );
  expect(status.code).toBe(417);
  expect(status.message?.split('; ')).toEqual([
    `line 10, ${dear.sapMaterialNumber}: costs more today than the order says`,
    `line 20, ${packed.sapMaterialNumber}: is sold in that quantity only as 5`,
    `line 30, ${blocked.sapMaterialNumber}: can no longer be ordered`,
    `line 40, ${metres.sapMaterialNumber}: is sold by MTR, not PCE`,
    'line 50, 999999: unknown, or not sold to this customer',
  ]);
  expect(await ordersOf(customer.contact.contactId)).toEqual([]);
});

test('returns the ERP’s refusal of each line, and accepts the same order once it is possible', async () => {
  const customer = await aCustomer();
  const { sapMaterialNumber } = await aMaterial(db, { status: '33', stock: '1' });
  const document = orderRequest(customer, { number: 'PO-20', items: [orderedItem(sapMaterialNumber)] });
  const { status } = await answered(browser(), document);
  expect(status.code).toBe(417);
  expect(status.message).toContain(sapMaterialNumber);
  await db.updateTable('erp.stock').set({ atp: '5' }).where('sap_material_number', '=', sapMaterialNumber).execute();
  expect((await answered(browser(), document)).status.code).toBe(200);
});

test('a price rounded to hundredths on its way is taken, one in another currency is not', async () => {
  const customer = await aCustomer();
  const { sapMaterialNumber } = await aMaterial(db, { price: '1.2345', stock: '5000' });
  const rounded = { quantity: quantityOf(1000), unitPrice: moneyOf('1.23'), amount: moneyOf('1230') };
  const items = [orderedItem(sapMaterialNumber, rounded)];
  expect((await answered(browser(), orderRequest(customer, { items, currency: 'SEK' }))).status.code).toBe(417);
  expect((await answered(browser(), orderRequest(customer, { items }))).status.code).toBe(200);
});

test.each([
  ['a test is checked and ordered nothing', { isTest: true }, {}, 200],
  ['a change of an unknown order is refused', { purpose: 'update' as const }, {}, 417],
  ['a country that nothing is sent to is refused', { country: 'GB' }, {}, 417],
  ['a customer whose orders are not taken this way is refused', {}, { takesOrders: false }, 403],
])('%s', async (_, traits, customerTraits, code) => {
  const customer = await aCustomer(customerTraits);
  const { sapMaterialNumber } = await aMaterial(db, { stock: '10' });
  const document = orderRequest(customer, { items: [orderedItem(sapMaterialNumber)], ...traits });
  expect((await answered(browser(), document)).status.code).toBe(code);
  expect(await ordersOf(customer.contact.contactId)).toEqual([]);
});
