import { getOrder, orderSents, saveCartDetails } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer, aViewer, type TestBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aCompany } from '../support/a-company.ts';
import { aMaterial } from '../support/a-material.ts';
import { anOrder, order } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';
import { updateMaterial } from '../support/update-material.ts';

const { db } = await testDatabase();
const app = testApp(db);
const { signedIn } = app;

const ordered = async (buyer: TestBuyer, details: { Name?: string; CustomerReference?: string } = {}) => {
  const cart = await aCart(db, { buyer, lines: 1 });
  const client = await signedIn(buyer);
  await client.answer(saveCartDetails, { body: { Name: 'Cart', ...details } });
  const { OrderId, SalesOrderId } = await order(client, cart.id);
  return { client, cart, orderId: OrderId ?? '', salesOrderId: SalesOrderId ?? '' };
};

test('another company’s order is not found', async () => {
  const { details } = await anOrder(db, app);
  const stranger = await signedIn(await aBuyer(db));
  expect((await stranger.refusal(getOrder, { params: { orderId: details.OrderId } })).status).toBe(404);
  expect((await stranger.answer(orderSents, { body: {} })).SentOrders).toEqual([]);
});

test('a colleague on another account of the company does not find an order, one on the same account does', async () => {
  const company = await aCompany(db, { accounts: 2 });
  const [one, other = one] = company.accounts;
  const { orderId } = await ordered(await aBuyer(db, { company, accounts: [one] }));
  const elsewhere = await signedIn(await aBuyer(db, { company, accounts: [other] }));
  expect((await elsewhere.refusal(getOrder, { params: { orderId } })).status).toBe(404);
  expect((await elsewhere.answer(orderSents, { body: {} })).SentTotalNumber).toBe(0);
  const beside = await signedIn(await aBuyer(db, { company, accounts: [other, one] }));
  expect((await beside.answer(getOrder, { params: { orderId } })).OrderId).toBe(orderId);
  expect((await beside.answer(orderSents, { body: {} })).SentOrders.map(({ OrderId }) => OrderId)).toEqual([orderId]);
});

test('hides the orders of a removed account', async () => {
  const buyer = await aBuyer(db, { company: await aCompany(db, { accounts: 2 }) });
  const { client, orderId } = await ordered(buyer);
  await db
    .deleteFrom('contact_accounts')
    .where('contact_id', '=', buyer.contactId)
    .where('account_id', '=', buyer.accounts[0]?.id ?? '')
    .execute();
  expect((await client.refusal(getOrder, { params: { orderId } })).status).toBe(404);
});

test('an order that never was is not found, and what is no id is malformed', async () => {
  const client = await signedIn(await aBuyer(db));
  const orderId = '01890a5d-ac96-774b-bcce-b302099a8057';
  expect((await client.refusal(getOrder, { params: { orderId } })).status).toBe(404);
  expect((await client.refusal(getOrder, { params: { orderId: 'x' } })).status).toBe(400);
});

test('a viewer on the account sees the order, but not what it cost', async () => {
  const company = await aCompany(db);
  const { orderId } = await ordered(await aBuyer(db, { company }));
  const viewer = await signedIn(await aViewer(db, { company }));
  const details = await viewer.answer(getOrder, { params: { orderId } });
  expect(details).toMatchObject({ Total: null, TotalStr: '', SubTotalStr: '', VatStr: '', FreightCostStr: '' });
  expect(details.Lines[0]).toMatchObject({ NetPrice: null, NetPriceStr: '' });
  expect((await viewer.answer(orderSents, { body: {} })).SentOrders[0]).toMatchObject({ Total: null, TotalStr: '' });
});

test('keeps an order unchanged when its material changes', async () => {
  const material = await aMaterial(db, { name: 'Cable' });
  const { client, details } = await anOrder(db, app, await aCart(db, { lines: [{ material }] }));
  await updateMaterial(db, material.sapMaterialNumber, { names: JSON.stringify({ en: 'Rope' }), status: '40' });
  expect(await client.answer(getOrder, { params: { orderId: details.OrderId } })).toEqual(details);
  expect(details.Lines[0]?.Name).toBe('Cable');
});

test('sent orders come newest first, in pages that together are all of them', async () => {
  const buyer = await aBuyer(db);
  const made = [];
  for (let count = 0; count < 5; count += 1) made.push((await ordered(buyer)).orderId);
  const client = await signedIn(buyer);
  const pages = [];
  for (const Page of [1, 2, 3, 4]) pages.push(await client.answer(orderSents, { body: { Page, PageSize: 2 } }));
  expect(pages.map(({ SentOrders }) => SentOrders.length)).toEqual([2, 2, 1, 0]);
  expect(pages.flatMap(({ SentOrders }) => SentOrders.map(({ OrderId }) => OrderId))).toEqual(made.toReversed());
  expect(pages.map(({ SentTotalNumber, SentTotalPageAmount }) => [SentTotalNumber, SentTotalPageAmount])).toEqual([
    [5, 3],
    [5, 3],
    [5, 3],
    [5, 3],
  ]);
});

test('orders are found by number, name, reference, and by the material in them', async () => {
  const buyer = await aBuyer(db);
  const roof = await ordered(buyer, { Name: 'Roof of Hansen, ØSTER Å', CustomerReference: 'PO-77' });
  await ordered(buyer, { Name: 'Wall', CustomerReference: 'PO-78' });
  const found = async (Query: string) =>
    (await roof.client.answer(orderSents, { body: { Query } })).SentOrders.map(({ OrderId }) => OrderId);
  const material = roof.cart.lines[0]?.material;
  for (const query of [
    roof.salesOrderId,
    'HANSEN',
    ' roof of ',
    'øster å',
    'po-77',
    material?.code,
    material?.sapMaterialNumber,
  ]) {
    expect(await found(query ?? '')).toEqual([roof.orderId]);
  }
  expect((await found('PO-7')).length).toBe(2);
  expect(await found('nothing like it')).toEqual([]);
});

test.each(['%', '_', '\\', '100%', 'a_b', 'C:\\x'])('"%s" is looked for as it is written', async (written) => {
  const buyer = await aBuyer(db);
  await ordered(buyer, { Name: 'Plain 100 aXb Cx' });
  const { client, orderId } = await ordered(buyer, { Name: `Before ${written} after` });
  const { SentOrders, SentTotalNumber } = await client.answer(orderSents, { body: { Query: written } });
  expect(SentOrders.map(({ OrderId }) => OrderId)).toEqual([orderId]);
  expect(SentTotalNumber).toBe(1);
});

test('orders are narrowed by account and by person, and each facet counts what choosing it would show', async () => {
  const company = await aCompany(db, { accounts: 2 });
  const [one, other = one] = company.accounts;
  const anna = await aBuyer(db, { company, accounts: [one, other] });
  const bo = await aBuyer(db, { company, accounts: [other] });
  await ordered(anna);
  await ordered(anna);
  await ordered(bo);
  const client = await signedIn(anna);
  const read = (SelectedFacets: { Key: string; Values: string[] }[]) =>
    client.answer(orderSents, { body: { SelectedFacets } });
  const countsOf = ({ Facets }: Awaited<ReturnType<typeof read>>, key: string) =>
    Object.fromEntries(Facets.find(({ Key }) => Key === key)?.Values.map(({ Value, Count }) => [Value, Count]) ?? []);
  const all = await read([]);
  expect(countsOf(all, 'soldTo')).toEqual({ [one.soldTo]: 2, [other.soldTo]: 1 });
  expect(countsOf(all, 'orderedBy')).toEqual({ [anna.name]: 2, [bo.name]: 1 });
  const ofBo = await read([{ Key: 'orderedBy', Values: [bo.name] }]);
  expect(ofBo.SentOrders.map(({ OrderedBy }) => OrderedBy)).toEqual([bo.name]);
  expect(countsOf(ofBo, 'soldTo')).toEqual({ [other.soldTo]: 1 });
  expect(countsOf(ofBo, 'orderedBy')).toEqual({ [anna.name]: 2, [bo.name]: 1 });
  const both = await read([
    { Key: 'orderedBy', Values: [bo.name] },
    { Key: 'soldTo', Values: [one.soldTo] },
  ]);
  expect(both).toMatchObject({ SentOrders: [], SentTotalNumber: 0, SentTotalPageAmount: 0 });
});
