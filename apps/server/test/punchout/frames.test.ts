import { addToCart, checkOutByPunchout, getCart, signOut } from '@grossist/contracts';
import { afterAll, describe, expect, test } from 'vitest';
import { findSession, presentContext } from '../../src/areas/identity/index.ts';
import { registerPages } from '../../src/http/pages/pages.ts';
import { readSettings, WrongSetting } from '../../src/settings.ts';
import { aMaterial } from '../support/a-material.ts';
import { aPunchoutCustomer, HOOK_URL, SECRET, type TestPunchoutCustomer } from '../support/a-punchout-customer.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { type PunchoutApp, punchoutApp } from '../support/punchout-app.ts';
import { answered, setupRequest } from './cxml-buyer.ts';

const { db, pool } = await testDatabase();
const search = inProcessSearch(pool);
const SRM = 'https://srm.buyer.example';

/** The shop with pages, reached by https by default. */
const shopOf = (traits: Partial<Parameters<typeof punchoutApp>[1]> = {}): PunchoutApp => {
  const shop = punchoutApp(db, { search, overTls: true, frames, ...traits });
  registerPages(shop.app, {
    render: async () =>
      new Response('<!doctype html><title>A page</title>', { headers: { 'content-type': 'text/html' } }),
    findSession: findSession(db),
    callWithin: async () => {
      throw new Error('This page asks for nothing');
    },
    publicUrl: undefined,
    presentUser: presentContext,
    isDemo: false,
  });
  return shop;
};

const frames = new Map<string, readonly string[]>();
const shop = shopOf();
const overHttp = shopOf({ overTls: false });

afterAll(() => shop.app.close());

const aCustomer = async (protocol: 'oci' | 'cxml', origins: readonly string[] = [SRM]) => {
  const customer = await aPunchoutCustomer(db, { protocol });
  if (origins.length > 0) frames.set(customer.code, origins);
  return customer;
};

const IN_FRAME = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
const IN_FRAME_OF_OWN_SITE = { ...IN_FRAME, 'sec-fetch-site': 'same-site' };
const IN_WINDOW = { ...IN_FRAME, 'sec-fetch-dest': 'document' };

const openedByOci = async (
  { name }: TestPunchoutCustomer,
  headers: Record<string, string>,
  { browser }: PunchoutApp = shop,
  more: Record<string, string> = {},
) => {
  const client = browser();
  const response = await client.send({
    method: 'POST',
    url: '/punchout/oci',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ USERNAME: name, PASSWORD: SECRET, HOOK_URL, ...more }).toString(),
  });
  return { client, response };
};

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): string[] =>
  [headers['set-cookie'] ?? []].flat().map(String);

const ancestorsOf = async (client: Client, url = '/'): Promise<string | undefined> => {
  const { headers } = await client.send({ method: 'GET', url });
  return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
};

describe('a visit in a frame of a customer’s own system', () => {
  test('may be framed there and nowhere else, with partitioned cookies', async () => {
    const { client, response } = await openedByOci(await aCustomer('oci', [SRM, 'https://portal.example']), IN_FRAME);
    const cookies = cookiesOf(response);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; SameSite=None/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; Partitioned/);
    }
    expect(cookies.find((cookie) => cookie.startsWith('__Host-grossist-session='))).toContain('HttpOnly');
    expect(await ancestorsOf(client)).toBe(`${SRM} https://portal.example`);
    expect(await ancestorsOf(shop.browser())).toBe("'none'");
  });

  test('begins by cXML as by OCI', async () => {
    const customer = await aCustomer('cxml');
    const { startPage = '' } = await answered(shop.browser(), setupRequest(customer));
    const client = shop.browser();
    const opened = await client.send({ method: 'GET', url: new URL(startPage).pathname, headers: IN_FRAME });
    expect(cookiesOf(opened).every((cookie) => cookie.includes('; Partitioned'))).toBe(true);
    expect(await ancestorsOf(client)).toBe(SRM);
  });

  test('returns from the frame, and clears its cookies with the attributes that they were set with', async () => {
    const { client } = await openedByOci(await aCustomer('oci'), IN_FRAME);
    await client.answer(addToCart, { body: { Code: (await aMaterial(db)).code, Quantity: 1 } });
    const { CartId } = await client.answer(getCart);
    const { PostbackUrl } = await client.answer(checkOutByPunchout, { body: { CartId } });
    expect(await ancestorsOf(client, PostbackUrl)).toBe(SRM);
    const cleared = cookiesOf(await client.call(signOut));
    expect(cleared).toHaveLength(2);
    expect(cleared.every((cookie) => /; SameSite=None/.test(cookie) && cookie.includes('; Partitioned'))).toBe(true);
    expect(await ancestorsOf(client)).toBe("'none'");
  });

  test('of the shop’s own site has the usual cookies', async () => {
    const { client, response } = await openedByOci(await aCustomer('oci'), IN_FRAME_OF_OWN_SITE);
    expect(cookiesOf(response).every((cookie) => /; SameSite=Lax/.test(cookie))).toBe(true);
    expect(cookiesOf(response).join()).not.toContain('Partitioned');
    expect(await ancestorsOf(client)).toBe(SRM);
  });

  test('with an immediate response gets it in the frame', async () => {
    const { sapMaterialNumber } = await aMaterial(db);
    const asked = { FUNCTION: 'VALIDATE', PRODUCTID: sapMaterialNumber };
    const { response } = await openedByOci(await aCustomer('oci'), IN_FRAME, shop, asked);
    expect(response.headers['content-security-policy']).toContain(`frame-ancestors ${SRM}`);
  });

  test('changes nothing by a call without the token of its session', async () => {
    const { client } = await openedByOci(await aCustomer('oci'), IN_FRAME);
    const { code } = await aMaterial(db);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const callWith = (headers: Record<string, string>) =>
      shop.app.inject({
        method: addToCart.method,
        url: addToCart.path,
        headers: { 'content-type': 'application/json', cookie, origin: SRM, ...headers },
        payload: JSON.stringify({ Code: code, Quantity: 1 }),
      });
    const withoutToken: Record<string, string>[] = [{}, { 'x-xsrf-token': '' }, { 'x-xsrf-token': 'x'.repeat(32) }];
    for (const headers of withoutToken) {
      const response = await callWith(headers);
      expect([response.statusCode, response.json().code]).toEqual([403, 'anti-forgery']);
    }
    expect((await client.answer(getCart)).CartItems).toEqual([]);
    expect((await callWith({ 'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '' })).statusCode).toBe(200);
  });
});

describe('a visit is not framed', () => {
  const isAsEver = async (client: Client, response: { headers: Record<string, unknown> }): Promise<void> => {
    const cookies = cookiesOf(response);
    expect(cookies.every((cookie) => /; SameSite=Lax/.test(cookie))).toBe(true);
    expect(cookies.join()).not.toContain('Partitioned');
    expect(await ancestorsOf(client)).toBe("'none'");
  };

  test('when it is opened in a window', async () => {
    const { client, response } = await openedByOci(await aCustomer('oci'), IN_WINDOW);
    await isAsEver(client, response);
  });

  test('when the browser sends no fetch destination', async () => {
    const { client, response } = await openedByOci(await aCustomer('oci'), {});
    await isAsEver(client, response);
  });

  test('of a customer without origins', async () => {
    const { client, response } = await openedByOci(await aCustomer('oci', []), IN_FRAME);
    await isAsEver(client, response);
  });

  test('of another site where the shop is not reached by https', async () => {
    const { client, response } = await openedByOci(await aCustomer('oci'), IN_FRAME, overHttp);
    await isAsEver(client, response);
  });

  test('when it was refused', async () => {
    const customer = await aCustomer('oci');
    const { response } = await openedByOci(customer, IN_FRAME, shop, { HOOK_URL: 'https://evil.example/' });
    expect(response.statusCode).toBe(403);
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

describe('the setting of frames', () => {
  const framesOf = (GROSSIST_PUNCHOUT_FRAMES: string) => readSettings({ GROSSIST_PUNCHOUT_FRAMES }).punchoutFrames;

  test('names the origins of each customer', () => {
    expect([...framesOf(` NORD-OCI=${SRM}  https://portal.example:8443 ; SYD=https://a.example;`)]).toEqual([
      ['NORD-OCI', [SRM, 'https://portal.example:8443']],
      ['SYD', ['https://a.example']],
    ]);
    expect([...framesOf('')]).toEqual([]);
  });

  test.each([
    'NORD=http://srm.example',
    'NORD=https://*.example',
    'NORD=https://srm.example/path',
    'NORD=https://srm.example/',
    'NORD=*',
    "NORD='self'",
    'NORD=https:',
    'NORD=https://user@srm.example',
    'NORD=https://srm.example:443',
    'NORD=https://SRM.example',
    'NORD=https://srm.example\u00a0https://*',
    'NORD=',
    '=https://srm.example',
    'https://srm.example',
    'A=https://a.example;A=https://b.example',
    `NORD=${Array.from({ length: 11 }, (_, at) => `https://h${at}.example`).join(' ')}`,
  ])('that is %s is refused', (text) => {
    expect(() => framesOf(text)).toThrow(WrongSetting);
  });
});
