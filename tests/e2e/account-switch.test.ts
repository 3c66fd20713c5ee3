import { discardCurrentCart, getAccounts, getCartDetails, updateCartAccount } from '@grossist/contracts';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { pressKey } from './support/keyboard.ts';
import { fillCart, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const BUYER = 'buyer@nordkraft.example';

let buyer: Client;
let present: { soldTo: string; name: string };
let other: { soldTo: string; name: string };

beforeEach(async () => {
  buyer = await signedIn(BUYER);
  await buyer.call(discardCurrentCart, {});
  const [one, another] = await buyer.call(getAccounts, {});
  if (!one || !another) throw new Error('the buyer has two accounts');
  [present, other] = [one, another];
  await buyer.call(updateCartAccount, { body: { soldTo: present.soldTo } });
});

/** Milliseconds that a switch waits for the cart's new total, and then leaves it out of the message. */
const SUM_TIMEOUT = 2500;

/** Has a switch wait for the total as long as a busy machine takes. */
const waitForTotals = (page: Page): Promise<unknown> =>
  page.addInitScript((timeout) => {
    const start = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (handler: () => void, milliseconds = 0, ...values: unknown[]) =>
      start(handler, milliseconds === timeout ? 60_000 : milliseconds, ...values),
    );
  }, SUM_TIMEOUT);

const soldTo = async () => (await buyer.call(getCartDetails, {})).SoldTo;

test('switches account and project in the header by keyboard, and announces the change', async () => {
  await fillCart(buyer, (await materialsSold(buyer, singly)).slice(0, 2));
  const { page, words, open } = await visit({ as: BUYER });
  await waitForTotals(page);
  await open('/search?query=kabel');
  const opener = page.getByRole('banner').getByRole('button', { name: words('cart.switch.title') });
  await opener.press('Enter');
  const panel = page.getByRole('dialog', { name: words('cart.switch.title') });
  const accounts = panel.getByRole('group', { name: words('cart.head.account') });
  await accounts.getByRole('button', { name: other.soldTo }).waitFor();
  await expectAccessible(page);
  await pressKey(accounts.getByRole('button', { name: other.soldTo }));
  const notices = page.getByRole('region', { name: words('ui.notices') });
  await notices.getByText(words('cart.switch.account', { name: other.name })).waitFor();
  expect(await soldTo()).toBe(other.soldTo);
  expect(await notices.innerText()).toMatch(/Priserne er|Kurven koster/);

  await pressKey(accounts.getByRole('button', { name: present.soldTo }));
  await accounts.getByRole('button', { name: present.soldTo, pressed: true }).waitFor();
  expect(await soldTo()).toBe(present.soldTo);
  const projects = panel.getByRole('group', { name: words('cart.head.project') }).getByRole('button');
  await eventually(() => projects.count()).toBeGreaterThan(1);
  await pressKey(projects.nth(1));
  await eventually(async () => (await buyer.call(getCartDetails, {})).Project !== null).toBe(true);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await eventually(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('on a phone they are in the account menu', async () => {
  const { page, words, open } = await visit({ as: BUYER, width: 375, theme: 'dark' });
  // A page without links that the open menu would cover in part.
  await open('/privacy');
  await page
    .getByRole('banner')
    .getByLabel(`${words('shell.account')}: `)
    .click();
  const opener = page.getByRole('button', { name: words('cart.switch.title') });
  await opener.click();
  const wanted = page
    .getByRole('group', { name: words('cart.head.account') })
    .getByRole('button', { name: other.soldTo });
  await wanted.waitFor();
  await expectAccessible(page);
  await wanted.click();
  await eventually(soldTo).toBe(other.soldTo);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
