import {
  addToCart,
  changeNote,
  changeQuantity,
  checkOutByPunchout,
  emptyCart,
  getCart,
  getPunchoutSession,
  saveCartDetails,
} from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { readCxml, readPunchOutForm } from '@grossist/order-formats';
import { describe, expect, test } from 'vitest';
import { aMaterial } from '../support/a-material.ts';
import { aPunchoutCustomer, HOOK_URL, type PunchoutCustomerTraits } from '../support/a-punchout-customer.ts';
import { anAddress } from '../support/an-address.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { postedForm } from '../support/posted-form.ts';
import { punchoutApp } from '../support/punchout-app.ts';
import { answered, BUYER_COOKIE, orderedItem, profileRequest, punchedOut, setupRequest } from './cxml-buyer.ts';

const { db, pool } = await testDatabase();
const { browser } = punchoutApp(db, { search: inProcessSearch(pool) });

const aCustomer = (traits: PunchoutCustomerTraits = {}) => aPunchoutCustomer(db, { protocol: 'cxml', ...traits });

/** The form that brings the cart back, and its document. */
const handedOver = async (client: Client, query = '?singleEncoding=true') => {
  const { CartId } = await client.answer(getCart);
  await client.answer(checkOutByPunchout, { body: { CartId } });
  const page = await client.send({ method: 'GET', url: `/punchout/postback-message${query}` });
  return postedForm(page.body);
};

const messageOf = (fields: readonly (readonly [string, string])[]) => {
  const read = readCxml(readPunchOutForm(Object.fromEntries(fields)) ?? new Uint8Array());
  if (!read.ok || read.value.kind !== 'punchout-order') throw new Error('no PunchOutOrderMessage');
  return read.value;
};

describe('a setup request', () => {
  test('opens the shop by an address that opens it once', async () => {
    const customer = await aCustomer();
    const { status, startPage = '' } = await answered(browser(), setupRequest(customer));
    expect(status.code).toBe(200);
    expect(startPage).toMatch(/^https:\/\/shop\.example\/punchout\/start\/[\w-]{43}$/);
    const { pathname: url } = new URL(startPage);
    expect((await browser().send({ method: 'HEAD', url })).statusCode).toBe(404);
    const client = browser();
    expect((await client.send({ method: 'GET', url })).headers.location).toBe('/');
    expect(await client.answer(getPunchoutSession)).toMatchObject({ IsOpen: true, Operation: 'create' });
    expect((await browser().send({ method: 'GET', url })).statusCode).toBe(410);
  });

  test('with an expired start page opens nothing', async () => {
    const { startPage = '' } = await answered(browser(), setupRequest(await aCustomer()));
    await db
      .updateTable('punchout_sessions')
      .set({ start_expires_at: new Date(0) })
      .where('state', '=', 'asked')
      .execute();
    const late = await browser().send({ method: 'GET', url: new URL(startPage).pathname });
    expect(late.statusCode).toBe(410);
    expect(late.body).toContain('role="alert"');
  });

  test('with a selected item begins on its page', async () => {
    const material = await aMaterial(db);
    const { page } = await punchedOut(browser, await aCustomer(), { selected: material.sapMaterialNumber });
    expect(page).toBe(`/variation/${material.code}`);
  });

  const shipTo = (country: string) => `<Contact role="endUser"><Name xml:lang="da">Åse Holm</Name></Contact>
    <ShipTo><Address isoCountryCode="${country}"><Name xml:lang="da">Site</Name><PostalAddress><Street>Kaj 4</Street>
    <City>Aarhus C</City><PostalCode>8000</PostalCode><Country isoCountryCode="${country}">x</Country></PostalAddress>
    </Address></ShipTo>`;

  test.each([
    ['DK', 'Kaj 4'],
    // Nothing is sent there: the cart begins as any other.
    ['US', 'Strandvejen 1'],
  ])('brings who came, and where the goods go: to %s', async (country, street) => {
    const customer = await aCustomer();
    const [account] = customer.contact.accounts;
    if (account !== undefined) await anAddress(db, account, { isDefault: true });
    const document = setupRequest(customer).replace('</BrowserFormPost>', (end) => `${end}${shipTo(country)}`);
    const { status, startPage = '' } = await answered(browser(), document);
    expect(status.code, status.message).toBe(200);
    const client = browser();
    await client.send({ method: 'GET', url: new URL(startPage).pathname });
    const cart = await client.answer(getCart);
    expect(cart.Address).toMatchObject({ Street: street });
    expect([cart.ContactPerson, cart.ContactPhone]).toEqual(['Åse Holm', '']);
  });

  test('raced by two browsers lets one of them in', async () => {
    const { startPage = '' } = await answered(browser(), setupRequest(await aCustomer()));
    const { pathname: url } = new URL(startPage);
    const opened = await Promise.all([0, 1, 2, 3].map(() => browser().send({ method: 'GET', url })));
    expect(opened.map(({ statusCode }) => statusCode).sort()).toEqual([303, 410, 410, 410]);
  });
});

describe('the cart returned by cXML', () => {
  test('is a PunchOutOrderMessage with the buyer’s cookie, from whom the request was to', async () => {
    const customer = await aCustomer();
    const { client } = await punchedOut(browser, customer);
    const material = await aMaterial(db, { price: '12.50', name: 'Kabel <3G1,5> & mere', ean: '5701234567899' });
    await client.answer(addToCart, { body: { Code: material.code, Quantity: 4 } });
    const form = await handedOver(client);
    expect(form.action).toBe(HOOK_URL);
    expect(form.fields.map(([name]) => name)).toEqual(['cxml-base64']);
    const { header, message } = messageOf(form.fields);
    expect(header.from).toEqual([{ domain: 'DUNS', identity: 'grossist' }]);
    expect(header.to).toEqual([{ domain: 'NetworkId', identity: customer.name }]);
    expect(message).toMatchObject({ buyerCookie: BUYER_COOKIE, operationAllowed: 'edit' });
    expect(message.items).toHaveLength(1);
    expect(message.items[0]).toMatchObject({
      identifiers: { sap: material.sapMaterialNumber, ean: '5701234567899' },
      quantity: quantityOf(4),
      currency: 'DKK',
    });
  });

  test('is encoded once in its form, and twice only on request', async () => {
    const { client } = await punchedOut(browser, await aCustomer({ formEncoding: 'urlencoded' }));
    await client.answer(addToCart, { body: { Code: (await aMaterial(db)).code, Quantity: 1 } });
    const [once] = (await handedOver(client)).fields;
    expect(once?.[0]).toBe('cxml-urlencoded');
    expect(once?.[1]).toMatch(/^<\?xml/);
    const page = await client.send({ method: 'GET', url: '/punchout/postback-message?singleEncoding=false' });
    const [twice] = postedForm(page.body).fields;
    expect(decodeURIComponent(twice?.[1] ?? '')).toBe(once?.[1]);
  });
});

describe('a cart opened for editing', () => {
  test('contains the given items, with their notes and address', async () => {
    const customer = await aCustomer();
    const material = await aMaterial(db);
    const first = await punchedOut(browser, customer);
    await first.client.answer(addToCart, { body: { Code: material.code, Quantity: 3 } });
    const { CartId, CartItems } = await first.client.answer(getCart);
    const [line] = CartItems;
    await first.client.answer(changeNote, {
      body: {
        CartItemId: line?.CartItemId ?? '',
        Code: material.code,
        Note: 'Behind the gate',
        IsAdditionalItemNote: false,
      },
    });
    await first.client.answer(saveCartDetails, { body: { Name: 'Site', ContactPerson: 'Bo Berg' } });
    const { message } = messageOf((await handedOver(first.client)).fields);
    const [item] = message.items;

    const { client, page } = await punchedOut(browser, customer, {
      operation: 'edit',
      items: [
        orderedItem(material.sapMaterialNumber, { quantity: quantityOf(5), auxiliaryId: item?.auxiliaryId ?? '' }),
      ],
    });
    expect(page).toBe('/cart');
    const cart = await client.answer(getCart);
    expect(cart.CartId).not.toBe(CartId);
    expect(cart).toMatchObject({ ContactPerson: 'Bo Berg' });
    expect(cart.CartItems).toMatchObject([{ Code: material.code, Quantity: 5, Note: 'Behind the gate' }]);
    await client.answer(changeQuantity, {
      body: { CartItemId: cart.CartItems[0]?.CartItemId ?? '', Code: material.code, Quantity: 6 },
    });
  });

  test('reports missing items and changed quantities', async () => {
    const packed = await aMaterial(db, { minQuantity: '10', multiplum: '10' });
    const gone = await aMaterial(db, { status: '40' });
    const { client } = await punchedOut(browser, await aCustomer(), {
      operation: 'edit',
      items: [orderedItem(packed.sapMaterialNumber), orderedItem(gone.sapMaterialNumber), orderedItem('999999999')],
    });
    expect((await client.answer(getCart)).CartItems).toMatchObject([{ Code: packed.code, Quantity: 10 }]);
    expect((await client.answer(getPunchoutSession)).Notices).toEqual([
      { Code: packed.sapMaterialNumber, Reason: 'changed' },
      { Code: gone.sapMaterialNumber, Reason: 'unknown' },
      { Code: '999999999', Reason: 'unknown' },
    ]);
  });

  test('is not filled from another customer’s line', async () => {
    const mine = await punchedOut(browser, await aCustomer());
    const material = await aMaterial(db);
    await mine.client.answer(addToCart, { body: { Code: material.code, Quantity: 1 } });
    const { CartItems } = await mine.client.answer(getCart);
    await mine.client.answer(changeNote, {
      body: {
        CartItemId: CartItems[0]?.CartItemId ?? '',
        Code: material.code,
        Note: 'Secret',
        IsAdditionalItemNote: false,
      },
    });
    const { message } = messageOf((await handedOver(mine.client)).fields);
    const { client } = await punchedOut(browser, await aCustomer(), {
      operation: 'edit',
      items: [orderedItem(material.sapMaterialNumber, { auxiliaryId: message.items[0]?.auxiliaryId ?? '' })],
    });
    expect((await client.answer(getCart)).CartItems).toMatchObject([{ Note: '' }]);
  });
});

test('refuses every change of an inspected cart', async () => {
  const material = await aMaterial(db, { multiplum: '10' });
  const { client } = await punchedOut(browser, await aCustomer(), {
    operation: 'inspect',
    items: [orderedItem(material.sapMaterialNumber)],
  });
  const { CartId, CartItems } = await client.answer(getCart);
  expect(CartItems).toMatchObject([{ Code: material.code, Quantity: 2 }]);
  expect(await client.answer(getPunchoutSession)).toMatchObject({ Operation: 'inspect', MayChange: false });
  const refusals = [
    await client.refusal(addToCart, { body: { Code: material.code, Quantity: 10 } }),
    await client.refusal(emptyCart),
    await client.refusal(saveCartDetails, { body: { Name: 'Site', ContactPerson: 'Bo' } }),
    await client.refusal(checkOutByPunchout, { body: { CartId } }),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(['read-only', 'read-only', 'read-only', 'read-only']);
  expect((await client.answer(getCart)).CartItems).toMatchObject([{ Quantity: 2 }]);
});

test('answers a profile request with the supported requests and their URLs', async () => {
  const { status } = await answered(browser(), profileRequest(await aCustomer()));
  expect(status).toMatchObject({ code: 200, text: 'OK' });
});
