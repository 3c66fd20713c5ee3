import {
  changeQuantity,
  commerceSearch,
  emptyCart,
  getCart,
  getCartPrice,
  type SearchDocument,
} from '@grossist/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { cellsOf, expectFocus, fillTwice, openCart, scrollsSideways } from './support/cart-sheet.ts';
import { eventually } from './support/eventually.ts';
import { holdAnswer } from './support/hold-answer.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';
/** Of the demo's materials so many are in the cart, each in two lines. */
const MATERIALS = 800;
/** Rows that may be in the page, whatever the cart's length. */
const MOST_ROWS = 60;

let buyer: Client;
let lineCount: number;

const orderable = async (client: Client): Promise<SearchDocument[]> => {
  const found: SearchDocument[] = [];
  for (let Page = 1; found.length < MATERIALS && Page <= 20; Page += 1) {
    const { Documents } = await client.call(commerceSearch, { body: { Page, PageSize: 100, SortKey: 'number' } });
    found.push(...Documents.filter((one) => one.IsOrderable && !one.IsPhasedOut && !one.OnClearanceSale));
  }
  return found.slice(0, MATERIALS);
};

beforeAll(async () => {
  buyer = await signedIn(EMAIL);
  lineCount = await fillTwice(buyer, await orderable(buyer));
  expect(lineCount).toBeGreaterThan(1200);
});
afterAll(async () => {
  await buyer.call(emptyCart, {});
});

const rowsInPage = ({ page }: Visitor): Promise<number> => page.locator('tbody[data-line]').count();
const focusedPlace = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => Number(document.activeElement?.closest('[data-index]')?.getAttribute('data-index') ?? -1));

/** Top and height of each row that is in the page, by line. */
const rowsOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('tbody[data-line]')].map((row) => {
        const table = row.closest('table')?.getBoundingClientRect().top ?? 0;
        const { top, height } = row.getBoundingClientRect();
        return [row.dataset.line, `${Math.round(top - table)} ${Math.round(height)}`];
      }),
    ),
  );

describe('a cart of many lines', () => {
  test('renders few rows, at the beginning and after a jump to the end, with the total', async () => {
    const visitor = await visit({ as: EMAIL });
    await openCart(visitor);
    const { page, words } = visitor;
    const table = page.getByRole('table', { name: words('cart.lines') });
    expect(await table.getAttribute('aria-rowcount')).toBe(String(lineCount + 1));
    expect(await rowsInPage(visitor)).toBeLessThan(MOST_ROWS);
    await cellsOf(visitor, 'quantity').first().focus();
    await page.keyboard.press('Control+End');
    await eventually(() => focusedPlace(visitor)).toBe(lineCount - 1);
    expect(await rowsInPage(visitor)).toBeLessThan(MOST_ROWS);
    await page.keyboard.press('Control+Home');
    await eventually(() => focusedPlace(visitor)).toBe(0);
  });

  test('keeps the focus of a distant row, and continues from it by the arrows', async () => {
    const visitor = await visit({ as: EMAIL });
    await openCart(visitor);
    const { page } = visitor;
    await cellsOf(visitor, 'quantity').nth(2).focus();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await eventually(() =>
      page.locator('tbody[data-index="2"]').evaluate((row) => row.getBoundingClientRect().bottom < 0),
    ).toBe(true);
    await eventually(() =>
      page.locator('tbody[data-line]').last().getAttribute('data-index').then(Number),
    ).toBeGreaterThan(100);
    expect(await focusedPlace(visitor)).toBe(2);
    await page.keyboard.press('ArrowDown');
    await eventually(() => focusedPlace(visitor)).toBe(3);
  });

  test('is edited at its end like at its beginning: one line is sent, and no other is drawn', async () => {
    const visitor = await visit({ as: EMAIL });
    await visitor.page.route('**/api/cart/events', (route) => route.abort());
    await openCart(visitor);
    const { page, calls } = visitor;
    await cellsOf(visitor, 'quantity').first().focus();
    await page.keyboard.press('Control+End');
    await eventually(() => focusedPlace(visitor)).toBe(lineCount - 1);
    const letGo = await holdAnswer(page, getCartPrice);
    const carts = calls.filter((call) => call.endsWith(getCart.path)).length;
    await atRest(page.locator('table[aria-rowcount]'));
    await page.evaluate(() => {
      const touched = new Set<string>();
      Reflect.set(window, 'touchedLines', touched);
      const table = document.querySelector('table[aria-rowcount]');
      if (!table) return;
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const line = element?.closest<HTMLElement>('[data-line]')?.dataset.line;
          if (line !== undefined) touched.add(line);
        }
      }).observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    const cell = page.locator(`tbody[data-index="${lineCount - 1}"] [data-cell="quantity"]`);
    await page.keyboard.press('Alt+ArrowUp');
    await eventually(() => calls.filter((call) => call.endsWith(changeQuantity.path)).length).toBe(1);
    await expectFocus(cell);
    const touched = await page.evaluate(() => [...(Reflect.get(window, 'touchedLines') as Set<string>)].length);
    expect(touched).toBe(1);
    letGo();
    const last = async () => (await buyer.call(getCart, {})).CartItems.at(-1)?.Quantity;
    const shown = Number((await cell.inputValue()).replaceAll('.', ''));
    await eventually(last).toBe(shown);
    expect(calls.filter((call) => call.endsWith(getCart.path)).length).toBe(carts);
  });

  test('is chosen as a whole by Ctrl and A, also the lines that are not in the page', async () => {
    const visitor = await visit({ as: EMAIL });
    await openCart(visitor);
    const { page, words } = visitor;
    await cellsOf(visitor, 'quantity').first().focus();
    await page.keyboard.press('Control+a');
    const remove = page.getByRole('button', { name: words('cart.select.remove', { count: lineCount }) });
    await remove.waitFor();
    await page.keyboard.press('Control+End');
    await eventually(() => cellsOf(visitor, 'tick').last().isChecked()).toBe(true);
  });

  test.each([375, 1280])('no row moves or grows when prices arrive, %i pixels wide', async (width) => {
    const visitor = await visit({ as: EMAIL, width });
    const { page } = visitor;
    const letGo = await holdAnswer(page, getCartPrice);
    await visitor.open('/cart');
    await cellsOf(visitor, 'quantity').first().waitFor();
    const before = await rowsOf(page);
    expect(Object.keys(before).length).toBeGreaterThan(2);
    letGo();
    await cellsOf(visitor, 'price').first().waitFor();
    // Further rows may be in the page by then.
    expect(await rowsOf(page)).toMatchObject(before);
  });

  test.each([375, 800, 1440])('does not scroll sideways and breaks no rule of axe, %i pixels wide', async (width) => {
    const visitor = await visit({ as: EMAIL, width, theme: width === 800 ? 'dark' : 'light' });
    await openCart(visitor);
    expect(await scrollsSideways(visitor.page)).toBe(false);
    await expectAccessible(visitor.page);
  });
});
