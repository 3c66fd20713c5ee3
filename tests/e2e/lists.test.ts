import {
  commerceSearch,
  emptyCart,
  getCart,
  getVariationListLines,
  getVariationLists,
  type SearchDocument,
} from '@grossist/contracts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { tabTo } from './support/keyboard.ts';
import { aList, pathOf, withoutLists } from './support/lists.ts';
import { confirmation, ordersOf } from './support/ordering.ts';
import { materialsSold, singly } from './support/people.ts';
import { scan } from './support/scanner.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const OWNER = 'buyer@nordkraft.example';
const COLLEAGUE = 'colleague@nordkraft.example';
const COLLEAGUE_NAME = 'Jonas Friis';
/** A cable of the demo that is sold in packages. */
const CABLE = { gtin: '5700000123451', code: '1000001' };

/** Presses a key until an element has the focus. @throws when it never gets it */
const keyTo = async (page: Page, key: string, name: string): Promise<void> => {
  const wanted = page.getByRole('menuitem', { name, exact: true });
  await wanted.waitFor();
  for (let presses = 0; presses < 20; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${name} can't be reached by ${key}`);
};

/** Makes a list the default by the menu of its page, by keyboard. */
const makeDefault = async ({ page, words }: Visitor, name: string): Promise<void> => {
  await page.getByRole('heading', { name }).waitFor();
  await tabTo(page, page.getByRole('button', { name: words('lists.more'), exact: true }));
  await page.keyboard.press('Enter');
  await keyTo(page, 'ArrowDown', words('lists.setDefault'));
  await page.keyboard.press('Enter');
  await page.getByText(words('lists.default.set', { name })).waitFor();
};

test('a list is made, filled from a search and shared by keyboard alone, and a colleague orders it in four actions', async () => {
  const owner = await signedIn(OWNER);
  const colleague = await signedIn(COLLEAGUE);
  await withoutLists(owner);
  await colleague.call(emptyCart, {});
  const visitor = await visit({ as: OWNER });
  const { page, words } = visitor;
  const name = 'Servicevogn 12';

  await visitor.open('/lists');
  await tabTo(page, page.getByRole('button', { name: words('lists.new'), exact: true }));
  await page.keyboard.press('Enter');
  await eventually(() => page.locator('input:focus').count()).toBe(1);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await makeDefault(visitor, name);

  await page.keyboard.press('/');
  await page.keyboard.type('afbryder');
  await page.keyboard.press('Enter');
  const results = page.getByRole('list', { name: words('catalogue.results') });
  await results.locator('[data-lists]').nth(4).waitFor();
  // Keys go to the results once the search box has lost the focus.
  await eventually(() => page.locator('input:focus').count()).toBe(0);
  for (let nth = 0; nth < 5; nth += 1) {
    await page.keyboard.press('j');
    await page.keyboard.press('l');
    await eventually(() => results.locator('[data-lists][aria-pressed="true"]').count()).toBe(nth + 1);
  }
  const list = (await owner.call(getVariationLists, {})).myLists.find(({ Name }) => Name === name);
  expect(list?.VariationsCount).toBe(5);

  await visitor.open(pathOf({ Id: list?.Id ?? '' }));
  await tabTo(page, page.getByRole('button', { name: words('lists.share'), exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  await page.keyboard.type('jonas');
  await tabTo(page, page.getByRole('button', { name: words('lists.share.add', { name: COLLEAGUE_NAME }) }));
  await page.keyboard.press('Enter');
  await page.getByText(words('lists.share.added', { name: COLLEAGUE_NAME })).waitFor();

  const other = await visit({ as: COLLEAGUE });
  await other.open('/');
  const before = await ordersOf(colleague);
  let actions = 0;
  const press = async (role: 'button' | 'link', named: string, within = other.page.locator('body')): Promise<void> => {
    const wanted = within.getByRole(role, { name: named, exact: true });
    await eventually(() => wanted.isEnabled()).toBe(true);
    await eventually(() => wanted.getAttribute('aria-disabled')).toBeNull();
    await wanted.click();
    actions += 1;
  };
  await press('button', `${other.words('lists.order.all')} ${name}`);
  // The page has the same link; the bar about what was added has it as well.
  await press(
    'link',
    other.words('lists.result.cart'),
    other.page.getByRole('status').or(other.page.getByRole('alert')),
  );
  await press('button', other.words('cart.order'));
  await press('button', other.words('cart.confirm.order'), other.page.getByRole('dialog'));
  await confirmation(other, other.page).waitFor();
  expect(actions).toBe(4);
  expect(await ordersOf(colleague)).toBe(before + 1);
  await withoutLists(owner);
});

test('keeps a count by scanner over a reload, reports unknown materials, and adds it to the cart', async () => {
  const owner = await signedIn(OWNER);
  await withoutLists(owner);
  await owner.call(emptyCart, {});
  const { Documents } = await owner.call(commerceSearch, { body: { Query: CABLE.gtin } });
  const list = await aList(owner, 'Hylde 3', Documents.slice(0, 1));
  const visitor = await visit({ as: OWNER, width: 375 });
  const { page, words } = visitor;
  await visitor.open(pathOf(list));
  const count = page.getByRole('button', { name: words('lists.counter') });
  await count.click();
  const dialog = page.getByRole('dialog');
  const counted = dialog.getByRole('spinbutton');
  await dialog.getByText(words('lists.counter.nothing')).waitFor();
  await scan(page, CABLE.gtin);
  await eventually(() => counted.inputValue()).toBe('1');
  await scan(page, CABLE.gtin);
  await eventually(() => counted.inputValue()).toBe('2');
  await expectAccessible(page);

  await page.reload();
  await count.click();
  await eventually(() => counted.inputValue()).toBe('2');
  await scan(page, '5799999999999');
  await dialog.getByText(words('lists.counter.unknown', { code: '5799999999999' })).waitFor();
  await dialog.getByRole('button', { name: words('lists.chosen.order', { count: 1 }) }).click();
  await dialog.getByText(words('lists.counter.nothing')).waitFor();
  expect((await owner.call(getCart, {})).CartItems.map(({ Code }) => Code)).toEqual([CABLE.code]);
  await withoutLists(owner);
});

test('a file is imported, and each row that is no line is reported with its reason', async () => {
  const owner = await signedIn(OWNER);
  await withoutLists(owner);
  const [material] = await materialsSold(owner, singly);
  const list = await aList(owner, 'Fra regnearket', []);
  const visitor = await visit({ as: OWNER });
  const { page, words } = visitor;
  await visitor.open(pathOf(list));
  await page.getByRole('button', { name: words('lists.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: words('lists.import') }).click();
  const rows = [`${material?.ItemSAPMaterialNumber};4`, '99999999999;1', `${material?.ItemSAPMaterialNumber};mange`];
  await page.getByLabel(words('lists.import.file')).setInputFiles({
    name: 'liste.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Varenr;Antal\n${rows.join('\n')}\n`),
  });
  const refused = page.getByRole('list', { name: words('lists.import.refusedRows') });
  await refused.getByText(words('lists.import.reason.unknown')).waitFor();
  await page.getByText(words('lists.import.added', { count: 1 })).waitFor();
  await expectAccessible(page);
  const { PageItems } = await owner.call(getVariationListLines, { params: { id: list.Id }, query: {} });
  expect(PageItems.map((line) => line.UsualQuantity)).toEqual([4]);
  await withoutLists(owner);
});

/** Answers the pages of a list as if it had so many lines, all of the same few materials. */
const asLong = async (page: Page, materials: readonly SearchDocument[], total: number): Promise<number[]> => {
  const asked: number[] = [];
  await page.route(
    (url) => /^\/api\/variation-lists\/[^/]+\/variations$/.test(url.pathname),
    async (route) => {
      const { searchParams } = new URL(route.request().url());
      const wanted = Number(searchParams.get('Page'));
      const size = Number(searchParams.get('PageSize'));
      asked.push(wanted);
      const first = (wanted - 1) * size;
      const PageItems = Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, nth) => ({
        ...materials[(first + nth) % materials.length],
        LineId: `00000000-0000-7000-8000-${String(first + nth).padStart(12, '0')}`,
        Position: first + nth,
        Note: '',
        UsualQuantity: null,
        AddedAt: '2026-01-01T00:00:00Z',
        AddedByName: '',
        IsAvailable: true,
        UnavailableReason: null,
        Successor: null,
      }));
      const json = {
        PageItems,
        TotalItems: total,
        HasNonAvailableMaterialsInList: false,
        TotalVariationsCount: total,
        Version: 1,
      };
      await route.fulfill({ json });
    },
  );
  return asked;
};

test('jumps to the end of a list of 5,000 lines by one key, loads only visible pages and selects all', async () => {
  const owner = await signedIn(OWNER);
  await withoutLists(owner);
  const { Documents } = await owner.call(commerceSearch, { body: { PageSize: 20 } });
  const list = await aList(owner, 'Hele lageret', Documents.slice(0, 1));
  const visitor = await visit({ as: OWNER });
  const { page, words } = visitor;
  const asked = await asLong(page, Documents, 5000);
  await visitor.open(pathOf(list));
  const table = page.getByRole('table', { name: words('lists.lines') });
  await table.getByRole('spinbutton').first().focus();
  await page.keyboard.press('Control+End');
  const last = table.locator('[data-index="4999"]');
  await last.getByRole('spinbutton').waitFor();
  await eventually(() => last.getByRole('spinbutton').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(new Set(asked).size).toBeLessThan(12);
  expect(await table.locator('tbody[data-index]').count()).toBeLessThan(80);
  await page.keyboard.press('Control+a');
  await page.getByText(words('lists.chosen.count', { count: 5000 })).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await withoutLists(owner);
});

/** Drags an element to another in steps, as a hand does. */
const dragTo = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()]);
  if (!start || !end) throw new Error('What is dragged is not in sight');
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
};

test('a line is moved by keyboard and by pointer, and its quantity is saved', async () => {
  const owner = await signedIn(OWNER);
  await withoutLists(owner);
  const { Documents } = await owner.call(commerceSearch, { body: { PageSize: 3 } });
  const list = await aList(owner, 'Rækkefølge', Documents);
  const [one, two, three] = Documents.map(({ Code }) => Code);
  const lines = async () => (await owner.call(getVariationListLines, { params: { id: list.Id }, query: {} })).PageItems;
  const codes = async () => (await lines()).map(({ Code }) => Code);
  const visitor = await visit({ as: OWNER });
  const { page, words } = visitor;
  await visitor.open(pathOf(list));
  const rows = page.getByRole('table', { name: words('lists.lines') }).locator('tbody[data-line]');
  const first = rows.nth(0).getByRole('spinbutton');
  await first.focus();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await eventually(codes).toEqual([two, one, three]);
  await eventually(() =>
    rows
      .nth(1)
      .getByRole('spinbutton')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await dragTo(page, rows.nth(2).locator('[data-cell="move"]'), rows.nth(0));
  await eventually(codes).toEqual([three, two, one]);
  await rows.nth(0).locator(`a[href*="/variation/${three}"]`).first().waitFor();

  await first.fill('700');
  await first.press('Enter');
  await eventually(async () => (await lines())[0]?.UsualQuantity).toBe(700);
  await withoutLists(owner);
});

test('reports a deleted list, and offers others', async () => {
  const visitor = await visit({ as: OWNER });
  await visitor.open(pathOf({ Id: '01900000-0000-7000-8000-000000000001' }));
  await visitor.page.getByRole('heading', { name: visitor.words('lists.gone.title') }).waitFor();
});
