import { emptyCart, getCart, setFavorite, setSortKey } from '@grossist/contracts';
import { expect, test } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { answering } from './support/hydrated.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';

const resultsOf = ({ page, words }: Visitor) => page.getByRole('list', { name: words('catalogue.results') });
const viewLink = ({ page, words }: Visitor, name: 'full' | 'slim' | 'products') =>
  page
    .getByRole('navigation', { name: words('catalogue.view') })
    .getByRole('link', { name: words(`catalogue.view.${name}`) });

test('stores a view in the address and for the next list, and returns by the back button', async () => {
  const visitor = await visit();
  const { page, open } = visitor;
  await open('/search?query=kabel');
  await viewLink(visitor, 'slim').click();
  await page.waitForURL(/view=slim/);
  await viewLink(visitor, 'slim').and(page.locator('[aria-current]')).waitFor();
  await open('/catalogue/electrical');
  await viewLink(visitor, 'slim').and(page.locator('[aria-current]')).waitFor();
  expect(page.url()).not.toContain('view=');
  await page.goBack();
  await page.waitForURL(/query=kabel/);
  await viewLink(visitor, 'slim').and(page.locator('[aria-current]')).waitFor();
});

test('a filter that is chosen while another is still loading is added to it', async () => {
  const { page, words, open } = await visit();
  await open('/search?query=kabel');
  const values = page
    .getByRole('region', { name: words('catalogue.filters') })
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: 'Leverandør' }) })
    .locator('a[href*="f="]');
  const [first, second] = [values.nth(0), values.nth(1)];
  await first.waitFor();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search.data**', async (route) => {
    await released;
    await route.continue();
  });
  await first.click();
  await second.click();
  release();
  await eventually(() => new URL(page.url()).searchParams.getAll('f').length).toBe(2);
});

test('a product opens to its variations, which are filtered by words', async () => {
  const visitor = await visit();
  const { page, words, open } = visitor;
  await open('/search?query=kabel&view=products');
  const ofMany = page.locator('summary').filter({ hasText: /^(?:[6-9]|[1-9]\d)\D/ });
  const product = resultsOf(visitor).getByRole('listitem').filter({ has: ofMany }).first();
  const name = await product.getByRole('heading').first().innerText();
  const variations = page.getByRole('list', { name: words('results.variations.of', { name }) });
  expect(await variations.isVisible()).toBe(false);
  await product.locator('summary').click();
  await variations.getByRole('listitem').first().waitFor();
  const filter = page.getByRole('searchbox', { name: `${words('results.variations.filter')}: ${name}` });
  await filter.waitFor();
  const all = await variations.getByRole('listitem').count();
  const last = await variations.getByRole('heading').last().innerText();
  await filter.fill(last);
  await eventually(() => variations.getByRole('listitem').count()).toBeLessThan(all);
  expect(await variations.getByRole('heading').first().innerText()).toBe(last);
  await filter.fill('qqzzxx');
  await product.getByText(words('results.variations.none', { words: 'qqzzxx' })).waitFor();
});

test('a product opens before any script runs', async () => {
  const visitor = await visit({ javaScript: false });
  await visitor.open('/search?query=kabel&view=products');
  const product = resultsOf(visitor).getByRole('listitem').first();
  await product.locator('summary').click();
  await eventually(() => product.getByRole('listitem').count()).toBeGreaterThan(0);
});

test('a page has as many results as are wished', async () => {
  const visitor = await visit();
  const { page, words, open } = visitor;
  await open('/search?query=kabel');
  expect(await resultsOf(visitor).getByRole('listitem').count()).toBe(20);
  await page
    .getByRole('navigation', { name: words('catalogue.size') })
    .getByRole('link', { name: '50' })
    .click();
  await page.waitForURL(/size=50/);
  await eventually(() => resultsOf(visitor).getByRole('listitem').count()).toBe(50);
});

test('searches a long facet, and clears choices one by one or all', async () => {
  const { page, words, open } = await visit();
  await open('/search');
  const facet = page.getByRole('region', { name: words('catalogue.filters') });
  const find = facet.getByRole('searchbox').first();
  await find.fill('qqzz');
  await facet.getByText(words('ui.noMatches')).waitFor();
  await find.fill('');
  await facet.getByRole('link').first().click();
  const chosen = page.getByRole('list', { name: words('catalogue.chosen') });
  await chosen.waitFor();
  await chosen.getByRole('link').first().click();
  await chosen.waitFor({ state: 'detached' });
});

test('stores the order of results for a signed-in person', async () => {
  const { page, words, open } = await visit({ as: EMAIL });
  await open('/search?query=kabel');
  const sort = page.getByLabel(words('catalogue.sort'));
  const remembered = page.waitForResponse((answer) => answer.url().endsWith(setSortKey.path));
  await sort.selectOption('name');
  expect((await remembered).ok()).toBe(true);
  await page.waitForURL(/sort=name/);
  await open('/search?query=lampe');
  expect(await page.getByLabel(words('catalogue.sort')).inputValue()).toBe('name');
});

test('moves through, opens and orders results by keyboard', async () => {
  const buyer = await signedIn(EMAIL);
  await buyer.call(emptyCart, {});
  const visitor = await visit({ as: EMAIL });
  const { page, words, open } = visitor;
  await open('/search?query=kabel&view=slim&sort=relevance');
  const rows = resultsOf(visitor).getByRole('listitem');
  await answering(rows.nth(1).getByRole('spinbutton'));
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  const second = rows.nth(1);
  const link = second.getByRole('link').first();
  await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('+');
  await second.getByRole('button', { name: words('cart.add.done') }).waitFor();
  await eventually(async () => (await buyer.call(getCart, {})).CartItems.length).toBe(1);
  await link.focus();
  await page.keyboard.press('7');
  const quantity = second.getByRole('spinbutton');
  await eventually(() => quantity.inputValue()).toBe('7');
  await quantity.press('Escape');
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/variation\//);
});

test('stores a favorite', async () => {
  const visitor = await visit({ as: EMAIL });
  const { page, words, open } = visitor;
  await open('/search?query=kabel&sort=relevance');
  const row = resultsOf(visitor).getByRole('listitem').first();
  const name = await row.getByRole('heading').innerText();
  const add = row.getByRole('button', { name: words('results.favourite.add', { name }) });
  const remove = row.getByRole('button', { name: words('results.favourite.remove', { name }) });
  await answering(add);
  await add.click();
  await page.getByText(words('results.favourite.added')).waitFor();
  await open('/search?query=kabel&sort=relevance');
  await answering(remove);
  await remove.click();
  await page.getByText(words('results.favourite.removed')).waitFor();
  // The star is shown before the shop has stored it.
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(setFavorite.path)),
    page
      .getByRole('button', { name: words('ui.undo') })
      .last()
      .click(),
  ]);
  await remove.waitFor();
  await open('/search?query=kabel&sort=relevance');
  await answering(remove);
  await remove.click();
  await add.waitFor();
});
