import { getPrice, orderSents, type SearchDocument } from '@grossist/contracts';
import type { Locator, Page } from 'playwright-core';
import type { Client } from '../../running-shop/client.ts';
import type { Visitor } from './browser.ts';
import { eventually } from './eventually.ts';

/** How many orders the buyer's company has sent. */
export const ordersOf = async (client: Client): Promise<number> =>
  (await client.call(orderSents, { body: {} })).SentTotalNumber;

/** Presses a button that begins an order, as soon as it can be, and says yes. */
export const orderAndConfirm = async (
  { words }: Visitor,
  page: Page,
  way: 'cart.order' | 'ordering.card.pay' = 'cart.order',
): Promise<void> => {
  const button = page.getByRole('button', { name: words(way), exact: true });
  await eventually(() => button.isEnabled()).toBe(true);
  await eventually(() => button.getAttribute('aria-disabled')).toBeNull();
  await button.click();
  const yes = page
    .getByRole('dialog')
    .getByRole('button', { name: words(way === 'cart.order' ? 'cart.confirm.order' : 'ordering.card.go') });
  await eventually(() => yes.getAttribute('aria-disabled')).toBeNull();
  await yes.click();
};

/** The heading of the page that an order leads to. */
export const confirmation = ({ words }: Visitor, page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: words('pages.confirmation') });

/** The changes that are shown for a line that could not be ordered. */
export const changesOf = ({ page, words }: Visitor, { ItemLocalMaterialName: name }: SearchDocument): Locator =>
  page.getByRole('group', { name: words('ordering.changes.of', { name }) });

export interface Stocked {
  material: SearchDocument;
  /** What of it there is. */
  stock: number;
}

/** Of some materials those that are on stock, the fewest first: what somebody else may take away. */
export const onStock = async (client: Client, materials: readonly SearchDocument[]): Promise<Stocked[]> => {
  const prices = await client.call(getPrice, {
    body: materials.map(({ ItemSAPMaterialNumber }) => ({ MaterialNo: ItemSAPMaterialNumber })),
  });
  const stockOf = new Map(prices.map(({ MaterialNo, Stock }) => [MaterialNo, Stock]));
  return materials
    .flatMap((material) => {
      const stock = stockOf.get(material.ItemSAPMaterialNumber);
      return stock && stock.AtpQuantity > 2 && stock.DeliveryColor === 'Green' && !stock.Status12Product
        ? [{ material, stock: stock.AtpQuantity }]
        : [];
    })
    .sort((one, other) => one.stock - other.stock);
};
