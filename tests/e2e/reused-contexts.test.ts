import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './support/chromium.ts';
import { borrowContext, returnContext } from './support/reused-contexts.ts';
import { shopAddress } from './support/shop-address.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const borrow = () => borrowContext(browser, { baseURL: shopAddress(), locale: 'da-DK' });

test('a context comes to its next visitor without anything of the one before', async () => {
  const context = await borrow();
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  await context.addCookies([{ name: 'left', value: 'behind', url: shopAddress() }]);
  await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await context.grantPermissions(['geolocation']);
  await context.route('**/health/ready', (route) => route.fulfill({ body: 'left behind' }));
  const left = await context.newPage();
  await left.goto('/health/live');
  await left.evaluate(() => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    return new Promise((resolve) => {
      indexedDB.open('left').addEventListener('success', resolve);
    });
  });
  await context.setOffline(true);
  await returnContext(context);
  const before = requested.length;

  expect(await borrow()).toBe(context);
  expect(left.isClosed()).toBe(true);
  expect(await context.cookies()).toEqual([]);
  const page = await context.newPage();
  const sent = page.waitForRequest('**/health/ready');
  const response = await page.goto('/health/ready');
  expect(await response?.text()).not.toContain('left behind');
  expect(await (await sent).headerValue('sec-gpc')).toBeNull();
  expect(requested).toHaveLength(before);
  const stored = await page.evaluate(async () => ({
    items: localStorage.length + sessionStorage.length,
    databases: await indexedDB.databases(),
    geolocation: (await navigator.permissions.query({ name: 'geolocation' })).state,
  }));
  expect(stored).toEqual({ items: 0, databases: [], geolocation: expect.not.stringMatching('granted') });
  await returnContext(context);
});

test('a context whose clock was replaced goes to nobody else', async () => {
  const context = await borrow();
  const page = await context.newPage();
  await page.clock.install();
  await returnContext(context);
  const next = await borrow();
  expect(next).not.toBe(context);
  await returnContext(next);
});
