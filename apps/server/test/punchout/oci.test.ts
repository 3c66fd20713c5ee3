import { addToCart, checkOutByPunchout, getCart, getContext, getPunchoutSession } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { aMaterial } from '../support/a-material.ts';
import { aPunchoutCustomer, HOOK_URL, SECRET, type TestPunchoutCustomer } from '../support/a-punchout-customer.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { postedForm } from '../support/posted-form.ts';
import { punchoutApp } from '../support/punchout-app.ts';

const { db, pool } = await testDatabase();
const search = inProcessSearch(pool);
const { browser } = punchoutApp(db, { search });

const callOf = ({ name }: TestPunchoutCustomer, more: Record<string, string> = {}): string =>
  new URLSearchParams({
    USERNAME: name,
    PASSWORD: SECRET,
    HOOK_URL,
    '~OkCode': 'ADDI',
    '~CALLER': 'CTLG',
    ...more,
  }).toString();

const post = (client: Client, payload: string) =>
  client.send({
    method: 'POST',
    url: '/punchout/oci',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

const entered = async (customer: TestPunchoutCustomer, more?: Record<string, string>): Promise<Client> => {
  const client = browser();
  const response = await post(client, callOf(customer, more));
  expect(response.statusCode, response.body).toBe(303);
  return client;
};

describe('a buyer from OCI', () => {
  test('is signed in as a punchout user of the customer and sent into the shop', async () => {
    const customer = await aPunchoutCustomer(db);
    const client = browser();
    const response = await post(client, callOf(customer));
    expect(response.headers.location).toBe('/');
    const context = await client.answer(getContext);
    expect(context).toMatchObject({ isSignedIn: true, isPunchout: true, companyNumber: customer.contact.company.code });
    expect(await client.answer(getPunchoutSession)).toEqual({
      IsOpen: true,
      Operation: 'create',
      ReturnsTo: 'buyer.example',
      MayChange: true,
      Notices: [],
    });
  });

  test('brings the cart back as a form of NEW_ITEM fields that posts itself', async () => {
    const client = await entered(await aPunchoutCustomer(db));
    const material = await aMaterial(db, { price: '12.50', name: 'Cable "3G1,5" <white> & more' });
    await client.answer(addToCart, { body: { Code: material.code, Quantity: 4 } });
    const { CartId } = await client.answer(getCart);
    const { PostbackUrl } = await client.answer(checkOutByPunchout, { body: { CartId } });
    expect(PostbackUrl).toBe('/punchout/postback-message?singleEncoding=true');
    const page = await client.send({ method: 'GET', url: PostbackUrl });
    expect(page.statusCode).toBe(200);
    const form = postedForm(page.body);
    expect(form).toMatchObject({ action: HOOK_URL, target: '_top' });
    expect(Object.fromEntries(form.fields)).toMatchObject({
      'NEW_ITEM-DESCRIPTION[1]': 'Cable "3G1,5" <white> & more',
      'NEW_ITEM-QUANTITY[1]': '4',
      'NEW_ITEM-UNIT[1]': 'PCE',
      'NEW_ITEM-PRICE[1]': '12.50',
      'NEW_ITEM-PRICEUNIT[1]': '1',
      'NEW_ITEM-CURRENCY[1]': 'DKK',
      'NEW_ITEM-VENDOR[1]': '4711',
      'NEW_ITEM-VENDORMAT[1]': material.sapMaterialNumber,
      '~OkCode': 'ADDI',
      '~CALLER': 'CTLG',
      '~TARGET': '_top',
    });
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<script>/);
  });
});

describe('a call of OCI', () => {
  test('for details opens the product’s page, one for sourcing opens a search', async () => {
    const customer = await aPunchoutCustomer(db);
    const material = await aMaterial(db);
    const detail = await post(
      browser(),
      callOf(customer, { FUNCTION: 'DETAIL', PRODUCTID: material.sapMaterialNumber }),
    );
    expect(detail.headers.location).toBe(`/variation/${material.code}`);
    const sourcing = await post(browser(), callOf(customer, { FUNCTION: 'SOURCING', SEARCHSTRING: 'cable & co' }));
    expect(sourcing.headers.location).toBe('/search?query=cable%20%26%20co');
  });

  test('for details is read-only unless adding is requested', async () => {
    const customer = await aPunchoutCustomer(db);
    const material = await aMaterial(db);
    const shown = await entered(customer, { FUNCTION: 'DETAIL', PRODUCTID: material.sapMaterialNumber });
    expect(await shown.answer(getContext)).toMatchObject({ isPunchout: true, isReadOnly: true });
    expect(await shown.answer(getPunchoutSession)).toMatchObject({ Operation: 'inspect', MayChange: false });
    const body = { Code: material.code, Quantity: 1 };
    expect(await shown.refusal(addToCart, { body })).toMatchObject({ status: 403, code: 'read-only' });
    const adding = await entered(customer, { FUNCTION: 'DETAILADD', PRODUCTID: material.sapMaterialNumber });
    expect(await adding.answer(getContext)).toMatchObject({ isReadOnly: false });
    await adding.answer(addToCart, { body });
  });

  test('in a language opens the shop in it', async () => {
    const customer = await aPunchoutCustomer(db);
    const locationOf = async (language: string) =>
      (await post(browser(), callOf(customer, { 'sap-language': language }))).headers.location;
    expect([await locationOf('DE'), await locationOf('K'), await locationOf('xx')]).toEqual([
      '/de-DE/',
      '/da-DK/',
      '/',
    ]);
  });

  test('by GET is answered as one by POST', async () => {
    const client = browser();
    const response = await client.send({ method: 'GET', url: `/punchout/oci?${callOf(await aPunchoutCustomer(db))}` });
    expect(response.statusCode).toBe(303);
    expect(await client.answer(getContext)).toMatchObject({ isPunchout: true });
  });

  test('to validate gives back that product with its price of today, without a session', async () => {
    const customer = await aPunchoutCustomer(db);
    const material = await aMaterial(db, { price: '8.40' });
    const ask = async (product: string): Promise<Record<string, string>> => {
      const call = callOf(customer, { FUNCTION: 'VALIDATE', PRODUCTID: product, QUANTITY: '3.000' });
      const client = browser();
      const page = await post(client, call);
      expect(page.statusCode, page.body).toBe(200);
      expect(client.cookies.has('grossist-session')).toBe(false);
      return Object.fromEntries(postedForm(page.body).fields);
    };
    expect(await ask(material.sapMaterialNumber)).toMatchObject({
      'NEW_ITEM-QUANTITY[1]': '3',
      'NEW_ITEM-PRICE[1]': '8.40',
      'NEW_ITEM-EXT_PRODUCT_ID[1]': material.sapMaterialNumber,
    });
    expect(Object.keys(await ask('999999999')).filter((name) => name.startsWith('NEW_ITEM'))).toEqual([]);
  });

  test.each([
    ['2.5', { multiplum: '3', minQuantity: '1' }, '3'],
    ['4', { multiplum: '3', minQuantity: '1' }, '6'],
    ['1', { minQuantity: '5' }, '5'],
  ])('to validate %s of a material gives back what the cart would take', async (quantity, packing, sold) => {
    const customer = await aPunchoutCustomer(db);
    const { sapMaterialNumber } = await aMaterial(db, { salesUnit: 'MTR', ...packing });
    const call = callOf(customer, { FUNCTION: 'VALIDATE', PRODUCTID: sapMaterialNumber, QUANTITY: quantity });
    const { fields } = postedForm((await post(browser(), call)).body);
    expect(Object.fromEntries(fields)['NEW_ITEM-QUANTITY[1]']).toBe(sold);
  });

  test('in the background gives back the hits of a search that can be ordered', async () => {
    const customer = await aPunchoutCustomer(db);
    const found = await aMaterial(db, { name: 'Xylophone bracket' });
    await aMaterial(db, { name: 'Xylophone bracket', status: '40' });
    await search.caughtUp();
    const call = callOf(customer, { FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'xylophone', OCI_VERSION: '5.0' });
    const { fields } = postedForm((await post(browser(), call)).body);
    const numbers = fields.filter(([name]) => name.startsWith('NEW_ITEM-VENDORMAT'));
    expect(numbers).toEqual([['NEW_ITEM-VENDORMAT[1]', found.sapMaterialNumber]]);
  });

  test('in an old encoding is understood', async () => {
    const customer = await aPunchoutCustomer(db);
    const call = `${callOf(customer, { FUNCTION: 'SOURCING' })}&SEARCHSTRING=k%F8bling+%E6`;
    const response = await post(browser(), call);
    expect(response.headers.location).toBe(`/search?query=${encodeURIComponent('købling æ')}`);
  });

  test('with a frame to return to has the form go there, else to the top', async () => {
    const customer = await aPunchoutCustomer(db);
    const material = await aMaterial(db);
    const targetOf = async (more: Record<string, string>) => {
      const call = callOf(customer, { FUNCTION: 'VALIDATE', PRODUCTID: material.sapMaterialNumber, ...more });
      return postedForm((await post(browser(), call)).body).target;
    };
    expect(await targetOf({ RETURNTARGET: 'shopframe' })).toBe('shopframe');
    expect(await targetOf({ '~TARGET': '_parent' })).toBe('_parent');
    expect(await targetOf({ RETURNTARGET: '"><script>' })).toBe('_top');
  });
});

describe('the price of an item', () => {
  const itemOf = async (traits: Parameters<typeof aMaterial>[1], quantity: number): Promise<Record<string, string>> => {
    const client = await entered(await aPunchoutCustomer(db));
    const material = await aMaterial(db, traits);
    await client.answer(addToCart, { body: { Code: material.code, Quantity: quantity } });
    const { CartId } = await client.answer(getCart);
    const { PostbackUrl } = await client.answer(checkOutByPunchout, { body: { CartId } });
    return Object.fromEntries(postedForm((await client.send({ method: 'GET', url: PostbackUrl })).body).fields);
  };

  test('is that for its price unit, exactly', async () => {
    expect(await itemOf({ price: '0.1234', stock: '100' }, 5)).toMatchObject({
      'NEW_ITEM-PRICE[1]': '1.234',
      'NEW_ITEM-PRICEUNIT[1]': '10',
    });
  });

  test('is that of the whole quantity where duties come with the line', async () => {
    expect(await itemOf({ price: '10.00', duties: '0.35', stock: '100' }, 4)).toMatchObject({
      'NEW_ITEM-PRICE[1]': '41.40',
      'NEW_ITEM-PRICEUNIT[1]': '4',
      'NEW_ITEM-QUANTITY[1]': '4',
    });
  });
});

test('refuses to hand over a cart without permission for net prices', async () => {
  const client = await entered(await aPunchoutCustomer(db, { showNetPrice: false }));
  await client.answer(addToCart, { body: { Code: (await aMaterial(db)).code, Quantity: 1 } });
  const { CartId } = await client.answer(getCart);
  expect(await client.refusal(checkOutByPunchout, { body: { CartId } })).toMatchObject({
    status: 422,
    code: 'no-prices',
  });
});
