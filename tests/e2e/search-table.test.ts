import { emptyCart, getCart, searchTable, setTableColumns } from '@grossist/contracts';
import { expect, test } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { answering } from './support/hydrated.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';
const CLASS = 'EC000003';
/** Rows of the page of an own scroll box, with those beyond the ones in sight. */
const MOST_ROWS_DRAWN = 45;

const gridOf = ({ page, words }: Visitor) => page.getByRole('grid', { name: words('catalogue.results') });
const rowsOf = (visitor: Visitor) => gridOf(visitor).locator('[data-row]');

/** Counts what a person does: a text that is typed, a key, a press. */
const counted = () => {
  let actions = 0;
  return {
    act: async (action: Promise<unknown>): Promise<void> => {
      actions += 1;
      await action;
    },
    count: () => actions,
  };
};

test('from home, a 4-pole 40 A residual-current device of type A is found by parameters in six actions', async () => {
  const visitor = await visit({ as: EMAIL });
  const { page, words, open } = visitor;
  const { act, count } = counted();
  await open('/');
  const field = page.getByRole('combobox', { name: words('shell.search') });
  await act(field.fill('fejlstrømsafbryder'));
  await act(field.press('Enter'));
  const view = page.getByRole('navigation', { name: words('catalogue.view') });
  await act(view.getByRole('link', { name: words('catalogue.view.table') }).click());
  await gridOf(visitor).waitFor();
  const panel = page.getByRole('region', { name: words('catalogue.filters') });
  const value = (facet: string, name: RegExp) =>
    panel
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: facet }) })
      .getByRole('link', { name });
  const parameters = [
    ['Antal poler', /^4(?!\d)/],
    ['Mærkestrøm', /^40(?!\d)/],
    ['Fejlstrømstype', /^A(?![A-Za-z])/],
  ] as const;
  for (const [nth, [facet, name]] of parameters.entries()) {
    await act(value(facet, name).first().click());
    await eventually(() => new URL(page.url()).searchParams.getAll('f').length).toBe(nth + 1);
  }
  expect(count()).toBeLessThanOrEqual(6);
  const others = rowsOf(visitor).filter({ hasNotText: /40A 4P \d+MA A/ });
  await eventually(() => others.count()).toBe(0);
  expect(await rowsOf(visitor).count()).toBeGreaterThan(0);
});

test('a long table has few of its rows in the page, wherever it is scrolled, and no price signed out', async () => {
  const visitor = await visit();
  const { words, open } = visitor;
  await open('/search?view=table');
  const grid = gridOf(visitor);
  await answering(grid);
  expect(Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThan(500);
  for (const share of [0.5, 1, 0]) {
    await grid.evaluate((box, part) => {
      box.scrollTop = (box.scrollHeight - box.clientHeight) * part;
    }, share);
    await eventually(() => grid.locator('[aria-busy]').count()).toBe(0);
    await eventually(() => rowsOf(visitor).count()).toBeGreaterThan(5);
    expect(await rowsOf(visitor).count()).toBeLessThanOrEqual(MOST_ROWS_DRAWN);
  }
  expect(await grid.getByRole('columnheader', { name: words('table.price') }).count()).toBe(0);
  expect(await grid.getByRole('spinbutton').count()).toBe(0);
});

test('moves through rows and orders by keyboard', async () => {
  const buyer = await signedIn(EMAIL);
  await buyer.call(emptyCart, {});
  const visitor = await visit({ as: EMAIL });
  const { page, open } = visitor;
  await open('/search?query=fejlstrømsafbryder&view=table');
  const first = rowsOf(visitor).first();
  await answering(first.getByRole('spinbutton'));
  await first.getByRole('rowheader').getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  await eventually(focused).toBe('1 1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await eventually(focused).toBe('-1 1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('3');
  const quantity = first.getByRole('spinbutton');
  await eventually(() => quantity.inputValue()).toBe('3');
  await page.keyboard.press('Enter');
  await eventually(async () => (await buyer.call(getCart, {})).CartItems.map(({ Quantity }) => Quantity)).toEqual([3]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+End');
  const last = String(Number(await gridOf(visitor).getAttribute('aria-rowcount')) - 2);
  await eventually(async () => (await focused())?.split(' ')[0]).toBe(last);
});

test('a head sorts both ways, and its filter takes several values and stays open', async () => {
  const visitor = await visit();
  const { page, words, open } = visitor;
  await open('/search?query=fejlstrømsafbryder&view=table');
  const head = gridOf(visitor).getByRole('columnheader', { name: /Mærkestrøm/ });
  const column = Number(await head.getAttribute('aria-colindex'));
  const values = () => rowsOf(visitor).locator(`[aria-colindex="${column}"]`).allInnerTexts();
  await answering(head.getByRole('link'));
  await head.getByRole('link').click();
  await eventually(() => head.getAttribute('aria-sort')).toBe('ascending');
  await eventually(async () => (await values())[0]).toBe('25');
  await head.getByRole('link').click();
  await eventually(() => head.getAttribute('aria-sort')).toBe('descending');
  await eventually(async () => (await values())[0]).toBe('40');
  const name = words('table.filter', { name: 'Mærkestrøm' });
  await head.getByRole('button', { name }).click();
  const filter = page.getByRole('dialog', { name });
  await filter.getByRole('link', { name: /^25(?!\d)/ }).click();
  await page.waitForURL(/f=/);
  await filter.getByRole('link', { name: /^40(?!\d)/ }).click();
  await eventually(async () => [...new Set(await values())]).toEqual(['40', '25']);
});

test('columns are removed and added, remembered for the class, and chosen by the shop again', async () => {
  const buyer = await signedIn(EMAIL);
  await buyer.call(setTableColumns, { body: { ClassCode: CLASS, Columns: [] } });
  const usual = (await buyer.call(searchTable, { body: { Query: 'fejlstrømsafbryder', cultureName: 'da-DK' } }))
    .Columns;
  const first = usual[0]?.Name ?? '';
  const visitor = await visit({ as: EMAIL });
  const { page, words, open } = visitor;
  await open('/search?query=fejlstrømsafbryder&view=table');
  const menu = page.getByRole('button', { name: words('table.columns'), exact: true });
  await answering(menu);
  await menu.click();
  await page.getByRole('button', { name: words('table.columns.remove', { name: first }) }).click();
  const head = gridOf(visitor).getByRole('columnheader').filter({ hasText: first });
  await head.waitFor({ state: 'detached' });
  await open('/search?query=fejlstrømsafbryder&view=table');
  await gridOf(visitor).waitFor();
  expect(await head.count()).toBe(0);
  await answering(menu);
  await menu.click();
  await page.getByRole('button', { name: words('table.columns.reset') }).click();
  await head.waitFor();
});

test('shows a family with two dimensions as a matrix for ordering', async () => {
  const visitor = await visit({ as: EMAIL });
  const { page, words, open } = visitor;
  await open('/search?query=overspændingsbeskyttelse&view=table');
  const toggle = page.getByRole('button', { name: words('table.matrix'), exact: true });
  await answering(toggle);
  await toggle.click();
  const table = page.getByRole('table').first();
  await table.waitFor();
  const cell = table.getByRole('button').first();
  await cell.click();
  await eventually(() => cell.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('spinbutton').first().waitFor();
});

test('buyers see slim rows with whole type designations unless they chose another view', async () => {
  const visitor = await visit({ as: EMAIL, width: 800 });
  const { page, words, open } = visitor;
  await open('/search?query=kabel');
  const view = page.getByRole('navigation', { name: words('catalogue.view') });
  const link = (name: 'full' | 'slim') => view.getByRole('link', { name: words(`catalogue.view.${name}`) });
  await link('slim').and(page.locator('[aria-current]')).waitFor();
  const rows = page.getByRole('list', { name: words('catalogue.results') }).getByRole('listitem');
  await rows.first().waitFor();
  const cut = await rows
    .locator('p')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(cut).toBe(0);
  await link('full').click();
  await page.waitForURL(/view=full/);
  await open('/search?query=lampe');
  await link('full').and(page.locator('[aria-current]')).waitFor();
});
