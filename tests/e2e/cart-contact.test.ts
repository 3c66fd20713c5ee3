import { emptyCart, getCartContacts, getCartDetails, saveCartDetails } from '@grossist/contracts';
import type { Locator } from 'playwright-core';
import { beforeEach, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { openCartAndHead } from './support/cart-page.ts';
import { eventually } from './support/eventually.ts';
import { fillCart, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'buyer@nordkraft.example';

let buyer: Client;
beforeEach(async () => {
  buyer = await signedIn(EMAIL);
  await buyer.call(emptyCart, {});
  await fillCart(buyer, (await materialsSold(buyer, singly)).slice(0, 1));
  await buyer.call(saveCartDetails, { body: { Name: 'Roof', ContactPerson: 'Unknown', ContactPhone: '1' } });
});

const field = ({ page, words }: Visitor): Locator => page.getByRole('combobox', { name: words('cart.head.contact') });
const written = async () => {
  const { ContactPerson, ContactPhone } = await buyer.call(getCartDetails, {});
  return [ContactPerson, ContactPhone];
};

test('chooses the contact by keyboard among the account’s buyers, with the phone number', async () => {
  const people = await buyer.call(getCartContacts, {});
  const other = people.find(({ IsOneself }) => !IsOneself);
  if (other === undefined) throw new Error('the demo company has colleagues');
  const visitor = await visit({ as: EMAIL });
  const { page } = visitor;
  await openCartAndHead(visitor);
  await expectAccessible(page);
  await field(visitor).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(other.Name.slice(0, 4));
  await page.getByRole('option', { name: other.Name }).waitFor();
  // Until those whose name begins otherwise are gone, one of them may be the first.
  await eventually(() => page.getByRole('option').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await eventually(written).toEqual([other.Name, other.Phone]);
  await page.keyboard.press('Tab');
  await eventually(() => field(visitor).inputValue()).toBe(other.Name);
  await eventually(written).toEqual([other.Name, other.Phone]);
});

test('accepts the name of another contact, and keeps the phone number', async () => {
  const visitor = await visit({ as: EMAIL });
  await openCartAndHead(visitor);
  await field(visitor).fill('The foreman');
  await visitor.page.keyboard.press('Tab');
  await eventually(written).toEqual(['The foreman', '1']);
  await eventually(() => field(visitor).inputValue()).toBe('The foreman');
});
