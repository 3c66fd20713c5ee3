import { fileOperations, getDemoWeather, operations } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { type Visitor, visitors } from './support/browser.ts';
import { fillCart } from './support/people.ts';
import { pressControls } from './support/press-controls.ts';
import { aScene, type Scene } from './support/screens.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
let scene: Scene;

const SHOP = [
  '/',
  '/search?query=kabel',
  '/variation/CODE',
  '/cart',
  '/cart/drafts',
  '/orders',
  '/orders/ORDER',
  '/lists',
  '/projects',
];
/** What is another for buyers of other rights. */
const BUYING = ['/cart', '/orders/ORDER', '/lists'];
const GLIMPSE = ['/', '/variation/CODE', '/cart', '/favourites'];
const EDITOR = [
  '/editor/home',
  '/editor/imports',
  '/editor/synonyms',
  '/editor/facets',
  '/editor/landing',
  '/editor/blocks',
  '/editor/browsing',
  '/editor/pages/page/delivery-terms',
  '/editor/vendors',
  '/editor/translations',
  '/editor/feedback',
  '/editor/reports',
];
const SUPPORT = [
  '/support/home',
  '/support/validation',
  '/support/validation/log',
  '/support/matters',
  '/support/audit',
  '/support/people',
];

/** Roles and their screens; without an address signed out. */
const WALKS: { role: string; as?: string; hasCart?: boolean; paths: readonly string[] }[] = [
  { role: 'buyer', as: 'buyer@nordkraft.example', hasCart: true, paths: SHOP },
  { role: 'viewer', as: 'viewer@nordkraft.example', hasCart: true, paths: SHOP },
  { role: 'user administrator', as: 'useradmin@nordkraft.example', hasCart: true, paths: BUYING },
  { role: 'punchout user', as: 'punchout@nordkraft.example', hasCart: true, paths: BUYING },
  { role: 'editor', as: 'editor@grossist.example', paths: EDITOR },
  { role: 'support', as: 'support@grossist.example', paths: SUPPORT },
  { role: 'operator', as: 'operator@grossist.example', paths: ['/operations/home', '/operations/messages'] },
  {
    role: 'assortment administrator',
    as: 'assortments@grossist.example',
    paths: [...GLIMPSE, '/assortments/home', '/assortments/company', '/assortments/assortment'],
  },
  { role: 'signed-out visitor', paths: [...GLIMPSE, '/search?query=kabel', '/projects'] },
];

const CHANGES = [...operations, ...fileOperations]
  .filter(({ changes }) => changes)
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }));

const isChange = (method: string, pathname: string): boolean =>
  CHANGES.some((change) => change.method === method && change.path.test(pathname));

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** What Chromium's protocol tells of a request that it holds. */
interface PausedRequest {
  requestId: string;
  request: { url: string; method: string; headers: Record<string, string>; postDataEntries?: { bytes?: string }[] };
}

const isRefused = (status: number): boolean => status === 401 || status === 403;

/**
 * Notes every call of the visitor's page that the server refuses for their role. A change is asked for without the
 * anti-forgery token, which the server checks after the role: it changes nothing, and the page gets no answer.
 * Returns a function that waits until no call is held: the browser sends one that is held while the page is closed.
 *
 * Only calls are held, in the browser itself: a route of the browser's driver would turn the cache off, and each of some
 * hundred pages would load all its scripts again.
 */
const noteRefusals = async ({ context, page }: Visitor, refused: Set<string>): Promise<() => Promise<void>> => {
  const devtools = await context.newCDPSession(page);
  /** A page that was left meanwhile has taken its calls with it. */
  const orLeft = (sent: Promise<unknown>): Promise<unknown> => sent.catch(() => undefined);

  const answer = async ({ requestId, request }: PausedRequest): Promise<void> => {
    const { url, method, headers, postDataEntries = [] } = request;
    const { pathname } = new URL(url);
    if (!isChange(method, pathname)) {
      await orLeft(devtools.send('Fetch.continueRequest', { requestId }));
      return;
    }
    const { 'x-xsrf-token': _, ...others } = lowerCased(headers);
    const data = Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64')));
    const response = await context.request.fetch(url, {
      method,
      headers: others,
      failOnStatusCode: false,
      ...(data.length > 0 && { data }),
    });
    const { code } = await response.json();
    if (code !== 'anti-forgery') refused.add(`${method} ${pathname}: ${response.status()} ${code}`);
    await orLeft(devtools.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }));
  };
  const held = new Set<Promise<void>>();
  devtools.on('Fetch.requestPaused', (paused) => {
    const answered = answer(paused)
      .catch((error) => {
        if (!page.isClosed()) refused.add(`${paused.request.url}: ${error}`);
      })
      .finally(() => held.delete(answered));
    held.add(answered);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && isRefused(response.status()))
      refused.add(`${response.request().method()} ${pathname}: ${response.status()}`);
  });
  return async () => {
    // Calls that are still held end with their page, and none follows.
    await page.goto('about:blank');
    while (held.size > 0) await Promise.all(held);
  };
};

/** The addresses in the shop that the page's links lead to, without numbers of one material, order or list. */
const linksOf = ({ page }: Visitor): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map((link) => new URL(link.getAttribute('href') ?? '', location.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );

const kindOf = (address: string): string =>
  address
    .split('/')
    .slice(0, address.startsWith('/api/') ? 6 : 3)
    .join('/');

beforeAll(async () => {
  scene = await aScene('colleague@nordkraft.example', 'da-DK');
});

test.each(WALKS)(
  '$role: is offered nothing that the server refuses them',
  async ({ as, hasCart, paths }) => {
    const { packed, single, orderId } = scene;
    if (as !== undefined && hasCart) await fillCart(await signedIn(as), [packed, single]);
    const visitor = await visit(as === undefined ? {} : { as });
    const { page, context, open } = visitor;
    const refused = new Set<string>();
    const untilNoneIsHeld = await noteRefusals(visitor, refused);
    const known = new Set<string>();
    const links = new Map<string, string>();
    const faults = new Set<string>();
    for (const each of paths) {
      const path = each.replace('CODE', packed.Code).replace('OTHER', single.Code).replace('ORDER', orderId);
      const show = async (): Promise<void> => {
        await open(path);
        await page.waitForLoadState('networkidle');
        for (const link of await linksOf(visitor)) links.set(kindOf(link), link);
      };
      await pressControls(page, show, known);
      for (const refusal of refused) faults.add(`${each}: ${refusal}`);
      refused.clear();
    }
    await untilNoneIsHeld();
    for (const refusal of refused) faults.add(`at the end: ${refusal}`);
    await page.close();
    for (const link of links.values()) {
      const response = await context.request.get(link, { failOnStatusCode: false });
      if (isRefused(response.status())) faults.add(`link ${link}: ${response.status()}`);
    }
    expect(known.size, 'controls pressed').toBeGreaterThan(5);
    expect([...faults]).toEqual([]);
    // The last control of many pages takes the ERP down.
    expect((await scene.buyer.call(getDemoWeather, {})).Weather, 'a change was made').toBe('fine');
    // Each control of some thirty pages is pressed.
  },
  300_000,
);
