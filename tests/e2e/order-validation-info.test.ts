import {
  addToCart,
  commerceSearch,
  createOrder,
  discardCurrentCart,
  getCart,
  getCartPrice,
  type OperationOutput,
  type SearchDocument,
} from '@grossist/contracts';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { openCart, standIn } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { pressKey } from './support/keyboard.ts';
import { changesOf, confirmation, onStock, orderAndConfirm, ordersOf } from './support/ordering.ts';
import { fillCart, first, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
const BUYER = 'buyer@nordkraft.example';
/** Of the same company: buys from the same plant. */
const COLLEAGUE = 'colleague@nordkraft.example';

let buyer: Client;
let before: number;

beforeEach(async () => {
  buyer = await signedIn(BUYER);
  await buyer.call(discardCurrentCart, {});
  before = await ordersOf(buyer);
});

/** Leaves so much of one material in the cart. */
const fillWith = async (client: Client, { Code }: SearchDocument, Quantity: number): Promise<void> => {
  await fillCart(client, []);
  await client.call(addToCart, { body: { Code, Quantity } });
};

/** Somebody else is quicker. */
const takeAway = async (material: SearchDocument, quantity: number): Promise<void> => {
  const colleague = await signedIn(COLLEAGUE);
  await fillWith(colleague, material, quantity);
  const { CartId } = await colleague.call(getCart, {});
  const { OrderId, ErrorMessages } = await colleague.call(createOrder, { body: { Details: { CartId } } });
  if (OrderId === null) throw new Error(ErrorMessages.join(' '));
};

test('shows a price that changed since display beside its line, and orders after it is accepted', async () => {
  const [one, other] = await materialsSold(buyer, singly);
  if (!one || !other) throw new Error('The shop sells two materials');
  await fillCart(buyer, [one, other]);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  // Shown a krone too cheap, as if the price had risen since.
  await answer(page, getCartPrice, async (route) => {
    const response = await route.fetch();
    const prices: OperationOutput<typeof getCartPrice> = await response.json();
    const [shown, ...rest] = prices.Docs;
    const isAskedAnew = route.request().postDataJSON().ignoreCache === true;
    if (!shown?.Prices || isAskedAnew) return route.fulfill({ response });
    const Prices = { ...shown.Prices, NetPrice: (shown.Prices.NetPrice ?? 0) - 1 };
    return route.fulfill({ response, json: { ...prices, Docs: [{ ...shown, Prices }, ...rest] } });
  });
  await openCart(visitor);
  await orderAndConfirm(visitor, page);

  await page.getByText(words('ordering.changes')).waitFor();
  const [dearer, same] = [changesOf(visitor, one), changesOf(visitor, other)];
  await eventually(async () => (await dearer.count()) + (await same.count())).toBe(1);
  const change = (await dearer.count()) > 0 ? dearer : same;
  expect(await change.locator('s').innerText()).toMatch(/\d,\d\d/);
  await page.getByText(words('ordering.off.changes')).waitFor();
  expect(await page.getByRole('button', { name: words('cart.order') }).isDisabled()).toBe(true);
  expect(await ordersOf(buyer)).toBe(before);
  // The pressed button is disabled now: the focus is at the reason.
  await eventually(() => page.evaluate(() => document.activeElement?.querySelector('[role="alert"]') !== null)).toBe(
    true,
  );
  await expectAccessible(page);

  const all = page.getByRole('button', { name: words('ordering.changes.acceptAll') });
  await pressKey(all);
  await confirmation(visitor, page).waitFor();
  expect(await ordersOf(buyer)).toBe(before + 1);
});

test('stock that somebody else took becomes a back order with its date, if the buyer accepts it', async () => {
  const { material, stock } = first(await onStock(buyer, await materialsSold(buyer, singly)));
  await fillWith(buyer, material, stock);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCart(visitor);
  await takeAway(material, stock - 1);
  await orderAndConfirm(visitor, page);

  const change = changesOf(visitor, material);
  const accept = change.getByRole('button', { name: words('ordering.change.accept') });
  await accept.waitFor();
  expect(await ordersOf(buyer)).toBe(before + 1);
  await pressKey(accept);
  await eventually(() => accept.getAttribute('aria-pressed')).toBe('true');
  await expectAccessible(page);
  const send = page.getByRole('alert').getByRole('button', { name: words('cart.confirm.order') });
  await pressKey(send);
  await confirmation(visitor, page).waitFor();
  await page.getByRole('region', { name: words('orders.confirmed.later') }).waitFor();
  expect(await ordersOf(buyer)).toBe(before + 2);
});

test('lets the buyer take the remaining stock of a phased-out material, and order', async () => {
  const { Documents } = await buyer.call(commerceSearch, { body: { PageSize: 100, SortKey: 'popularity' } });
  const last = Documents.filter((one) => one.IsPhasedOut && one.IsOrderable && !one.OnClearanceSale && singly(one));
  const { material, stock } = first(await onStock(buyer, last));
  await fillWith(buyer, material, stock);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCart(visitor);
  await takeAway(material, stock - 1);
  await orderAndConfirm(visitor, page);

  const change = changesOf(visitor, material);
  await change.waitFor();
  expect(await change.getByRole('button', { name: words('ordering.change.accept') }).count()).toBe(0);
  await expectAccessible(page);
  await pressKey(page.getByRole('button', { name: words('ordering.changes.next') }));
  await eventually(() => change.evaluate((group) => group.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Enter');
  await change.waitFor({ state: 'detached' });
  await eventually(async () => (await buyer.call(getCart, {})).CartItems.map(({ Quantity }) => Quantity)).toEqual([1]);

  await orderAndConfirm(visitor, page);
  await confirmation(visitor, page).waitFor();
  expect(await ordersOf(buyer)).toBe(before + 2);
});

test('requests an order with a lost response again with the same key after a reload, and places it once', async () => {
  await fillCart(buyer, (await materialsSold(buyer, singly)).slice(0, 1));
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCart(visitor);
  const keys: string[] = [];
  let isCutOff = true;
  await answer(page, createOrder, async (route) => {
    keys.push(route.request().postDataJSON().Details.IdempotencyKey);
    if (!isCutOff) return route.continue();
    // The shop takes it; its answer is lost on the way.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await orderAndConfirm(visitor, page);
  await page.getByText(words('ordering.unknown')).waitFor();
  await expectAccessible(page);
  await eventually(() => keys.length).toBeGreaterThan(1);

  await page.reload();
  await page.getByText(words('ordering.unknown')).waitFor();
  isCutOff = false;
  await confirmation(visitor, page).waitFor();
  expect(new Set(keys).size).toBe(1);
  expect(await ordersOf(buyer)).toBe(before + 1);
});

test('shows that nothing was ordered until it is closed, and allows a retry', async () => {
  await fillCart(buyer, (await materialsSold(buyer, singly)).slice(0, 1));
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCart(visitor);
  await answer(page, createOrder, (route) =>
    route.fulfill({
      status: 409,
      json: { type: 'about:blank', title: 'No', status: 409, code: 'changed-meanwhile' },
    }),
  );
  await orderAndConfirm(visitor, page);
  const change = page.getByRole('alert').filter({ hasText: words('cart.order.refused') });
  await change.getByText(words('cart.problem.changed')).waitFor();
  await change.getByRole('button', { name: words('ui.close') }).click();
  await change.waitFor({ state: 'detached' });
  await page.unrouteAll();
  await orderAndConfirm(visitor, page);
  await confirmation(visitor, page).waitFor();
  expect(await ordersOf(buyer)).toBe(before + 1);
});
