import { emptyCart, getBuyerDesk, getCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const BUYER = 'buyer@nordkraft.example';

test('a buyer orders the last order again from the home page, and adds by number beside it', async () => {
  const client = await signedIn(BUYER);
  await client.call(emptyCart, {});
  const { LastOrders } = await client.call(getBuyerDesk, {});
  const [material] = await materialsSold(client, singly);
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

  await last.getByRole('button', { name: `${words('orders.again')} ${LastOrders.at(-1)?.SalesOrderId}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: /\d/ }).last().click();
  await eventually(async () => (await client.call(getCart, {})).ItemCount).toBeGreaterThan(0);
  await client.call(emptyCart, {});
});

test('who may not order sees what arrives, and neither a cart nor a way to order', async () => {
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
