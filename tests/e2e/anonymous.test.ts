import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { hydrated } from './support/hydrated.ts';

const visit = visitors();

/** What a price would be called on the wire, and how one looks in the shop's languages. */
const PRICE =
  /(?<!show)(?:Net|List|Unit|Sale)Price|"offers"|priceCurrency|\d[,.]\d\d[\s\u00a0]*(?:kr\b|€)|(?:€|\bkr\.?)[\s\u00a0]*\d/g;

/** Traces of prices in a text, each with its context. */
const pricesIn = (text: string): string[] =>
  [...text.matchAll(PRICE)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40));

/** Everything textual that the context is sent from now on. */
const textsSentTo = (context: BrowserContext): { all(): Promise<{ address: string; text: string }[]> } => {
  const texts: Promise<{ address: string; text: string }>[] = [];
  context.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    // Scripts and texts of the page name prices; what they are filled with does not come in them.
    if (!/json|html|x-script|turbo-stream/.test(type)) return;
    const read = response.text().catch(() => '');
    texts.push(read.then((text) => ({ address: response.url(), text })));
  });
  return { all: () => Promise.all(texts) };
};

const expectNoPriceOn = async (page: Page): Promise<void> => {
  expect(pricesIn(await page.content()), page.url()).toEqual([]);
};

test('a signed-out visitor searches, narrows and reads, and no price is anywhere', async () => {
  const { page, context, words, calls, open, addressOf } = await visit({ pictures: true });
  const sent = textsSentTo(context);
  await open('/');
  await expectNoPriceOn(page);

  const field = page.getByRole('combobox', { name: words('shell.search') });
  await field.fill('kabel');
  await page.getByRole('option').first().waitFor();
  await expectNoPriceOn(page);
  await field.press('Enter');
  await page.getByRole('heading', { level: 1, name: words('search.title', { query: 'kabel' }) }).waitFor();
  await expectNoPriceOn(page);

  await page
    .getByRole('list', { name: words('catalogue.results') })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('heading', { name: words('variation.order.signedOut') }).waitFor();
  await expectNoPriceOn(page);
  await open('/catalogue');
  await page.getByRole('main').getByRole('link').nth(4).click();
  await page.getByRole('list', { name: words('catalogue.results') }).waitFor();
  await expectNoPriceOn(page);

  for (const { address, text } of await sent.all()) expect(pricesIn(text), address).toEqual([]);
  expect(calls.filter((call) => /\/api\/(erp|cart|orders)/.test(call))).toEqual([]);
  expect(page.url()).toContain(addressOf('/catalogue'));
});

test('every public page is whole before any script runs', async () => {
  const { page, words, open } = await visit({ javaScript: false });
  await open('/');
  const field = page.getByLabel(words('shell.search'), { exact: true });
  await field.fill('kabel');
  await field.press('Enter');
  const results = page.getByRole('list', { name: words('catalogue.results') });
  await results.waitFor();
  const count = page.getByRole('main').getByRole('status').first();
  const everything = await count.innerText();

  await page.getByRole('link', { name: /^Bindeborg/ }).click();
  await page.getByRole('list', { name: words('catalogue.chosen') }).waitFor();
  expect(await count.innerText()).not.toBe(everything);
  const firstOfPageOne = await results.getByRole('heading').first().innerText();

  await page.getByRole('link', { name: words('ui.pages.next') }).click();
  await page.waitForURL(/page=2/);
  const firstOfPageTwo = await results.getByRole('heading').first().innerText();
  expect(firstOfPageTwo).not.toBe(firstOfPageOne);

  await results.getByRole('heading').first().getByRole('link').click();
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(firstOfPageTwo);
  expect(await page.getByRole('img', { name: firstOfPageTwo }).count()).toBe(1);
});

test('stores the complete state of a list in the address, for back and forward', async () => {
  const { page, words, open } = await visit();
  const count = page.getByRole('main').getByRole('status').first();
  await open('/search?query=kabel');
  const all = await count.innerText();
  await page.getByRole('link', { name: /^Bindeborg/ }).click();
  await eventually(() => count.innerText()).not.toBe(all);
  const narrowed = await count.innerText();
  await page.getByRole('link', { name: words('ui.pages.next') }).click();
  await page.waitForURL(/page=2/);
  const first = page
    .getByRole('list', { name: words('catalogue.results') })
    .getByRole('heading')
    .first();
  await page
    .getByRole('link', { name: words('ui.pages.page', { page: 2 }), exact: true })
    .and(page.locator('[aria-current]'))
    .waitFor();
  const firstOfPageTwo = await first.innerText();

  await page.goBack();
  await page.waitForURL((address) => !address.searchParams.has('page'));
  await eventually(() => count.innerText()).toBe(narrowed);
  await page.goBack();
  await eventually(() => count.innerText()).toBe(all);
  await page.goForward();
  await page.goForward();
  await page.waitForURL(/page=2/);
  await eventually(() => first.innerText()).toBe(firstOfPageTwo);
  await page.reload();
  await hydrated(page);
  expect(await first.innerText()).toBe(firstOfPageTwo);
});

test('shows an unknown address as not found, with links', async () => {
  const { page, words, addressOf } = await visit({ language: 'de-DE' });
  const answer = await page.goto(addressOf('/variation/9999999999'));
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: words('errors.404.title') }).waitFor();
  const unknown = await page.goto('/there/is/no/such/page');
  expect(unknown?.status()).toBe(404);
  await page.getByRole('link', { name: words('errors.home') }).click();
  await page.getByRole('heading', { level: 1, name: words('home.title') }).waitFor();
});
