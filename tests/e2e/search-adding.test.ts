import { discardCurrentCart, getCart } from '@grossist/contracts';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { first, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const BUYER = 'colleague@nordkraft.example';

let buyer: Client;

beforeEach(async () => {
  buyer = await signedIn(BUYER);
  await buyer.call(discardCurrentCart, {});
});

const fieldOf = ({ page, words }: Visitor) => page.getByRole('combobox', { name: words('shell.search') });
const materialsOf = ({ page, words }: Visitor) =>
  page.getByRole('group', { name: words('search.materials') }).getByRole('option');
const linesOf = async () => (await buyer.call(getCart, {})).CartItems;

/** Waits for the line that says what Enter adds; names of suggestions have amounts as well. */
const enterAdds = ({ page, words }: Visitor, amount: string) => {
  const [beginning = ''] = words('search.enter.add', { amount: '|', name: '' }).split('|');
  return page
    .getByRole('search')
    .getByText(new RegExp(`^${beginning}${amount}\\s`))
    .waitFor();
};

test('100 m of 3G1,5 are found and added by twelve keys', async () => {
  const visitor = await visit({ as: BUYER });
  const { page } = visitor;
  await visitor.open('/');
  let keys = 0;
  for (const key of ['/', ...'3g1,5 100m']) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    keys += 1;
  }
  await enterAdds(visitor, '100');
  await page.keyboard.press('Enter');
  keys += 1;
  await eventually(async () =>
    (await linesOf()).map(({ Quantity, ItemSalesUnit }) => [Quantity, ItemSalesUnit]),
  ).toEqual([[100, 'MTR']]);
  expect((await linesOf())[0]?.ItemLocalMaterialName).toMatch(/3G1,5/i);
  expect(keys).toBeLessThanOrEqual(12);
  await eventually(() => fieldOf(visitor).inputValue()).toBe('');
  expect(new URL(page.url()).pathname).toBe(visitor.addressOf('/'));
});

test('asks about a cut length after it is added, and replaces it by whole packages', async () => {
  const cable = first(
    await materialsSold(buyer, ({ CableCutAllowed, PackageSize }) => CableCutAllowed && PackageSize > 1),
  );
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await visitor.open('/');
  await fieldOf(visitor).fill('kabel');
  await materialsOf(visitor).first().waitFor();
  const length = cable.PackageSize - 1;
  await fieldOf(visitor).fill(`${cable.ItemSAPMaterialNumber} x ${length}`);
  await enterAdds(visitor, String(length));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: words('cart.cut') });
  const ways = question.getByRole('group').getByRole('button');
  await ways.first().waitFor();
  expect((await linesOf()).map(({ Quantity }) => Quantity)).toEqual([length]);
  await ways.last().click();
  await question.waitFor({ state: 'detached' });
  await eventually(async () => (await linesOf()).map(({ Quantity }) => Quantity)).toEqual([cable.PackageSize]);
});

test('a number with a quantity is added by Enter, also when it is pressed before the answer, and taken back', async () => {
  const material = first(await materialsSold(buyer, singly));
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await visitor.open('/');
  // What adds is loaded when the field is turned to.
  await fieldOf(visitor).fill('kabel');
  await materialsOf(visitor).first().waitFor();
  await fieldOf(visitor).fill(`${material.Code} x 3`);
  await fieldOf(visitor).press('Enter');
  await eventually(async () => (await linesOf()).map(({ Code, Quantity }) => [Code, Quantity])).toEqual([
    [material.Code, 3],
  ]);
  await page
    .getByRole('region', { name: words('ui.notices') })
    .getByRole('button', { name: words('ui.undo') })
    .click();
  await eventually(async () => (await linesOf()).length).toBe(0);
});

test('suggestions have price, stock and vendor, and a press adds one', async () => {
  const visitor = await visit({ as: BUYER });
  const { page } = visitor;
  await visitor.open('/');
  await fieldOf(visitor).fill('kabel');
  const row = materialsOf(visitor).first();
  await row.getByText(/kr\./).first().waitFor();
  await expectAccessible(page);
  await fieldOf(visitor).press('ArrowDown');
  await eventually(() => row.getAttribute('aria-selected')).toBe('true');
  await row.locator('xpath=..').locator('button').click();
  await eventually(async () => (await linesOf()).length).toBe(1);
});

test('words without a quantity are still searched for, and a size is not taken for one', async () => {
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await visitor.open('/');
  await fieldOf(visitor).fill('M6 x 20');
  await fieldOf(visitor).press('Enter');
  await page.waitForURL((url) => url.searchParams.get('query') === 'M6 x 20');
  await page.getByRole('heading', { level: 1, name: words('search.title', { query: 'M6 x 20' }) }).waitFor();
  expect(await linesOf()).toEqual([]);
});

test('the signed out see neither prices nor buttons that add', async () => {
  const visitor = await visit();
  await visitor.open('/');
  await fieldOf(visitor).fill('3g1,5 100m');
  const rows = materialsOf(visitor);
  await rows.first().waitFor();
  expect(await visitor.page.getByRole('search').getByText(/kr\./).count()).toBe(0);
  expect(await rows.first().locator('xpath=..').locator('button').count()).toBe(0);
  expect(visitor.calls.filter((call) => /getPrice|cart/.test(call))).toEqual([]);
});

test('shows recent searches first in the panel on a phone, then their setting', async () => {
  const visitor = await visit({ as: BUYER, width: 375 });
  const { page, words } = visitor;
  await visitor.open('/search?query=kabel');
  await fieldOf(visitor).fill('');
  const recent = page.getByRole('group', { name: words('search.recent') });
  const setting = page.getByRole('combobox', { name: words('search.history.keep') });
  await setting.waitFor();
  const [list, below] = [await recent.boundingBox(), await setting.boundingBox()];
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('without a connection a number with its quantity waits in the queue of the device, and is added once', async () => {
  const material = first(await materialsSold(buyer, singly));
  const visitor = await visit({ as: BUYER, serviceWorker: true });
  const { page, context, words } = visitor;
  await visitor.open('/');
  await fieldOf(visitor).fill('kabel');
  await materialsOf(visitor).first().waitFor();
  // It comes with the queue, when the page is idle.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await fieldOf(visitor).fill(`${material.Code} x 4`);
  await fieldOf(visitor).press('Enter');
  await page.getByText(words('offline.queued.named', { name: material.Code })).waitFor();
  await context.setOffline(false);
  await eventually(async () => (await linesOf()).map(({ Code, Quantity }) => [Code, Quantity])).toEqual([
    [material.Code, 4],
  ]);
});
