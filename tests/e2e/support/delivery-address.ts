import { getUserAddresses, updateCartDeliveryAddress } from '@grossist/contracts';
import type { Locator } from 'playwright-core';
import type { Client } from '../../running-shop/client.ts';
import type { Visitor } from './browser.ts';
import { openHead } from './cart-page.ts';
import { openCart } from './cart-sheet.ts';

/** The cart goes where the account's goods usually go. */
export const sendAsUsual = async (client: Client): Promise<void> => {
  const known = await client.call(getUserAddresses, { query: {} });
  const usual = known.find(({ DefaultSapAddress }) => DefaultSapAddress);
  if (!usual) throw new Error('The account has no usual address');
  await client.call(updateCartDeliveryAddress, { body: { Id: usual.Id } });
};

/** The cart's field that says where the goods go. */
export const addressField = ({ page, words }: Visitor): Locator =>
  page
    .getByRole('region', { name: words('cart.head') })
    .getByRole('button', { name: new RegExp(`^(${words('cart.head.address')}|${words('addresses.pickUpAt')}) `) });

/** The window in which an address is chosen, opened from the cart. */
export const openAddresses = async (visitor: Visitor): Promise<Locator> => {
  const { page, words } = visitor;
  await openCart(visitor);
  await openHead(visitor);
  await addressField(visitor).click();
  const dialog = page.getByRole('dialog', { name: words('addresses.title') });
  await dialog.waitFor();
  return dialog;
};

/** One of the views of the window. */
export const turnTo = (
  { words }: Visitor,
  dialog: Locator,
  tab: 'account' | 'project' | 'latest' | 'centers' | 'other',
): Promise<void> =>
  dialog
    .getByRole('tab', { name: tab === 'centers' ? words('centers.list') : words(`addresses.tab.${tab}`), exact: true })
    .click();
