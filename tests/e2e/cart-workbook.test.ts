import { getCart, type SearchDocument } from '@grossist/contracts';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeXlsx } from '../../apps/server/src/sheet-maker/make-xlsx.ts';
import type { Client } from '../running-shop/client.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { fillInOrder, openCart } from './support/cart-sheet.ts';
import { eventually } from './support/eventually.ts';
import { materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let buyer: Client;
let singles: readonly SearchDocument[];

beforeAll(async () => {
  buyer = await signedIn(EMAIL);
  singles = (await materialsSold(buyer, singly)).slice(0, 2);
});

/** The list of many lines over a cart of two lines of one piece each. */
const aList = async (): Promise<Visitor & { list: Locator }> => {
  await fillInOrder(buyer, singles);
  const visitor = await visit({ as: EMAIL });
  await openCart(visitor);
  const { page, words } = visitor;
  await page.getByRole('button', { name: words('cart.many'), exact: true }).click();
  return { ...visitor, list: page.getByRole('region', { name: words('cart.many') }) };
};

const quantities = async (): Promise<number[]> =>
  (await buyer.call(getCart, {})).CartItems.map(({ Quantity }) => Quantity);

test('order lines are read from a workbook and looked at before they are sent', async () => {
  const { words, list } = await aList();
  const [one, two] = singles;
  const buffer = await makeXlsx({
    name: 'Order',
    widths: [18, 8],
    rows: [
      [
        { t: 'Varenummer', bold: true },
        { t: 'Antal', bold: true },
      ],
      // A number typed as a number and as a text.
      [
        { n: Number(one?.ItemSAPMaterialNumber), format: 'quantity' },
        { n: 3, format: 'quantity' },
      ],
      [{ t: two?.ItemEANNumber ?? '' }, { t: '2' }],
    ],
  });
  await list.locator('input[type="file"]').setInputFiles({ name: 'order.xlsx', mimeType: XLSX, buffer });
  await list.getByText(words('cart.many.file.read', { count: 2, name: 'order.xlsx' })).waitFor();
  await list.getByRole('button', { name: words('cart.many.add', { count: 2 }) }).click();
  await eventually(quantities).toEqual([4, 3]);
});

test('a workbook that is none is refused, and what was typed stays', async () => {
  const { words, list } = await aList();
  const text = list.getByRole('textbox', { name: words('cart.many.list') });
  await text.fill('123456;1');
  const buffer = Buffer.from('no workbook');
  await list.locator('input[type="file"]').setInputFiles({ name: 'order.xlsx', mimeType: XLSX, buffer });
  await list.getByText(words('cart.many.file.failed')).waitFor();
  expect(await text.inputValue()).toBe('123456;1');
});
