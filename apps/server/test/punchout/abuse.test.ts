import { moneyOf, quantityOf } from '@grossist/domain';
import { writePunchOutSetupRequest } from '@grossist/order-formats';
import { expect, test } from 'vitest';
import { placeLines } from '../../src/areas/orders/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aMaterial } from '../support/a-material.ts';
import { aPunchoutCustomer, HOOK_URL, SECRET, type TestPunchoutCustomer } from '../support/a-punchout-customer.ts';
import { anAddress } from '../support/an-address.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { punchoutApp } from '../support/punchout-app.ts';
import { unique } from '../support/unique.ts';
import { answered, headerOf, orderedItem, orderRequest, sendDocument, setupRequest, startOf } from './cxml-buyer.ts';

const { db, pool } = await testDatabase();
const erp = openEmbeddedErp(db);
const search = inProcessSearch(pool);
const { browser } = punchoutApp(db, { erp, search, placeLines: placeLines({ db, erp }) });

const aCustomer = async () => {
  const customer = await aPunchoutCustomer(db, { protocol: 'cxml' });
  const [account] = customer.contact.accounts;
  if (account !== undefined) await anAddress(db, account);
  return customer;
};

/** A setup request of a customer who says beside their own name that they are somebody else, too. */
const setupOfTwoNames = (customer: TestPunchoutCustomer, sharedSecret: string): string => {
  const { from, sender, ...header } = headerOf(customer, sharedSecret);
  const other = { domain: 'NetworkId', identity: `other-${unique()}` };
  return writePunchOutSetupRequest(startOf(), {
    header: { ...header, from: [other, ...from], sender: [{ ...other, sharedSecret }, ...sender] },
    isTest: false,
    operation: 'create',
    buyerCookie: 'cookie',
    returnUrl: HOOK_URL,
    currency: 'DKK',
    language: 'da-DK',
    items: [],
  });
};

test('throttles guesses of a secret although each uses another first name', async () => {
  await db.deleteFrom('sign_in_failures').execute();
  const braked = punchoutApp(db, { search, signInFailures: 2 });
  const customer = await aCustomer();
  const guess = async (secret: string) =>
    (await sendDocument(braked.browser(), setupOfTwoNames(customer, secret))).statusCode;
  expect([await guess('a'), await guess('b'), await guess(SECRET)]).toEqual([200, 200, 429]);
  await db.deleteFrom('sign_in_failures').execute();
});

test('more calls than an address may make in a minute are refused by a document, and by a page', async () => {
  const limited = punchoutApp(db, { search, requestsPerMinute: 2 });
  const document = setupRequest(await aCustomer());
  const send = () => sendDocument(limited.browser(), document);
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200]);
  const refused = await send();
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain('code="560"');
  const page = await limited.browser().send({ method: 'GET', url: '/punchout/oci?USERNAME=nobody' });
  expect(page.statusCode).toBe(429);
  expect(page.body).toContain('role="alert"');
});

test('a document sent to a host that is none is refused as one', async () => {
  const response = await browser().send({
    method: 'POST',
    url: '/punchout/cxml',
    headers: { 'content-type': 'text/xml', host: 'shop.example:port' },
    payload: setupRequest(await aCustomer()),
  });
  expect(response.statusCode).toBe(200);
  const nowhere = punchoutApp(db, { search, publicUrl: undefined });
  const refused = await nowhere.browser().send({
    method: 'POST',
    url: '/punchout/cxml',
    headers: { 'content-type': 'text/xml', host: 'shop.example:port' },
    payload: setupRequest(await aCustomer()),
  });
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
  expect(refused.body).toContain('code="400"');
});

const orderOf = (number: string, sap: string, changes: Parameters<typeof orderedItem>[1]) => ({
  number,
  items: [orderedItem(sap, changes)],
});

test.each([
  ['another note', { note: 'By the back door' }],
  ['another price', { unitPrice: moneyOf('110.00') }],
  ['another unit', { unit: 'ROL' }],
])('the same orderID with %s is a conflict', async (_, changes) => {
  const customer = await aCustomer();
  const { sapMaterialNumber } = await aMaterial(db, { stock: '100' });
  const number = `PO-${unique()}`;
  const send = async (item: Parameters<typeof orderedItem>[1]) =>
    (await answered(browser(), orderRequest(customer, orderOf(number, sapMaterialNumber, item)))).status;
  const first = await send({});
  expect(first.code, first.message).toBe(200);
  expect((await send(changes)).code).toBe(409);
  expect(await send({})).toEqual(first);
});

test('a change or cancellation is not taken, and its answer names our order', async () => {
  const customer = await aCustomer();
  const { sapMaterialNumber } = await aMaterial(db, { stock: '100' });
  const order = { number: `PO-${unique()}`, items: [orderedItem(sapMaterialNumber)] };
  const { status } = await answered(browser(), orderRequest(customer, order));
  const [, ours = ''] = /^Ordered as (\d+)$/.exec(status.message ?? '') ?? [];
  const more = { ...order, items: [orderedItem(sapMaterialNumber, { quantity: quantityOf(5) })] };
  const changed = await answered(browser(), orderRequest(customer, { ...more, purpose: 'update' }));
  expect(changed.status.code).toBe(450);
  expect(changed.status.message).toContain(ours);
  const withoutItems = orderRequest(customer, { ...order, purpose: 'delete' }).replace(
    /<ItemOut[\s\S]*<\/ItemOut>/,
    '',
  );
  const cancelled = await answered(browser(), withoutItems);
  expect(cancelled.status.code).toBe(450);
  expect(cancelled.status.message).toContain(ours);
  const unknown = await answered(browser(), orderRequest(customer, { ...order, number: 'PO-X', purpose: 'delete' }));
  expect(unknown.status.code).toBe(417);
});

test('a blanket order is not taken for an order', async () => {
  const customer = await aCustomer();
  const { sapMaterialNumber } = await aMaterial(db, { stock: '100' });
  const document = orderRequest(customer, { items: [orderedItem(sapMaterialNumber)] });
  const blanket = document.replace('<OrderRequestHeader ', '<OrderRequestHeader orderType="blanket" ');
  expect((await answered(browser(), blanket)).status.code).toBe(450);
});
