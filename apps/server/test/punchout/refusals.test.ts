import { gzipSync } from 'node:zlib';
import { addToCart, checkOutByPunchout, getCart, getContext, signOut } from '@grossist/contracts';
import { textFor } from '@grossist/messages/server-texts.ts';
import { describe, expect, test } from 'vitest';
import { aMaterial } from '../support/a-material.ts';
import { aPunchoutCustomer, HOOK_URL, SECRET } from '../support/a-punchout-customer.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { punchoutApp } from '../support/punchout-app.ts';
import { updateMaterial } from '../support/update-material.ts';
import { answered, punchedOut, sendDocument, setupRequest } from './cxml-buyer.ts';

const { db, pool } = await testDatabase();
const search = inProcessSearch(pool);
const { browser } = punchoutApp(db, { search });

const sessionCount = async (): Promise<number> =>
  (await db.selectFrom('sessions').select('token_hash').execute()).length;

const postForm = (client: Client, form: Record<string, string> | string) =>
  client.send({
    method: 'POST',
    url: '/punchout/oci',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  });

describe('an OCI call is refused without a session,', () => {
  test.each([
    ['with a wrong password', { PASSWORD: 'wrong' }, 401],
    ['of an unknown user', { USERNAME: 'nobody at all' }, 401],
    ['without a password', { PASSWORD: '' }, 400],
    ['to a foreign host', { HOOK_URL: 'https://evil.example/hook' }, 403],
    ['to a host that only begins like the right one', { HOOK_URL: 'https://buyer.example.evil.example/' }, 403],
    ['over plain http', { HOOK_URL: HOOK_URL.replace('https', 'http') }, 403],
    ['to a script', { HOOK_URL: 'javascript:alert(1)' }, 400],
    ['to an address with credentials', { HOOK_URL: 'https://me:secret@buyer.example/' }, 400],
    ['to the shop itself, outside of a demo', { HOOK_URL: 'https://shop.example/punchout/buyer/received' }, 403],
    ['with an unknown function', { FUNCTION: 'FORMAT_DISK' }, 400],
    ['for the details of nothing', { FUNCTION: 'DETAIL', PRODUCTID: '999999999' }, 404],
  ])('%s', async (_, changes, status) => {
    const customer = await aPunchoutCustomer(db);
    const before = await sessionCount();
    const client = browser();
    const response = await postForm(client, { USERNAME: customer.name, PASSWORD: SECRET, HOOK_URL, ...changes });
    expect(response.statusCode, response.body).toBe(status);
    expect(response.body).toContain('role="alert"');
    expect(response.body).not.toContain(SECRET);
    expect(client.cookies.has('grossist-session')).toBe(false);
    expect(await sessionCount()).toBe(before);
  });

  test('of a customer who is not active any more', async () => {
    const { name } = await aPunchoutCustomer(db, { isActive: false });
    expect((await postForm(browser(), { USERNAME: name, PASSWORD: SECRET, HOOK_URL })).statusCode).toBe(401);
  });

  test('with two different values of a parameter', async () => {
    const { name } = await aPunchoutCustomer(db);
    const form = new URLSearchParams({ USERNAME: name, PASSWORD: SECRET, HOOK_URL }).toString();
    expect((await postForm(browser(), `${form}&HOOK_URL=https%3A%2F%2Fother.example`)).statusCode).toBe(400);
  });

  test('of more than 64 kB, or in a type that is no form, with a page in the reader’s language', async () => {
    const post = (type: string, payload: string) =>
      browser().send({
        method: 'POST',
        url: '/punchout/oci',
        headers: { 'content-type': type, 'accept-language': 'da' },
        payload,
      });
    const large = await post('application/x-www-form-urlencoded', `X=${'y'.repeat(70_000)}`);
    const other = await post('application/json', '{}');
    expect([large.statusCode, other.statusCode]).toEqual([413, 415]);
    for (const { headers, body } of [large, other]) {
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain(textFor('da')('punchoutPage.malformed'));
    }
  });
});

test('markup in a call is shown as text by the page that refuses it', async () => {
  const { name } = await aPunchoutCustomer(db);
  const response = await postForm(browser(), {
    USERNAME: name,
    PASSWORD: SECRET,
    HOOK_URL: 'https://<script>alert(1)</script>',
  });
  expect(response.body).not.toContain('<script>alert');
});

test('guesses are slowed down: of OCI for name and address, of cXML for the sender alone', async () => {
  await db.deleteFrom('sign_in_failures').execute();
  const braked = punchoutApp(db, { search, signInFailures: 2 });
  const oci = await aPunchoutCustomer(db);
  const guess = (secret: string, name = oci.name) =>
    postForm(braked.browser(), { USERNAME: name, PASSWORD: secret, HOOK_URL });
  expect([(await guess('a')).statusCode, (await guess('b')).statusCode]).toEqual([401, 401]);
  const waiting = await guess(SECRET);
  expect(waiting.statusCode).toBe(429);
  expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
  expect((await guess(SECRET, (await aPunchoutCustomer(db)).name)).statusCode).toBe(429);

  const [one, other] = [
    await aPunchoutCustomer(db, { protocol: 'cxml' }),
    await aPunchoutCustomer(db, { protocol: 'cxml' }),
  ];
  const send = (secret: string) => sendDocument(braked.browser(), setupRequest(one, { secret }));
  expect([(await send('a')).statusCode, (await send('b')).statusCode]).toEqual([200, 200]);
  const refused = await send(SECRET);
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain('code="560"');
  expect((await sendDocument(braked.browser(), setupRequest(other))).body).toContain('code="200"');
  await db.deleteFrom('sign_in_failures').execute();
});

describe('a cXML document is refused, and no visit created,', () => {
  const visits = async (): Promise<number> => (await db.selectFrom('punchout_sessions').select('id').execute()).length;

  test.each([
    ['with a wrong secret', { secret: 'wrong' }, 401],
    ['to a foreign host', { returnUrl: 'https://evil.example/' }, 403],
    ['for sourcing', { operation: 'source' as const }, 450],
  ])('%s', async (_, traits, code) => {
    const customer = await aPunchoutCustomer(db, { protocol: 'cxml' });
    const before = await visits();
    const { status, startPage } = await answered(browser(), setupRequest(customer, traits));
    expect(status.code, status.message).toBe(code);
    expect(startPage).toBeUndefined();
    expect(await visits()).toBe(before);
  });

  test('that was received before', async () => {
    const customer = await aPunchoutCustomer(db, { protocol: 'cxml' });
    const document = setupRequest(customer);
    const answers = await Promise.all([0, 1, 2].map(() => answered(browser(), document)));
    expect(answers.map(({ status }) => status.code).sort()).toEqual([200, 409, 409]);
  });

  const setup = async (): Promise<string> => setupRequest(await aPunchoutCustomer(db, { protocol: 'cxml' }));
  const bomb = '<!DOCTYPE cXML [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  const outside = '<!DOCTYPE cXML [<!ENTITY file SYSTEM "file:///etc/passwd">]>';

  test.each([
    ['with entities of its own', (xml: string) => xml.replace(/<!DOCTYPE[^>]*>/, bomb)],
    ['with entities from outside', (xml: string) => xml.replace(/<!DOCTYPE[^>]*>/, outside)],
    ['of another document type', (xml: string) => xml.replace(/xml\.cxml\.org/, 'evil.example')],
    ['that ends in the middle', (xml: string) => xml.slice(0, -40)],
    ['that is packed', (xml: string) => gzipSync(xml)],
    ['in an encoding that is none', (xml: string) => xml.replace('UTF-8', 'KOI8-R')],
    [
      'with bytes that are no text',
      (xml: string) => Buffer.concat([Buffer.from(xml), Buffer.from([0xff, 0xfe, 0xfd])]),
    ],
    ['of nothing', () => ''],
    ['of a thousand levels', () => `<?xml version="1.0"?>${'<cXML>'.repeat(1000)}`],
  ])('%s', async (_, spoil) => {
    const before = await visits();
    const { status } = await answered(browser(), spoil(await setup()));
    expect(status.code).toBe(400);
    expect(JSON.stringify(status)).not.toContain('root:');
    expect(await visits()).toBe(before);
  });

  test('of more than 2 MB', async () => {
    const large = (await setup()).replace('</BuyerCookie>', `${'x'.repeat(2 * 1024 * 1024)}</BuyerCookie>`);
    const response = await sendDocument(browser(), large);
    expect(response.statusCode).toBe(413);
    expect(response.body).toContain('code="400"');
  });

  test('as a form without a document', async () => {
    const type = 'application/x-www-form-urlencoded';
    const response = await sendDocument(browser(), 'a=b&c=d', '/punchout/cxml', type);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(response.body).toContain('code="400"');
  });
});

test.each(['en-US', 'da-DK', 'de-DE', 'sv-SE', 'nl-NL', 'nb-NO', 'fo-FO'] as const)(
  'a refusal is shown in %s only, whatever its reason',
  async (locale) => {
    const text = textFor(locale);
    const { name } = await aPunchoutCustomer(db);
    const refused = async (changes: Record<string, string>) =>
      browser().send({
        method: 'POST',
        url: '/punchout/oci',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': locale },
        payload: new URLSearchParams({ USERNAME: name, PASSWORD: SECRET, HOOK_URL, ...changes }).toString(),
      });
    const cases: [Record<string, string>, string][] = [
      [{ PASSWORD: 'wrong' }, text('punchoutPage.wrongSignIn')],
      [{ PASSWORD: '' }, text('punchoutPage.malformed')],
      [{ FUNCTION: 'FORMAT_DISK' }, text('punchoutPage.malformed')],
      [{ HOOK_URL: 'https://evil.example/' }, text('punchoutPage.returnUrl')],
      [{ FUNCTION: 'DETAIL', PRODUCTID: '999999999' }, text('punchoutPage.notFound')],
    ];
    for (const [changes, sentence] of cases) {
      const { body } = await refused(changes);
      expect(body).toContain(`<html lang="${locale}">`);
      expect(/role="alert">(.*?)<\/p>/.exec(body)?.[1]).toBe(sentence);
    }
  },
);

const form = (name: string, value: string) => new URLSearchParams({ other: '1', [name]: value }).toString();

test.each<[string, string | undefined, (xml: string) => string]>([
  ['no type', undefined, (xml) => xml],
  ['text/plain', 'text/plain', (xml) => xml],
  ['octets', 'application/octet-stream', (xml) => `\ufeff${xml}`],
  ['a form’s type though it is none', 'application/x-www-form-urlencoded', (xml) => xml],
  ['a form', 'application/x-www-form-urlencoded', (xml) => form('cxml-urlencoded', xml)],
  ['a form with capitals', 'application/x-www-form-urlencoded', (xml) => form('cXML-urlencoded', xml)],
  ['a form in Base64', 'application/x-www-form-urlencoded', (xml) => form('cxml-base64', btoa(xml))],
  ['a form that says nothing of itself', undefined, (xml) => form('cXML-base64', btoa(xml))],
  ['an unknown type', 'x', (xml) => xml],
])('a document is read by its content when it is sent as %s', async (_, type, written) => {
  const customer = await aPunchoutCustomer(db, { protocol: 'cxml' });
  const response = await browser().send({
    method: 'POST',
    url: '/punchout/cxml',
    headers: type === undefined ? {} : { 'content-type': type },
    payload: Buffer.from(written(setupRequest(customer))),
  });
  expect([response.statusCode, response.body.includes('code="200"')], response.body).toEqual([200, true]);
});

test('parses a document in its declared ISO-8859-1', async () => {
  const customer = await aPunchoutCustomer(db, { protocol: 'cxml' });
  const xml = setupRequest(customer).replace('UTF-8', 'ISO-8859-1').replace('cookie of', 'kød på');
  const { status } = await answered(browser(), Buffer.from(xml, 'latin1'));
  expect(status.code, status.message).toBe(200);
});

describe('a visit', () => {
  test('ends with the buyer’s session, and its cart can’t be returned then', async () => {
    const { client } = await punchedOut(browser, await aPunchoutCustomer(db, { protocol: 'cxml' }));
    await client.answer(addToCart, { body: { Code: (await aMaterial(db)).code, Quantity: 1 } });
    const { CartId } = await client.answer(getCart);
    await client.answer(signOut);
    await client.answer(getContext);
    expect((await client.refusal(checkOutByPunchout, { body: { CartId } })).status).toBe(401);
    expect((await client.send({ method: 'GET', url: '/punchout/postback-message' })).statusCode).toBe(404);
  });

  test('ends soon after the cart went back, and its cart can be changed no more', async () => {
    const { client } = await punchedOut(browser, await aPunchoutCustomer(db, { protocol: 'cxml' }));
    const { code } = await aMaterial(db);
    await client.answer(addToCart, { body: { Code: code, Quantity: 1 } });
    const { CartId } = await client.answer(getCart);
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7].map(() => client.call(checkOutByPunchout, { body: { CartId } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    const pages = await Promise.all(
      [0, 1].map(() => client.send({ method: 'GET', url: '/punchout/postback-message?singleEncoding=true' })),
    );
    expect(pages[0]?.body).toBe(pages[1]?.body);
    const visit = await db
      .selectFrom('punchout_sessions as p')
      .innerJoin('sessions as s', 's.token_hash', 'p.session_hash')
      .innerJoin('carts as c', 'c.id', 'p.cart_id')
      .select(['p.state', 's.expires_at', 'c.status'])
      .where('p.cart_id', '=', CartId)
      .executeTakeFirstOrThrow();
    expect(visit).toMatchObject({ state: 'returned', status: 'Sent' });
    expect(visit.expires_at.getTime() - Date.now()).toBeLessThanOrEqual(600_000);
    await client.answer(addToCart, { body: { Code: code, Quantity: 1 } });
    const next = await client.answer(getCart);
    expect((await client.refusal(checkOutByPunchout, { body: { CartId: next.CartId } })).status).toBe(409);
  });

  test('refuses to hand over a cart that is empty, another’s, changed or without its end user', async () => {
    const customer = await aPunchoutCustomer(db, { protocol: 'cxml' });
    const [mine, other] = [await punchedOut(browser, customer), await punchedOut(browser, customer)];
    const { CartId } = await mine.client.answer(getCart);
    const checkOut = (cartId: string, version?: number) =>
      mine.client.refusal(checkOutByPunchout, {
        body: { CartId: cartId, ...(version === undefined ? {} : { CartVersion: version }) },
      });
    expect(await checkOut(CartId)).toMatchObject({ status: 422, code: 'cart-empty' });
    const { sapMaterialNumber, code } = await aMaterial(db);
    await mine.client.answer(addToCart, { body: { Code: code, Quantity: 1 } });
    expect(await checkOut((await other.client.answer(getCart)).CartId)).toMatchObject({ status: 404 });
    expect(await checkOut(CartId, 0)).toMatchObject({ status: 409, code: 'changed-meanwhile' });
    await updateMaterial(db, sapMaterialNumber, { end_user_registration_requirement_type: '001' });
    const refused = await checkOut(CartId);
    expect(refused).toMatchObject({ status: 422, code: 'end-user-registration' });
    expect(refused.errors?.map(({ field }) => field)).toEqual([
      'EndUserRegistration.NameOrCompany',
      'EndUserRegistration.StreetAndNumber',
      'EndUserRegistration.ZipCode',
      'EndUserRegistration.City',
    ]);
    expect((await mine.client.send({ method: 'GET', url: '/punchout/postback-message' })).headers.location).toBe(
      '/cart',
    );
  });

  test('has a cart of its own, however many of a customer are there by one name', async () => {
    const customer = await aPunchoutCustomer(db, { protocol: 'cxml' });
    const visits = await Promise.all([0, 1, 2, 3].map(() => punchedOut(browser, customer)));
    const carts = await Promise.all(visits.map(async ({ client }) => (await client.answer(getCart)).CartId));
    expect(new Set(carts).size).toBe(4);
    const [first] = visits;
    await first?.client.answer(signOut);
    const again = await punchedOut(browser, customer);
    expect((await again.client.answer(getCart)).CartItems).toEqual([]);
    const seats = await db.selectFrom('punchout_seats').selectAll().where('customer_id', '=', customer.id).execute();
    expect(seats).toHaveLength(3);
  });
});

test('refuses to hand over a cart after a sign-in by password', async () => {
  const { signedIn } = punchoutApp(db, { search });
  const { contact } = await aPunchoutCustomer(db);
  const client = await signedIn(contact);
  const { CartId } = await client.answer(getCart);
  expect(await client.refusal(checkOutByPunchout, { body: { CartId } })).toMatchObject({
    status: 422,
    code: 'no-punchout',
  });
});
