import { getCart, type SearchDocument } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import type { Visitor } from './support/browser.ts';
import { cartOfSingles } from './support/cart-of-singles.ts';
import { cellsOf, expectFocus, fillInOrder } from './support/cart-sheet.ts';
import { eventually } from './support/eventually.ts';
import { confirmation, orderAndConfirm } from './support/ordering.ts';
import { materialsSold, singly } from './support/people.ts';

const { buyer, singles, aCart, quantities } = cartOfSingles();

/** Sold by the meter from packages of a hundred. */
const isCut = (one: SearchDocument): boolean =>
  one.CableCutAllowed && one.PackageSize === 100 && one.MinQuantity <= 35 && [0, 1, 5].includes(one.Multiplum);

describe('the field that adds', () => {
  test('adds a whole number at once and is ready for the next', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    await fillInOrder(buyer(), []);
    const field = page.getByRole('combobox', { name: words('cart.entry.label') });
    await field.fill(singles()[0]?.ItemEANNumber ?? '');
    await page.keyboard.press('Enter');
    await field.fill(singles()[1]?.ItemEANNumber ?? '');
    await page.keyboard.press('Enter');
    const codes = async () => (await buyer().call(getCart, {})).CartItems.map(({ Code }) => Code).sort();
    const wanted = singles()
      .slice(0, 2)
      .map(({ Code }) => Code);
    await eventually(codes).toEqual(wanted.sort());
    await expectFocus(field);
    expect(await field.inputValue()).toBe('');
  });

  test('finds five with price and stock, takes one over by Enter, then its quantity by Enter', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    const field = page.getByRole('combobox', { name: words('cart.entry.label') });
    await field.fill('kabel');
    const hits = page.getByRole('listbox', { name: words('cart.entry.label') }).getByRole('option');
    await eventually(() => hits.count()).toBe(5);
    await hits
      .first()
      .getByText(/\d,\d\d/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await eventually(() => hits.nth(1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    const quantity = page.getByRole('region', { name: words('cart.entry') }).getByRole('spinbutton');
    await expectFocus(quantity);
    await quantity.press('Enter');
    await eventually(() => cellsOf(visitor, 'quantity').count()).toBe(5);
    await expectFocus(field);
  });
});

describe('a list of order lines', () => {
  const openList = async (visitor: Visitor) => {
    await visitor.page.getByRole('button', { name: visitor.words('cart.many'), exact: true }).click();
    return visitor.page.getByRole('region', { name: visitor.words('cart.many') });
  };

  test('is pasted with tabs; failed lines are reported and stay for correction', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    const list = await openList(visitor);
    const text = list.getByRole('textbox', { name: words('cart.many.list') });
    const [one, two] = singles();
    await text.fill(`${one?.ItemSAPMaterialNumber}\t3\nno-such-number\t2\n${two?.ItemEANNumber}\tthree`);
    await list.getByRole('button', { name: words('cart.many.add', { count: 3 }) }).click();
    await list.getByText(words('cart.many.added', { count: 1 })).waitFor();
    expect(await text.inputValue()).toBe(`no-such-number;2\n${two?.ItemEANNumber}\tthree`);
    await list.getByText(words('cart.many.details')).click();
    await list.getByText(words('cart.many.failed.unknown')).waitFor();
    await list.getByText(words('cart.many.failed.quantity')).waitFor();
    await expectAccessible(page);
    await eventually(quantities).toEqual([4, 1, 1, 1]);
  });

  test('offers the package for each cut length, with one key for either', async () => {
    const cables = (await materialsSold(buyer(), isCut)).slice(0, 2);
    const visitor = await aCart();
    const { page, words } = visitor;
    await fillInOrder(buyer(), []);
    const list = await openList(visitor);
    const text = list.getByRole('textbox', { name: words('cart.many.list') });
    await text.fill(cables.map(({ ItemSAPMaterialNumber }) => `${ItemSAPMaterialNumber};35`).join('\n'));
    await list.getByRole('button', { name: words('cart.many.add', { count: 2 }) }).click();
    const asked = list.getByRole('region', { name: words('cart.cut') });
    const rows = asked.getByRole('listitem');
    await eventually(() => rows.count()).toBe(2);
    // Each way is shown with its sum.
    await eventually(() => asked.getByRole('button', { name: /\d[.,]\d\d/ }).count()).toBe(4);
    await expectAccessible(page);
    await expectFocus(rows.first().getByRole('button').first());
    await page.keyboard.press('Shift+Enter');
    await eventually(() => rows.count()).toBe(1);
    await expectFocus(rows.first().getByRole('button').first());
    await page.keyboard.press('Enter');
    await asked.waitFor({ state: 'detached' });
    const lengths = async () => (await quantities()).toSorted((one, other) => one - other);
    await eventually(lengths).toEqual([35, 100]);
  });

  test('is pasted into the page, added and ordered in four actions', async () => {
    const materials = (await materialsSold(buyer(), singly)).slice(0, 20);
    const visitor = await aCart();
    const { page, words } = visitor;
    await page.evaluate(
      (text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      materials.map(({ ItemSAPMaterialNumber }) => `${ItemSAPMaterialNumber}\t2`).join('\n'),
    );
    const list = page.getByRole('region', { name: words('cart.many') });
    await expectFocus(list.getByRole('button', { name: words('cart.many.add', { count: materials.length }) }));
    await page.keyboard.press('Enter');
    await list.getByText(words('cart.many.added', { count: materials.length })).waitFor();
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 409) refused.push(response.url());
    });
    // The button of the order, and yes.
    await orderAndConfirm(visitor, page);
    await confirmation(visitor, page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(refused, 'requests for the cart that was ordered').toEqual([]);
    expect(materials.length).toBe(20);
  });

  test('is typed line by line', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    const list = await openList(visitor);
    const row = list.getByRole('group', { name: words('cart.many.one') });
    await row.getByRole('textbox', { name: words('cart.many.number') }).fill('123456');
    await page.keyboard.press('Enter');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expectFocus(row.getByRole('textbox', { name: words('cart.many.number') }));
    expect(await list.getByRole('textbox', { name: words('cart.many.list') }).inputValue()).toBe('123456;12');
  });

  test('is read from a CSV file and previewed before it is sent', async () => {
    const visitor = await aCart();
    const { words } = visitor;
    const list = await openList(visitor);
    const rows = singles().map(({ ItemSAPMaterialNumber }) => `${ItemSAPMaterialNumber};2`);
    await list.locator('input[type="file"]').setInputFiles({
      name: 'order.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`nummer;antal\r\n${rows.join('\r\n')}`),
    });
    await list.getByText(words('cart.many.file.read', { count: 4, name: 'order.csv' })).waitFor();
    await list.getByRole('button', { name: words('cart.many.add', { count: 4 }) }).click();
    await eventually(quantities).toEqual([3, 3, 3, 3]);
  });

  test('without a response stays unchanged, and the bar shows that without details', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    const list = await openList(visitor);
    await page.route('**/api/cart/addMultipleOrderLinesToCart', (route) => route.abort());
    const text = list.getByRole('textbox', { name: words('cart.many.list') });
    await text.fill('123456;1');
    await list.getByRole('button', { name: words('cart.many.add', { count: 1 }) }).click();
    await list.getByText(words('cart.many.unexpected')).waitFor();
    expect(await text.inputValue()).toBe('123456;1');
    expect(await list.getByText(words('cart.many.details')).count()).toBe(0);
  });
});
