import { readFile } from 'node:fs/promises';
import { addToCart, emptyCart, getCartPrice, type SearchDocument } from '@grossist/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { hundredthsOf, sumsOf } from './support/amounts.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { fillInOrder, fillTwice, openCart, scrollsSideways } from './support/cart-sheet.ts';
import { sendAsUsual } from './support/delivery-address.ts';
import { eventually } from './support/eventually.ts';
import { pressKey } from './support/keyboard.ts';
import { first, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';

let buyer: Client;
let materials: readonly SearchDocument[];
beforeAll(async () => {
  buyer = await signedIn(EMAIL);
  materials = await materialsSold(buyer, singly);
});

const sheetOf = ({ page, words }: Visitor) => page.getByRole('table', { name: words('cart.lines') });
const summaryOf = ({ page, words }: Visitor) => page.getByRole('region', { name: words('cart.sum') });

describe('the print view', () => {
  test('has every line of a long cart, and sums that add up to the shop’s', async () => {
    const count = await fillTwice(buyer, materials.slice(0, 40));
    const visitor = await visit({ as: EMAIL });
    await visitor.open('/cart/print');
    await summaryOf(visitor).waitFor();
    expect(await sheetOf(visitor).locator('tbody tr').count()).toBe(count);
    const { parts, total } = await sumsOf(summaryOf(visitor));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    const { CartPriceInfo } = await buyer.call(getCartPrice, { body: {} });
    expect(total).toBe(Math.round(CartPriceInfo.Total * 100));
  });

  test('is reached from the cart, and axe finds nothing on it at any width', async () => {
    await fillInOrder(buyer, materials.slice(0, 3));
    const visitor = await visit({ as: EMAIL, language: 'de-DE' });
    const { page, words } = visitor;
    await openCart(visitor);
    await pressKey(page.getByRole('button', { name: words('share.open') }));
    await page.getByRole('group', { name: words('share.open') }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: words('share.print') }).click();
    await summaryOf(visitor).waitFor();
    await page.getByRole('button', { name: words('print.do') }).waitFor();
    await expectAccessible(page);
    for (const width of [375, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await scrollsSideways(page)).toBe(false);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });

  test('names the cutting fee that is in the amount of a line', async () => {
    const cable = first(
      await materialsSold(buyer, ({ CableCutAllowed, PackageSize }) => CableCutAllowed && PackageSize > 1),
    );
    await buyer.call(emptyCart, {});
    await buyer.call(addToCart, { body: { Code: cable.Code, Quantity: cable.PackageSize + 1 } });
    const { Docs } = await buyer.call(getCartPrice, { body: {} });
    const fee = Docs.map(({ Prices }) => Prices?.CableCutFeeStr)[0] ?? '';
    const visitor = await visit({ as: EMAIL });
    await visitor.open('/cart/print');
    await sheetOf(visitor).getByText(visitor.words('cart.price.cut', { fee })).waitFor();
    expect(fee).toMatch(/\d,\d\d/);
  });

  test('shows an empty cart', async () => {
    await fillInOrder(buyer, []);
    const { page, words, open } = await visit({ as: EMAIL });
    await open('/cart/print');
    await page.getByRole('heading', { name: words('cart.empty.title') }).waitFor();
  });
});

test('the cart itself is printed as a plain list of all its lines, on light paper, also from a dark screen', async () => {
  const count = await fillTwice(buyer, materials.slice(0, 40));
  const visitor = await visit({ as: EMAIL, theme: 'dark' });
  const { page } = visitor;
  await openCart(visitor);
  expect(await sheetOf(visitor).locator('tbody').getByRole('row').count()).toBeLessThan(count);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const printed = page.getByRole('article').getByRole('table');
  await printed.waitFor();
  expect(await printed.locator('tbody tr').count()).toBe(count);
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  const ink = await printed.evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(21, 25, 29)');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await printed.waitFor({ state: 'detached' });
});

describe('the cart as a file', () => {
  test.each([
    ['share.pdf', 'pdf', '%PDF'],
    ['share.xlsx', 'xlsx', 'PK'],
    ['share.csv', 'csv', '\uFEFF'],
  ] as const)('%s comes under the name of the order, in the language of the page', async (name, format, beginning) => {
    await fillInOrder(buyer, materials.slice(0, 2));
    const visitor = await visit({ as: EMAIL, language: 'en-US' });
    const { page, words } = visitor;
    await openCart(visitor);
    await page.getByRole('button', { name: words('share.open') }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: words(name) }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`));
    const text = (await readFile(await download.path())).toString(format === 'csv' ? 'utf8' : 'latin1');
    expect(text.startsWith(beginning)).toBe(true);
    if (format === 'csv') expect(text).toContain('Quantity');
  });

  test('that cannot be created is reported, and the menu can be used again', async () => {
    await fillInOrder(buyer, materials.slice(0, 2));
    const visitor = await visit({ as: EMAIL });
    const { page, words } = visitor;
    await page.route('**/api/cart/export*', (route) =>
      route.fulfill({ status: 429, json: { title: 'Too many', status: 429, code: 'too-many' } }),
    );
    await openCart(visitor);
    const share = page.getByRole('button', { name: words('share.open') });
    await share.click();
    await page.getByRole('link', { name: words('share.pdf') }).click();
    await page
      .getByRole('region', { name: words('ui.notices') })
      .getByText(words('cart.problem.tooMany'))
      .waitFor();
    await eventually(() => share.getAttribute('aria-disabled')).not.toBe('true');
  });
});

describe('the price summary', () => {
  test('explains each part on a press, and closes by Escape', async () => {
    await fillInOrder(buyer, materials.slice(0, 3));
    const visitor = await visit({ as: EMAIL });
    const { page, words } = visitor;
    await openCart(visitor);
    const summary = summaryOf(visitor);
    await eventually(() => summary.getByRole('button', { name: words('cart.order') }).isEnabled()).toBe(true);
    const { parts, total } = await sumsOf(summary);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    const name = words('cart.sum.subtotal');
    await summary.getByRole('button', { name: words('summary.why', { name }) }).press('Enter');
    const why = page.getByText(words('summary.why.subtotal', { count: 3 }));
    await why.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'hidden' });
  });

  test('shows the missing amount for free freight', async () => {
    await fillInOrder(buyer, materials.slice(0, 1));
    await sendAsUsual(buyer);
    const { CartPriceInfo } = await buyer.call(getCartPrice, { body: {} });
    const { FreeFreightInfo: free } = CartPriceInfo;
    const visitor = await visit({ as: EMAIL });
    await openCart(visitor);
    const summary = await summaryOf(visitor)
      .getByText(
        visitor.words('cart.sum.freeFreight.missing', { missing: free?.MissingStr ?? '', limit: free?.LimitStr ?? '' }),
      )
      .innerText();
    expect(hundredthsOf(summary)).toBe(Math.round((free?.Missing ?? 0) * 100));
  });
});
