import {
  addMultipleOrderLinesToCart,
  commerceSearch,
  emptyCart,
  getCart,
  getContext,
  type SearchDocument,
  savePreferences,
} from '@grossist/contracts';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { changed, headLine, standIn } from './support/cart-page.ts';
import { cellsOf, openCart, scrollsSideways } from './support/cart-sheet.ts';
import { addressField } from './support/delivery-address.ts';
import { eventually } from './support/eventually.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
/** No other tests depend on the density of this buyer's rows. */
const EMAIL = 'buyer@elmontage.example';
const LINES = 24;
const ROW = 38;

let buyer: Client;
let plain: readonly SearchDocument[];

/** A line of it has no mark and no suggestion. */
const isPlain = (material: SearchDocument): boolean =>
  material.IsOrderable && !material.IsPhasedOut && !material.OnClearanceSale && material.Multiplum === 1;

beforeAll(async () => {
  buyer = await signedIn(EMAIL);
  const { Documents } = await buyer.call(commerceSearch, { body: { PageSize: 100, SortKey: 'popularity' } });
  plain = Documents.filter(isPlain).slice(0, LINES + 6);
});

const fill = async (count: number): Promise<void> => {
  await buyer.call(emptyCart, {});
  await buyer.call(addMultipleOrderLinesToCart, {
    body: { query: plain.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber) },
  });
  const { CartItems } = await buyer.call(getCart, {});
  expect(CartItems.length).toBeGreaterThanOrEqual(count);
};

beforeEach(() => fill(LINES));

interface Sheet {
  /** Top of the first line in the window. */
  top: number;
  /** Heights of the lines of one row of text. */
  heights: number[];
  /** Lines that are whole in the window, below the page's header. */
  inSight: number;
}

const sheetOf = (page: Page): Promise<Sheet> =>
  page.evaluate(() => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const lines = [...document.querySelectorAll<HTMLElement>('tbody[data-line]')];
    const places = lines.map((line) => line.getBoundingClientRect());
    return {
      top: places[0]?.top ?? Number.NaN,
      heights: lines
        .slice(0, -1)
        .filter((line) => line.querySelectorAll('tr').length === 1)
        .map((line) => line.offsetHeight),
      inSight: places.filter((place) => place.top >= header - 1 && place.bottom <= innerHeight + 1).length,
    };
  });

describe('1440 pixels wide', () => {
  test('in compact density lines are 38 high, and a window of 900 pixels has room for eighteen of them', async () => {
    await buyer.call(savePreferences, { body: { density: 'compact' } });
    const visitor = await visit({ as: EMAIL, width: 1440 });
    await openCart(visitor);
    const { page } = visitor;
    const { top, heights, inSight } = await sheetOf(page);
    expect(heights.length).toBeGreaterThan(10);
    expect([...new Set(heights)]).toEqual([ROW]);
    // Lines with remarks have a second row, and take the place of others.
    expect(inSight).toBeGreaterThanOrEqual(14);
    const room = await page.evaluate(() => innerHeight);
    expect(Math.floor((room - top) / ROW)).toBeGreaterThanOrEqual(18);
    await expectAccessible(page);
  });

  test('delivery and references are one line that opens by keyboard', async () => {
    const visitor = await visit({ as: EMAIL, width: 1440 });
    await openCart(visitor);
    const { page, words } = visitor;
    const choices = page.getByRole('group', { name: words('delivery.choice') });
    expect(await choices.count()).toBe(0);
    await headLine(visitor).press('Enter');
    await choices.waitFor();
    expect(await choices.getByRole('button').count()).toBe(5);
    await expectAccessible(page);
    await headLine(visitor).press('Enter');
    await choices.waitFor({ state: 'detached' });
  });
});

test('on a tablet the lines begin within 300 pixels', async () => {
  const visitor = await visit({ as: EMAIL, width: 800 });
  await openCart(visitor);
  expect((await sheetOf(visitor.page)).top).toBeLessThan(300);
  expect(await scrollsSideways(visitor.page)).toBe(false);
  // As high as the cart, since controls that scroll below the order bar count as too small.
  await visitor.page.setViewportSize({ width: 800, height: 2400 });
  await expectAccessible(visitor.page);
});

test('on a phone the lines begin within 300 pixels, and compact rows have room for more than one of them', async () => {
  await buyer.call(savePreferences, { body: { density: 'compact' } });
  const visitor = await visit({ as: EMAIL, width: 375 });
  await openCart(visitor);
  const { top, heights } = await sheetOf(visitor.page);
  expect(top).toBeLessThan(300);
  // One or two rows of text for the name; one, as long as it has no mark, for number, stock and quantity each.
  expect(Math.min(...heights)).toBeLessThanOrEqual(140);
  await expectAccessible(visitor.page);
});

test('the line of delivery opens by itself where the address is missing, with the focus on the address', async () => {
  const visitor = await visit({ as: EMAIL });
  const { page, words } = visitor;
  await answer(page, getCart, (route) => changed(route, () => ({ Address: null })));
  await openCart(visitor);
  await page.getByRole('group', { name: words('delivery.choice') }).waitFor();
  await page.getByText(words('cart.head.missing.address')).waitFor();
  await eventually(() => addressField(visitor).evaluate((field) => field === document.activeElement)).toBe(true);
});

const isInWindow = ({ page, words }: Visitor): Promise<boolean> =>
  page.getByRole('button', { name: words('cart.order'), exact: true }).evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe.each([375, 800, 1440])('%i pixels wide', (width) => {
  test('the order button is in sight at the beginning and at the last line, which it does not cover', async () => {
    const visitor = await visit({ as: EMAIL, width });
    await openCart(visitor);
    const { page, words } = visitor;
    expect(await isInWindow(visitor)).toBe(true);
    await cellsOf(visitor, 'quantity').last().focus();
    await eventually(() => isInWindow(visitor)).toBe(true);
    const isCovered = await cellsOf(visitor, 'quantity')
      .last()
      .evaluate((field) => {
        const { left, top, width: wide, height } = field.getBoundingClientRect();
        const topmost = document.elementFromPoint(left + wide / 2, top + height / 2);
        return topmost !== field;
      });
    expect(isCovered).toBe(false);
    expect(await page.getByText(words('cart.sum.total'), { exact: true }).count()).toBe(1);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

test('stores the chosen density for the person, and renders the next page with it, without a jump', async () => {
  const visitor = await visit({ as: EMAIL, width: 1440, pictures: true });
  const { page, words, context } = visitor;
  await openCart(visitor);
  const tools = page.getByRole('main').getByRole('group', { name: words('density') });
  const comfortable = tools.getByRole('button', { name: words('density.comfortable') });
  await comfortable.click();
  await eventually(async () => (await sheetOf(page)).heights.every((height) => height > ROW)).toBe(true);
  await eventually(async () => (await buyer.call(getContext, {})).density).toBe('comfortable');
  await context.addInitScript(() => {
    Reflect.set(window, 'shiftSum', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shiftSum', Reflect.get(window, 'shiftSum') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const served = await page.request.get(page.url());
  expect(await served.text()).toMatch(/<html[^>]* data-density="comfortable"/);
  await openCart(visitor);
  expect((await sheetOf(page)).heights.every((height) => height > ROW)).toBe(true);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shiftSum')))).toBeLessThanOrEqual(0.01);
  await tools.getByRole('button', { name: words('density.compact') }).click();
  await eventually(async () => (await buyer.call(getContext, {})).density).toBe('compact');
});
