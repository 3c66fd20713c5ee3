import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';

const visit = visitors();

test('vendors are found by the beginning of a name, before any script runs', async () => {
  const { page, words, open } = await visit({ javaScript: false });
  await open('/vendors');
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: /\d/ });
  const all = await tiles.count();
  const name = await tiles.first().locator('.font-semibold').innerText();
  await page
    .getByRole('search')
    .getByRole('searchbox', { name: words('vendor.find') })
    .fill(name.slice(0, 4));
  await page
    .getByRole('search')
    .getByRole('searchbox', { name: words('vendor.find') })
    .press('Enter');
  await page.waitForURL(/query=/);
  const found = await tiles.count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
});

test('shows an unknown vendor as not found, with a link back', async () => {
  const { page, words, open } = await visit();
  await open('/vendors?query=qqzzxx');
  await page.getByRole('heading', { name: words('vendor.none', { query: 'qqzzxx' }) }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: words('vendor.showAll') }).click();
  await page.getByRole('heading', { level: 2, name: 'A', exact: true }).waitFor();
});

test('a vendor’s page leads to all its materials, and each of its places to those of it alone', async () => {
  const { page, words, open } = await visit({ language: 'de-DE' });
  await open('/vendors');
  await page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: /\d/ }).first().click();
  await page.getByRole('heading', { name: words('vendor.nodes') }).waitFor();
  const vendor = await page.getByRole('heading', { level: 1 }).innerText();
  await expectAccessible(page);
  await page
    .getByRole('region', { name: words('vendor.nodes') })
    .getByRole('link')
    .first()
    .click();
  await page
    .getByRole('list', { name: words('catalogue.chosen') })
    .getByText(vendor)
    .waitFor();
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d/ })
    .filter({ hasText: /Artikel anzeigen/ })
    .click();
  await page
    .getByRole('list', { name: words('catalogue.chosen') })
    .getByText(vendor)
    .waitFor();
});

test('a vendor that there is not is no page', async () => {
  const { page, addressOf, words } = await visit();
  const answer = await page.goto(addressOf('/vendors/there-is-none'));
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: words('errors.404.title') }).waitFor();
});
