import { emptyCart, getBuyerDesk, getCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { first, materialsSold, order, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const BUYER = 'buyer@nordkraft.example';

test('a buyer orders the last order again from the home page, and adds by number beside it', async () => {
  const client = await signedIn(BUYER);
  await client.call(emptyCart, {});
  const [material] = await materialsSold(client, singly);
  await order(client, [first(await materialsSold(client, singly))]);
  const { LastOrders } = await client.call(getBuyerDesk, {});
  const { page, words, open } = await visit({ as: BUYER });
  await open('/');
  const last = page.getByRole('region', { name: words('home.desk.last') });
  for (const { SalesOrderId } of LastOrders)
    await last.getByRole('link', { name: SalesOrderId, exact: true }).waitFor();

  const entry = page.getByRole('combobox', { name: words('cart.entry.label') });
  await entry.fill(material?.ItemSAPMaterialNumber ?? '');
  await entry.press('Enter');
  await eventually(async () => (await client.call(getCart, {})).ItemCount).toBe(1);
  await client.call(emptyCart, {});

  await last.getByRole('button', { name: `${words('orders.again')} ${LastOrders[0]?.SalesOrderId}` }).click();
  await eventually(async () => (await client.call(getCart, {})).ItemCount).toBeGreaterThan(0);
  await page
    .getByRole('region', { name: words('ui.notices') })
    .getByRole('link', { name: words('drafts.toCart') })
    .click();
  await page.waitForURL(/\/cart$/);
  await client.call(emptyCart, {});
});

test('shows signed-out visitors branches on the map and in the list, and how to become a customer', async () => {
  const { page, words, open } = await visit({ language: 'da-DK' });
  await open('/');
  await page.getByRole('heading', { name: words('storefront.customer') }).waitFor();
  await page.getByRole('link', { name: words('storefront.contact.all') }).click();
  await page.waitForURL(/\/contact$/);
  const entries = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: words('storefront.directions') }) });
  await entries.first().waitFor();
  await page.getByRole('link', { name: /^\+45/ }).waitFor();
  await page
    .getByRole('navigation', { name: words('storefront.countries') })
    .getByRole('link', { name: 'Norge' })
    .click();
  await page.waitForURL(/market=NO/);
  await page.getByRole('link', { name: /^\+47/ }).waitFor();
  await expectAccessible(page);
});

test('shows arrivals, but no cart or ordering, to people who may not order', async () => {
  const { page, words, open } = await visit({ as: 'viewer@nordkraft.example', width: 375 });
  await open('/');
  await page.getByRole('region', { name: words('home.desk.arriving') }).waitFor();
  await page
    .getByRole('region', { name: words('home.desk.last') })
    .getByRole('link')
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: new RegExp(words('orders.again')) }).count()).toBe(0);
  expect(await page.getByRole('combobox', { name: words('cart.entry.label') }).count()).toBe(0);
  // What lies in rows to push sideways stays within them.
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
