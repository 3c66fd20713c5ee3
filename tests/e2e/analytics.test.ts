import { AnalyticsEvent, emptyCart } from '@grossist/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { consentedId } from '../../apps/web/app/analytics/consent.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { addByKeyboard } from './support/buying.ts';
import { eventually } from './support/eventually.ts';
import { answering, hydrated } from './support/hydrated.ts';
import { first, materialsSold, singly } from './support/people.ts';
import { shopAddress } from './support/shop-address.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const AN_ID = '01a2154d-a9b2-46a2-b14a-2459821ae4dd';
const EMAIL = 'buyer@sydvvs.example';

interface Collected {
  path: string;
  text: string;
}

/** What the pages of a browser send to the collector from now on. */
const collectedFrom = (context: BrowserContext): Collected[] => {
  const collected: Collected[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:track|engage|groups)$/.test(pathname)) {
      collected.push({ path: pathname, text: request.postData() ?? '' });
    }
  });
  return collected;
};

const recordsOf = (collected: readonly Collected[], path: string): unknown[] =>
  collected.filter((one) => one.path === path).flatMap(({ text }): unknown[] => JSON.parse(text));

const eventsOf = (collected: readonly Collected[]) =>
  recordsOf(collected, '/track').map((record) => AnalyticsEvent.parse(record));

/** Sends what waits now: a browser that is online again does. */
const sendNow = (page: Page): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event('online')));

const storedIn = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('grossist-guide')),
    databases: (await indexedDB.databases()).length,
  }));

const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).sort();

const consentCookie = async (context: BrowserContext): Promise<string | undefined> => {
  const cookies = await context.cookies();
  return consentedId(cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
};

const barOf = ({ page, words }: Visitor) => page.getByRole('region', { name: words('shell.privacy') });

const PAGES = [
  '/',
  '/search?query=kabel',
  '/search?query=qqzzxxyy',
  '/search?query=kabel&view=slim',
  '/catalogue',
  '/catalogue/electrical',
  '/vendors',
  '/compare',
  '/privacy',
  '/sign-in',
];

test('sends nothing to the collector, sets no cookie and stores nothing on ten pages before a choice', async () => {
  const visitor = await visit({ undecided: true });
  const { page, context, open } = visitor;
  const collected = collectedFrom(context);
  for (const path of PAGES) {
    // oxlint-disable-next-line no-await-in-loop
    await open(path);
    // oxlint-disable-next-line no-await-in-loop
    await barOf(visitor).waitFor();
  }
  await sendNow(page);
  expect(collected).toEqual([]);
  // The router's own, which restores the scroll position.
  expect(await storedIn(page)).toEqual({ local: [], session: ['react-router-scroll-positions'], databases: 0 });
  expect(await cookieNames(context)).toEqual(['XSRF-TOKEN']);
});

test('shows two equal buttons that cover nothing on a phone and are reached by keyboard', async () => {
  const visitor = await visit({ undecided: true, width: 375 });
  const { page, open, words } = visitor;
  await open('/search?query=kabel');
  const answers = barOf(visitor).getByRole('button');
  await answers.nth(1).waitFor();
  const looks = await answers.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
      return { width, height, backgroundColor, color, fontSize, fontWeight };
    }),
  );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
  const bar = await barOf(visitor).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1);

  for (const name of [words('shell.skip'), words('consent.more'), words('consent.no'), words('consent.yes')]) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
    // oxlint-disable-next-line no-await-in-loop
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await barOf(visitor).waitFor({ state: 'detached' });
  await page.reload();
  await hydrated(page);
  expect(await barOf(visitor).count()).toBe(0);
});

test('does not ask for consent with Do Not Track', async () => {
  const visitor = await visit({ undecided: true });
  await visitor.context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await visitor.open('/privacy');
  await visitor.page.getByText(visitor.words('privacy.choice.signal')).waitFor();
  expect(await barOf(visitor).count()).toBe(0);
  expect(await cookieNames(visitor.context)).toEqual(['XSRF-TOKEN']);
});

test('sends events without personal text after consent, and applies a withdrawal to all tabs', async () => {
  const visitor = await visit({ undecided: true });
  const { page, context, open, words, addressOf } = visitor;
  const collected = collectedFrom(context);
  const other = await context.newPage();
  await other.goto(addressOf('/'));
  await hydrated(other);
  const otherBar = other.getByRole('region', { name: words('shell.privacy') });
  await otherBar.waitFor();
  await open('/');
  await barOf(visitor)
    .getByRole('button', { name: words('consent.yes') })
    .click();
  await otherBar.waitFor({ state: 'detached' });
  expect(await consentCookie(context)).toBeDefined();

  const field = page.getByRole('combobox', { name: words('shell.search') });
  const results = page.getByRole('list', { name: words('catalogue.results') });
  await field.fill('Jens Hansen 20 30 40 50');
  await field.press('Enter');
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Hansen' }).waitFor();
  await field.fill('Kabel');
  await field.press('Enter');
  await page.getByRole('heading', { level: 1, name: words('search.title', { query: 'Kabel' }) }).waitFor();
  await results.locator('[data-result-link]').nth(1).click();
  await page.getByRole('heading', { name: words('variation.order.signedOut') }).waitFor();
  await eventually(async () => {
    await sendNow(page);
    return eventsOf(collected).some(({ event }) => event === 'product_viewed');
  }).toBe(true);

  const events = eventsOf(collected);
  expect(events).toContainEqual({
    event: 'search_made',
    properties: expect.objectContaining({ query_kind: 'words', query: 'kabel', placement: 'search' }),
  });
  expect(events.find(({ event }) => event === 'result_clicked')).toMatchObject({
    properties: { query: 'kabel', position: 2, is_first_click: true },
  });
  expect(events.find(({ event }) => event === 'product_viewed')).toMatchObject({ properties: { placement: 'search' } });
  const ids = events.map(({ properties }) => properties.$insert_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(JSON.stringify(collected)).not.toMatch(/hansen|jens|20 30/i);

  await open('/privacy');
  const decline = page.getByRole('main').getByRole('button', { name: words('consent.no') });
  await answering(decline);
  await decline.click();
  await page.getByText(words('privacy.deleted')).waitFor();
  const settled = collected.length;
  await other
    .getByRole('link', { name: words('shell.all') })
    .first()
    .click();
  await other.waitForURL(/\/catalogue/);
  await sendNow(other);
  await sendNow(page);
  const deletions = recordsOf(collected, '/engage').filter((update) => JSON.stringify(update).includes('$delete'));
  expect(deletions).toHaveLength(1);
  expect(collected.slice(settled)).toEqual([]);
  expect((await storedIn(page)).local.filter((key) => key.includes('analytics'))).toEqual([]);
  expect(await consentCookie(context)).toBeUndefined();
});

test('counts additions to the cart by the placement where the material was opened', async () => {
  const buyer = await signedIn(EMAIL);
  const material = first(await materialsSold(buyer, singly));
  const visitor = await visit({ as: EMAIL, undecided: true });
  const { page, context, open } = visitor;
  await context.addCookies([{ name: 'grossist-analytics', value: AN_ID, url: shopAddress() }]);
  const collected = collectedFrom(context);
  await open(`/search?query=${encodeURIComponent(material.ItemLocalMaterialName)}`);
  await page.locator(`a[data-result-link][href$="${material.Url}"]`).click();
  await page.getByRole('heading', { level: 1, name: material.ItemLocalMaterialName }).waitFor();
  await addByKeyboard(visitor, material.ItemLocalMaterialName);
  await eventually(async () => {
    await sendNow(page);
    return eventsOf(collected).find(({ event }) => event === 'added_to_cart');
  }).toMatchObject({ properties: { material: material.ItemSAPMaterialNumber, placement: 'search' } });
  await buyer.call(emptyCart, {});
});
