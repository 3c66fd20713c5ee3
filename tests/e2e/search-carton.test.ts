import { bulkCommerceSearch, emptyCart, getCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { importRecord } from './support/import-record.ts';
import { scan } from './support/scanner.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';
const NAME = 'Samlemuffe i karton';
const NUMBER = '9400001';
const PIECE = '4006381333931';
/** The same item as a carton: with its content in the packaging data, and without. */
const CARTON = '14006381333938';
const UNKNOWN_CARTON = '24006381333935';
const PIECES = 20;

/** Imports the item, which changes nothing the second time, and empties the buyer's cart. */
const prepare = async (): Promise<void> => {
  const run = await importRecord({
    kind: 'material',
    sapMaterialNumber: NUMBER,
    elNumber: NUMBER,
    ean: PIECE,
    names: { da: NAME, en: 'Coupling in a carton' },
    salesUnit: 'PCE',
    packagings: { [CARTON]: String(PIECES) },
    markets: ['DK'],
    stock: [{ plant: '2001', atp: '500' }],
    listPrices: [{ market: 'DK', currency: 'DKK', amount: '12.50', perQuantity: '1' }],
  });
  expect(run).toMatchObject({ Refused: 0 });
  const buyer = await signedIn(EMAIL);
  const found = () => buyer.call(bulkCommerceSearch, { body: { Identifiers: [CARTON] } });
  await eventually(async () => (await found()).Documents.length).toBe(1);
  await buyer.call(emptyCart, {});
};

const inCart = async () =>
  (await (await signedIn(EMAIL)).call(getCart, {})).CartItems.map(({ ItemSAPMaterialNumber, Quantity }) => [
    ItemSAPMaterialNumber,
    Quantity,
  ]);

test('the search box finds a carton by its number and offers the pieces that are in it', async () => {
  await prepare();
  const { page, words, open } = await visit({ as: EMAIL });
  await open('/');
  const box = page.getByRole('combobox', { name: words('shell.search') });
  await box.fill(CARTON);
  await box.press('Enter');
  const hit = page
    .getByRole('list', { name: words('catalogue.results') })
    .getByRole('listitem')
    .first();
  await hit.getByRole('link', { name: NAME }).first().waitFor();
  await eventually(() => hit.getByRole('spinbutton').inputValue()).toBe(String(PIECES));
  await hit.getByText(words('cart.add.carton', { amount: `${PIECES} stk.` })).waitFor({ state: 'attached' });
  await expectAccessible(page);
  await hit.getByRole('spinbutton').press('Enter');
  await eventually(inCart).toEqual([[NUMBER, PIECES]]);
});

test('a scanned carton is added with its pieces, and one of unknown content as one with a warning', async () => {
  await prepare();
  const { page, words, open } = await visit({ as: EMAIL });
  await open('/search?query=kabel');
  await page.getByRole('combobox', { name: words('shell.search') }).fill('');
  await page.getByLabel(words('scanner.mode')).selectOption('add');
  await page.getByRole('heading', { level: 1 }).focus();
  await scan(page, CARTON);
  await eventually(inCart).toEqual([[NUMBER, PIECES]]);
  await scan(page, UNKNOWN_CARTON);
  await page
    .getByRole('region', { name: words('ui.notices') })
    .getByText(words('cart.add.cartonUnknown'))
    .waitFor();
  await eventually(inCart).toEqual([[NUMBER, PIECES + 1]]);
});

test('the field of the cart adds the pieces of a carton that is typed', async () => {
  await prepare();
  const { page, words, open } = await visit({ as: EMAIL });
  await open('/cart');
  const field = page.getByRole('combobox', { name: words('cart.entry.label') });
  await field.fill(CARTON);
  await field.press('Enter');
  await eventually(inCart).toEqual([[NUMBER, PIECES]]);
});
