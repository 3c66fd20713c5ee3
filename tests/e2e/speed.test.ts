import { getCart, getCartPrice } from '@grossist/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Visitor, visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { holdAnswer } from './support/hold-answer.ts';
import { aScene, SCREENS, type Scene } from './support/screens.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';
const MOST_SCRIPT_BYTES = 150 * 1024;
const MOST_CART_BYTES = 202 * 1024;
const MOST_CART_FILES = 40;
/** What rounding of sizes may add up to; anything that a person sees jump is more. */
const MOST_SHIFT = 0.01;

let scene: Scene;
beforeAll(async () => {
  scene = await aScene(EMAIL, 'da-DK');
});

/** Adds up how far the contents of the pages to come shift without the visitor's doing. */
const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Reflect.set(window, 'shiftSum', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        Reflect.set(window, 'shiftSum', Reflect.get(window, 'shiftSum') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftSum = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'shiftSum')));

const SHIFT_FREE = [
  'home',
  'home, signed in',
  'search results with prices',
  'variation, signed in',
  'cart',
  'sent orders',
  'an order',
];

describe.each([375, 1280])('%i pixels wide', (width) => {
  test.each(SCREENS.filter(({ name }) => SHIFT_FREE.includes(name)))('$name: nothing jumps', async (screen) => {
    const visitor = await visit({ width, ...(screen.isOwn ? { as: EMAIL } : {}), undecided: true, pictures: true });
    await watchShifts(visitor.context);
    await screen.show(visitor, scene);
    await visitor.page.waitForLoadState('networkidle');
    expect(await shiftSum(visitor.page)).toBeLessThanOrEqual(MOST_SHIFT);
  });
});

test('on phones the cart keeps the space of its tools until it is known', async () => {
  await scene.fill();
  const { page, words, open } = await visit({ width: 375, as: EMAIL });
  const letGo = await holdAnswer(page, getCart);
  await open('/cart');
  const tools = page.getByRole('heading', { level: 1, name: words('pages.cart') }).locator('..');
  const before = await tools.boundingBox();
  expect(before?.height).toBeGreaterThan(0);
  letGo();
  await page.getByRole('button', { name: words('cart.more') }).waitFor();
  expect(await tools.boundingBox()).toEqual(before);
});

test('the order buttons stay where they are when the prices come', async () => {
  await scene.fill();
  const { page, words, open } = await visit({ width: 1280, as: EMAIL });
  const letGo = await holdAnswer(page, getCartPrice);
  await open('/cart');
  const order = page.getByRole('button', { name: words('cart.order') });
  await order.waitFor();
  const before = await order.boundingBox();
  expect(before?.height).toBeGreaterThan(0);
  letGo();
  await page.locator('tbody [data-cell="price"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await order.boundingBox()).toEqual(before);
});

/** Bytes of each script as they were sent, without the heads of the answers. */
const scriptSizes = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map((entry) => Number(Reflect.get(entry, 'encodedBodySize'))),
  );

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

/** Has the shop send what it sends packed by gzip, and by nothing else. */
const takeGzip = async ({ page, context }: Pick<Visitor, 'page' | 'context'>): Promise<void> => {
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
};

test.each([
  ['home', () => '/'],
  ['search', () => '/search?query=kabel'],
  ['catalogue', () => '/catalogue/electrical'],
  ['variation', () => `/variation/${scene.packed.Code}`],
])('a first visit to %s loads at most 150 kB of script, packed by gzip', async (_, path) => {
  const visitor = await visit({ undecided: true, pictures: true });
  const { page, open } = visitor;
  await takeGzip(visitor);
  await open(path());
  await page.waitForLoadState('networkidle');
  const bytes = sumOf(await scriptSizes(page));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
});

test('loads the home page’s map only near the viewport', async () => {
  const { page, open, words } = await visit({ undecided: true, pictures: true });
  const outlines: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/(?:de|dk|nl|no|se)-[^/]+\.svg$/.test(pathname)) outlines.push(pathname);
  });
  await open('/');
  await page.waitForLoadState('networkidle');
  expect(outlines).toEqual([]);
  await page
    .getByRole('link', { name: words('storefront.directions') })
    .first()
    .scrollIntoViewIfNeeded();
  await eventually(() => outlines.length).toBe(1);
});

test('a first visit to the cart loads at most 202 kB of script in 40 files, packed by gzip', async () => {
  await scene.fill();
  const visitor = await visit({ as: EMAIL });
  const { page, open } = visitor;
  await takeGzip(visitor);
  await open('/cart');
  await page.locator('tbody [data-cell="price"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await scriptSizes(page);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.length).toBeLessThanOrEqual(MOST_CART_FILES);
  expect(sumOf(sizes)).toBeLessThanOrEqual(MOST_CART_BYTES);
});

test.each([
  ['home', () => '/'],
  ['search', () => '/search?query=kabel'],
  ['catalogue', () => '/catalogue/electrical'],
  ['variation', () => `/variation/${scene.packed.Code}`],
])('a second visit to %s costs a 304', async (_, path) => {
  const { page, context, open, addressOf } = await visit();
  await open(path());
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const statuses: number[] = [];
  const pages = new Set<string>();
  network.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Document') pages.add(requestId);
  });
  network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (pages.has(requestId)) statuses.push(statusCode);
  });
  await page.goto(addressOf(path()));
  expect(statuses).toEqual([304]);
});
