import { addToCart, emptyCart } from '@grossist/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Visitor, visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { hydrated } from './support/hydrated.ts';
import { first, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const BUYER = 'buyer@dijkbouw.example';
const STREAM = 'GET /api/cart/events';

const countSays = (page: Page, { words }: Visitor, count: number) =>
  page.getByRole('button', { name: words('shell.cart.lines', { count }) }).waitFor();

test('shows additions on other devices and in all of their tabs, with one listening tab', async () => {
  const elsewhere = await signedIn(BUYER);
  await elsewhere.call(emptyCart, {});
  const { Code } = first(await materialsSold(elsewhere, singly));
  const visitor = await visit({ as: BUYER });
  const { page, context, open, addressOf, calls } = visitor;
  await open('/cart');
  const second = await context.newPage();
  await second.goto(addressOf('/catalogue'));
  await hydrated(second);
  await countSays(page, visitor, 0);
  await countSays(second, visitor, 0);
  await eventually(async () => calls.filter((call) => call === STREAM).length).toBe(1);

  await elsewhere.call(addToCart, { body: { Code, Quantity: 2 } });
  await countSays(page, visitor, 1);
  await countSays(second, visitor, 1);
  await eventually(() => page.locator('[data-line]').count()).toBe(1);

  // The tab that listened goes: the other one takes its turn.
  await page.close();
  await eventually(async () => calls.filter((call) => call === STREAM).length).toBe(2);
  await elsewhere.call(emptyCart, {});
  await countSays(second, visitor, 0);
  expect(calls.filter((call) => call === STREAM)).toHaveLength(2);
});
