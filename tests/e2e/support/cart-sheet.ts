import type { CartItem, SearchDocument } from '@grossist/contracts';
import { addMultipleOrderLinesToCart, addToCart, emptyCart, getCart, updateManyItems } from '@grossist/contracts';
import type { Locator, Page } from 'playwright-core';
import type { Client } from '../../running-shop/client.ts';
import type { Visitor } from './browser.ts';
import { eventually } from './eventually.ts';

/** The cells of one kind, such as quantities, of the rows that are in the page. */
export const cellsOf = ({ page, words }: Visitor, cell: 'quantity' | 'tick' | 'details' | 'price'): Locator =>
  page.getByRole('table', { name: words('cart.lines') }).locator(`tbody [data-cell="${cell}"]`);

/** Opens the cart and waits until its prices are there. */
export const openCart = async (visitor: Visitor): Promise<void> => {
  await visitor.open('/cart');
  await cellsOf(visitor, 'price').first().waitFor();
};

export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement);

export const expectFocus = (element: Locator): Promise<void> => eventually(() => hasFocus(element)).toBe(true);

/** Leaves in the cart these materials alone, in that order. */
export const fillInOrder = async (
  client: Client,
  materials: readonly SearchDocument[],
  quantity = 1,
): Promise<readonly CartItem[]> => {
  await client.call(emptyCart, {});
  for (const { Code } of materials) await client.call(addToCart, { body: { Code, Quantity: quantity } });
  return (await client.call(getCart, {})).CartItems;
};

const paste = (client: Client, materials: readonly SearchDocument[]): Promise<unknown> =>
  client.call(addMultipleOrderLinesToCart, {
    body: { query: materials.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber) },
  });

/** A cart of twice as many lines as there are materials: a line with a note of its own stays apart. */
export const fillTwice = async (client: Client, materials: readonly SearchDocument[]): Promise<number> => {
  await client.call(emptyCart, {});
  await paste(client, materials);
  const { CartItems } = await client.call(getCart, {});
  const noted = CartItems.map(({ CartItemId }, place) => ({ CartItemId, Note: `Cabinet ${place + 1}` }));
  await client.call(updateManyItems, { body: { UpdateCartItemRequest: noted } });
  await paste(client, materials);
  return (await client.call(getCart, {})).ItemCount;
};

/** Whether the page can be scrolled sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
