import { emptyCart, getCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { scan } from './support/scanner.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';
const GTIN = '5700000123451';
const CODE = '1000001';

test('opens what a keyboard scanner reads on any page', async () => {
  const { page, open } = await visit();
  await open('/catalogue');
  await scan(page, GTIN);
  await page.waitForURL(new RegExp(`/variation/${CODE}$`));
});

test('reports an unknown number, and stays on the page', async () => {
  const { page, words, open, addressOf } = await visit();
  await open('/catalogue');
  await scan(page, '5799999999999');
  await page
    .getByRole('region', { name: words('ui.notices') })
    .getByText(words('scanner.unknown', { code: '5799999999999' }))
    .waitFor();
  expect(new URL(page.url()).pathname).toBe(addressOf('/catalogue'));
});

test('adds every scan at a counter to the cart, also with the focus in a quantity', async () => {
  const buyer = await signedIn(EMAIL);
  await buyer.call(emptyCart, {});
  const { page, words, open } = await visit({ as: EMAIL });
  await open('/search?query=kabel');
  await page.getByRole('combobox', { name: words('shell.search') }).fill('');
  await page.getByLabel(words('scanner.mode')).selectOption('add');

  const quantity = page
    .getByRole('list', { name: words('catalogue.results') })
    .getByRole('spinbutton')
    .first();
  const before = await quantity.inputValue();
  await quantity.focus();
  await scan(page, GTIN);
  await page
    .getByRole('region', { name: words('ui.notices') })
    .getByText('×')
    .waitFor();
  await eventually(async () => (await buyer.call(getCart, {})).CartItems.map((line) => line.Code)).toEqual([CODE]);
  expect(await quantity.inputValue()).toBe(before);
});
