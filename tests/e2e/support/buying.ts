import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './browser.ts';
import { eventually } from './eventually.ts';
import { hydrated } from './hydrated.ts';
import { pressKey, tabTo } from './keyboard.ts';
import { PASSWORD } from './people.ts';

/** Fills in the sign-in form on the page, or in a panel over it. */
export const fillInSignIn = async (
  { words }: Visitor,
  form: Pick<Locator, 'getByLabel' | 'getByRole'>,
  email: string,
  password = PASSWORD,
): Promise<void> => {
  await form.getByLabel(words('identity.email')).fill(email);
  await form.getByLabel(words('identity.password'), { exact: true }).fill(password);
  await pressKey(form.getByRole('button', { name: words('identity.submit'), exact: true }));
};

/** Finds a material with the keyboard alone, from wherever the visitor is, and opens it. */
export const findByKeyboard = async ({ page, words }: Visitor, typed: string, name: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: words('shell.search') });
  await field.waitFor();
  await hydrated(page);
  await page.keyboard.press('/');
  await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(typed);
  const wanted = page.getByRole('group', { name: words('search.materials') }).getByRole('option', { name });
  await wanted.first().waitFor();
  for (let steps = 0; steps < 20; steps += 1) {
    if ((await wanted.first().getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  expect(await wanted.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

/** On a variation's page: reaches the quantity by tab, and adds it by Enter. */
export const addByKeyboard = async ({ page, words }: Visitor, name: string): Promise<void> => {
  const order = page.getByRole('region', { name: words('variation.order') });
  await tabTo(page, order.getByRole('spinbutton', { name: words('ui.quantity.of', { name }) }));
  await page.keyboard.press('Enter');
  await order.getByRole('button', { name: words('cart.add.done') }).waitFor();
};

/** The line of a material in the cart. */
export const lineOf = ({ page, words }: Visitor, name: string): Locator =>
  page
    .getByRole('table', { name: words('cart.lines') })
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

export const quantityOf = ({ words }: Visitor, line: Locator, name: string): Locator =>
  line.getByRole('spinbutton', { name: words('ui.quantity.of', { name }) });

/** From the cart to the confirmation. Answers the order's number. */
export const orderByInvoice = async ({ page, words }: Visitor): Promise<string> => {
  const order = page.getByRole('button', { name: words('cart.order') });
  await pressKey(order);
  const asked = page.getByRole('dialog', { name: words('cart.confirm.title') });
  await asked
    .getByRole('term')
    .filter({ hasText: words('cart.head.address') })
    .waitFor();
  await pressKey(asked.getByRole('button', { name: words('cart.confirm.order') }));
  await page.getByRole('heading', { level: 1, name: words('pages.confirmation') }).waitFor();
  const text = await page.getByText(words('orders.confirmed.number', { number: '' }).trim()).innerText();
  const [number] = /\d{4,}/.exec(text) ?? [];
  if (number === undefined) throw new Error(`“${text}” names no order number`);
  return number;
};

/** From the confirmation to the sent orders, and to this one's details. */
export const openAmongSentOrders = async ({ page, words }: Visitor, number: string): Promise<void> => {
  const next = page.getByRole('navigation', { name: words('orders.confirmed.next') });
  await next.getByRole('link', { name: words('pages.orders') }).click();
  await page.getByRole('heading', { level: 1, name: words('pages.orders') }).waitFor();
  const orders = page.getByRole('table', { name: words('pages.orders') });
  await orders.getByRole('row').nth(1).getByRole('link', { name: number }).click();
  await page.getByRole('heading', { level: 1, name: words('pages.order', { number }) }).waitFor();
};
