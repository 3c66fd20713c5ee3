import type { Operation } from '@grossist/contracts';
import type { Locator, Page, Route } from 'playwright-core';
import { afterEach } from 'vitest';
import type { Visitor } from './browser.ts';

/** The sums beside the cart's lines. */
export const sumOf = ({ page, words }: Visitor): Locator =>
  page.getByRole('region', { name: words('cart.sum'), exact: true });

/** Opens the cart and waits until its sums are known. */
export const openCart = async (visitor: Visitor): Promise<void> => {
  await visitor.open('/cart');
  await sumOf(visitor)
    .getByText(/\d,\d\d/)
    .last()
    .waitFor();
};

/** The line that says where to, how and when the cart is delivered, and opens the fields of it. */
export const headLine = ({ page, words }: Visitor): Locator =>
  page
    .getByRole('region', { name: words('cart.head') })
    .locator('button[aria-controls]')
    .first();

/** Opens the fields of delivery and references, where they are closed. */
export const openHead = async (visitor: Visitor): Promise<void> => {
  const { page, words } = visitor;
  await headLine(visitor).waitFor();
  if ((await headLine(visitor).getAttribute('aria-expanded')) === 'false') await headLine(visitor).click();
  await page.getByRole('group', { name: words('delivery.choice') }).waitFor();
};

/** Opens the cart with the fields of delivery and references. */
export const openCartAndHead = async (visitor: Visitor): Promise<void> => {
  await openCart(visitor);
  await openHead(visitor);
};

/** The button of a way and time of delivery, by what its name begins with. */
export const choice = ({ page, words }: Visitor, name: string): Locator =>
  page.getByRole('group', { name: words('delivery.choice') }).getByRole('button', { name: new RegExp(`^${name}`) });

export type Answer = (page: Page, operation: Operation, how: (route: Route) => Promise<unknown>) => Promise<void>;

/** For tests that answer some calls in the shop's place: what depends on the day, or on an ERP that does not answer. */
export const standIn = (): Answer => {
  const answered = new Set<Page>();

  // An answer that is under way when its page closes would fail whatever test comes next.
  afterEach(async () => {
    await Promise.all([...answered].map((page) => page.unrouteAll({ behavior: 'wait' })));
    answered.clear();
  });

  return async (page, { path }, how) => {
    answered.add(page);
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        await how(route);
      },
    );
  };
};

/** The shop's own answer with something changed in it. */
export const changed = async (route: Route, change: () => object | Promise<object>): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...(await response.json()), ...(await change()) } });
};
