import { quantityOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { placeLines } from '../../src/areas/orders/index.ts';
import { outgoingOrder } from '../../src/areas/orders/queries/outgoing-order.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aMaterial } from '../support/a-material.ts';
import { aPunchoutCustomer } from '../support/a-punchout-customer.ts';
import { anAddress } from '../support/an-address.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { punchoutApp } from '../support/punchout-app.ts';
import { unique } from '../support/unique.ts';
import { answered, orderedItem, orderRequest } from './cxml-buyer.ts';

const { db, pool } = await testDatabase();
const erp = openEmbeddedErp(db);
const { browser } = punchoutApp(db, { erp, search: inProcessSearch(pool), placeLines: placeLines({ db, erp }) });

const aCustomer = async () => {
  const customer = await aPunchoutCustomer(db, { protocol: 'cxml' });
  const [account] = customer.contact.accounts;
  if (account !== undefined) await anAddress(db, account);
  return customer;
};

/** Two lines of one material each, and whatever is changed in the document. */
const aDocument = async (change: (document: string) => string) => {
  const customer = await aCustomer();
  const [first, second] = [await aMaterial(db, { stock: '10' }), await aMaterial(db, { stock: '10' })];
  const items = [
    orderedItem(first.sapMaterialNumber, { lineNumber: 10 }),
    orderedItem(second.sapMaterialNumber, { lineNumber: 20, quantity: quantityOf(3) }),
  ];
  return { customer, first, second, document: change(orderRequest(customer, { number: `PO-${unique()}`, items })) };
};

const orderOf = (contactId: string) =>
  db.selectFrom('orders').selectAll().where('contact_id', '=', contactId).executeTakeFirstOrThrow();
const linesOf = (orderId: string) =>
  db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('line_number').execute();
const hasOrdered = async (contactId: string): Promise<boolean> =>
  (await db.selectFrom('orders').select('id').where('contact_id', '=', contactId).execute()).length > 0;

const SHIP_TO = /<ShipTo>[^]*?<\/ShipTo>/;
const place = (street: string, person = '') => `<ShipTo><Address isoCountryCode="DK"><Name xml:lang="da">Site</Name>
  <PostalAddress>${person}<Street>${street}</Street><City>Aarhus C</City><PostalCode>8000</PostalCode>
  <Country isoCountryCode="DK">DK</Country></PostalAddress></Address></ShipTo>`;
/** Inserts XML into the item with this number, where the DTD allows it. */
const inItem = (document: string, lineNumber: number, added: string): string =>
  document.replace(
    new RegExp(`(<ItemOut[^>]*lineNumber="${lineNumber}"[^]*?</ItemDetail>)`),
    (found: string) => `${found}${added}`,
  );
const onItem = (document: string, lineNumber: number, attributes: string): string =>
  document.replace(`lineNumber="${lineNumber}"`, () => `lineNumber="${lineNumber}" ${attributes}`);
const share = (id: string, amount: string) => `<Distribution><Accounting name="Split">
  <AccountingSegment id="${id}"><Name xml:lang="da">Project</Name><Description xml:lang="da">x</Description></AccountingSegment>
  </Accounting><Charge><Money currency="DKK">${amount}</Money></Charge></Distribution>`;

test('stores comments, recipient and combined delivery in the order', async () => {
  const { customer, document } = await aDocument((plain) =>
    plain
      .replace('</BillTo>', '</BillTo><Comments>Ring først</Comments><Comments>Porten er låst</Comments>')
      .replace(SHIP_TO, () => place('Strandvejen 7', '<DeliverTo>Åse Holm</DeliverTo><DeliverTo>Gate 3</DeliverTo>'))
      .replace('type="new"', 'type="new" shipComplete="yes"'),
  );
  const { status } = await answered(browser(), document);
  const order = await orderOf(customer.contact.contactId);
  expect(status).toMatchObject({ code: 200, message: `Ordered as ${order.sales_order_id}` });
  expect(order).toMatchObject({
    note: 'Ring først\nPorten er låst',
    contact_person: 'Åse Holm',
    combined_delivery: true,
  });
  expect(await outgoingOrder(db)(order.id)).toMatchObject({
    note: `${order.name}\nRing først\nPorten er låst`,
    delivery: { contact: { name: 'Åse Holm' } },
  });
});

test('puts days and splits that order lines have no field for into their notes, and reports it each time', async () => {
  const { customer, document } = await aDocument((plain) =>
    inItem(
      onItem(
        inItem(plain, 10, `${share('4711', '150.00')}${share('4712', '50.00')}`),
        10,
        'requestedDeliveryDate="2029-02-01"',
      ),
      20,
      '<Comments>Til loftet</Comments><ScheduleLine quantity="1" requestedDeliveryDate="2029-03-01T00:00:00+01:00"><UnitOfMeasure>EA</UnitOfMeasure></ScheduleLine><ScheduleLine quantity="2" requestedDeliveryDate="2029-04-01T00:00:00+01:00"><UnitOfMeasure>EA</UnitOfMeasure></ScheduleLine>',
    ),
  );
  const { status } = await answered(browser(), document);
  expect(status.code, status.message).toBe(200);
  const order = await orderOf(customer.contact.contactId);
  expect(status.message?.split('; ')).toEqual([
    `Ordered as ${order.sales_order_id}`,
    'line 10: is delivered with the order, its note has the requested date',
    'line 10: is accounted as a whole, its note has the split',
    'line 20: is delivered with the order, its note has the requested date',
  ]);
  const [first, second] = await linesOf(order.id);
  expect(first).toMatchObject({ accounting_string1: '', accounting_string2: '', note: '' });
  expect(first?.additional_note).toMatch(/2029.* \/ .*4711.*150.*, 4712.*50/);
  expect(second).toMatchObject({ note: 'Til loftet' });
  expect(second?.additional_note).toMatch(/1.*2029.*, 2.*2029/);
  expect((await answered(browser(), document)).status.message).toBe(status.message);
});

test('uses the next delivery day for a day without deliveries, and reports it', async () => {
  const { customer, document } = await aDocument((plain) =>
    onItem(onItem(plain, 10, 'requestedDeliveryDate="2020-02-28"'), 20, 'requestedDeliveryDate="2020-02-28"'),
  );
  const { status } = await answered(browser(), document);
  expect(status.code, status.message).toBe(200);
  const order = await orderOf(customer.contact.contactId);
  expect(order.delivery_date).not.toBeNull();
  expect(status.message).toBe(
    `Ordered as ${order.sales_order_id}; wanted on 2020-02-28, planned for ${order.delivery_date}`,
  );
  expect((await linesOf(order.id)).map((line) => line.additional_note)).toEqual(['', '']);
});

test('uses the items’ address for an order without one', async () => {
  const { customer, document } = await aDocument((plain) =>
    inItem(inItem(plain.replace(SHIP_TO, ''), 10, place('Kaj 4')), 20, place('Kaj 4')),
  );
  const { status } = await answered(browser(), document);
  expect(status.code, status.message).toBe(200);
  expect((await orderOf(customer.contact.contactId)).address).toMatchObject({
    street: 'Kaj 4',
    isOneTimeAddress: true,
  });
});

test.each([
  [
    'goods for several addresses',
    417,
    /line 20, \d+: goes to another address/,
    (plain: string) => inItem(plain, 20, place('Kaj 4')),
  ],
  [
    'an item without an address among those that have one',
    417,
    /line 20, \d+: goes to another address/,
    (plain: string) => inItem(plain.replace(SHIP_TO, ''), 10, place('Kaj 4')),
  ],
  ['what is given back', 417, /line 10, \d+: is given back/, (plain: string) => onItem(plain, 10, 'isReturn="yes"')],
  [
    'what is struck off',
    417,
    /line 20, \d+: is given back or struck off/,
    (plain: string) => onItem(plain, 20, 'operation="delete"'),
  ],
  [
    'an order that brings a card',
    450,
    /card/,
    (plain: string) =>
      plain.replace('</BillTo>', '</BillTo><Payment><PCard number="1234" expiration="2030-01-01"/></Payment>'),
  ],
])('%s is not ordered', async (_, code, message, change) => {
  const { customer, document } = await aDocument(change);
  const { status } = await answered(browser(), document);
  expect(status.code).toBe(code);
  expect(status.message).toMatch(message);
  expect(await hasOrdered(customer.contact.contactId)).toBe(false);
});

test('reports that attachments were not read', async () => {
  const { document } = await aDocument((plain) =>
    plain.replace('</BillTo>', '</BillTo><Comments>See<Attachment><URL>cid:plan.pdf</URL></Attachment></Comments>'),
  );
  const { status } = await answered(browser(), document);
  expect(status.code).toBe(200);
  expect(status.message).toContain('attachments were not read');
});

test.each([
  ['another comment', (plain: string) => plain.replace('</BillTo>', '</BillTo><Comments>Other</Comments>')],
  ['another day of an item', (plain: string) => onItem(plain, 10, 'requestedDeliveryDate="2029-02-01"')],
  ['a split', (plain: string) => inItem(plain, 10, `${share('1', '1.00')}${share('2', '2.00')}`)],
])('the same orderID with %s is a conflict', async (_, change) => {
  const { document } = await aDocument((plain) => plain);
  expect((await answered(browser(), document)).status.code).toBe(200);
  const other = change(document).replace(/payloadID="[^"]*"/, `payloadID="other-${unique()}@buyer.example"`);
  expect((await answered(browser(), other)).status.code).toBe(409);
});
