import { changeQuantity, getCart, getCartPrice, patchCartItem, type SearchDocument } from '@grossist/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { lineOf } from './support/buying.ts';
import { cellsOf, expectFocus, fillInOrder, openCart, scrollsSideways } from './support/cart-sheet.ts';
import { eventually } from './support/eventually.ts';
import { first, inPacks, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';

let buyer: Client;
let singles: readonly SearchDocument[];
let packed: SearchDocument;

beforeAll(async () => {
  buyer = await signedIn(EMAIL);
  singles = (await materialsSold(buyer, singly)).slice(0, 4);
  packed = first(await materialsSold(buyer, inPacks));
});

/** A cart of four lines of one piece each. */
const aCart = async (traits: Parameters<typeof visit>[0] = {}): Promise<Visitor> => {
  await fillInOrder(buyer, singles);
  const visitor = await visit({ ...traits, as: EMAIL });
  await openCart(visitor);
  return visitor;
};

const nameOf = (place: number): string => singles[place]?.ItemLocalMaterialName ?? '';
const quantities = async (): Promise<number[]> =>
  (await buyer.call(getCart, {})).CartItems.map(({ Quantity }) => Quantity);
const countOf = (visitor: Visitor, call: string): number => visitor.calls.filter((one) => one.includes(call)).length;

describe('the quantities of a cart are a sheet', () => {
  test('Enter takes a quantity over and goes down, arrows go up and down, Escape takes back', async () => {
    const visitor = await aCart();
    const cells = cellsOf(visitor, 'quantity');
    const { keyboard } = visitor.page;
    await cells.first().focus();
    await keyboard.type('5');
    await keyboard.press('Enter');
    await expectFocus(cells.nth(1));
    await keyboard.type('7');
    await keyboard.press('ArrowDown');
    await expectFocus(cells.nth(2));
    await keyboard.type('99');
    await keyboard.press('Escape');
    expect(await cells.nth(2).inputValue()).toBe('1');
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await expectFocus(cells.first());
    await eventually(quantities).toEqual([5, 7, 1, 1]);
  });

  test('Tab leaves what is typed for the next quantity, Alt and an arrow step, Shift and Enter go up', async () => {
    const visitor = await aCart();
    const cells = cellsOf(visitor, 'quantity');
    const { keyboard } = visitor.page;
    await cells.first().focus();
    await keyboard.type('4');
    await keyboard.press('Tab');
    await expectFocus(cells.nth(1));
    await keyboard.press('Alt+ArrowUp');
    await keyboard.press('Alt+ArrowUp');
    expect(await cells.nth(1).inputValue()).toBe('3');
    await keyboard.press('Shift+Enter');
    await expectFocus(cells.first());
    await eventually(quantities).toEqual([4, 3, 1, 1]);
  });

  test('Delete removes the line, the focus stays among the lines, and the way back is there', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    await cellsOf(visitor, 'quantity').nth(1).focus();
    await page.keyboard.press('Delete');
    await lineOf(visitor, nameOf(1)).waitFor({ state: 'detached' });
    await expectFocus(lineOf(visitor, nameOf(2)).getByRole('spinbutton'));
    await page
      .getByRole('region', { name: words('ui.notices') })
      .getByRole('button', { name: words('ui.undo') })
      .click();
    await lineOf(visitor, nameOf(1)).waitFor();
  });

  test('a change is one call, after which prices are asked anew and the cart is not', async () => {
    await fillInOrder(buyer, singles);
    const visitor = await visit({ as: EMAIL });
    // What other tabs would tell; this tab's own answer says all.
    await visitor.page.route('**/api/cart/events', (route) => route.abort());
    await openCart(visitor);
    const carts = countOf(visitor, getCart.path);
    const prices = countOf(visitor, getCartPrice.path);
    await cellsOf(visitor, 'quantity').first().fill('4');
    await visitor.page.keyboard.press('Enter');
    await eventually(() => countOf(visitor, getCartPrice.path)).toBe(prices + 1);
    expect(await quantities()).toEqual([4, 1, 1, 1]);
    expect(countOf(visitor, changeQuantity.path)).toBe(1);
    expect(countOf(visitor, getCart.path)).toBe(carts);
  });

  test('what can’t be packed is asked at once; Escape discards it, Enter applies it', async () => {
    await fillInOrder(buyer, [packed]);
    const visitor = await visit({ as: EMAIL });
    await openCart(visitor);
    const { page, words } = visitor;
    const name = packed.ItemLocalMaterialName;
    const cell = cellsOf(visitor, 'quantity').first();
    const proposal = page.getByRole('group', { name: words('cart.proposal.of', { name }) });
    await cell.focus();
    await page.keyboard.type(String(packed.Multiplum + 1));
    await page.keyboard.press('Enter');
    await proposal.waitFor();
    await expectFocus(cell);
    await page.keyboard.press('Escape');
    await proposal.waitFor({ state: 'detached' });
    expect(await cell.inputValue()).toBe(String(packed.Multiplum));
    await cell.fill(String(packed.Multiplum + 1));
    await page.keyboard.press('Enter');
    await proposal.waitFor();
    await page.keyboard.press('Enter');
    await proposal.waitFor({ state: 'detached' });
    await eventually(quantities).toEqual([2 * packed.Multiplum]);
  });
});

describe('many lines at once', () => {
  test('are chosen by Shift and by Space, removed together, and come back together', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    const ticks = cellsOf(visitor, 'tick');
    await ticks.first().click();
    await ticks.nth(2).click({ modifiers: ['Shift'] });
    await cellsOf(visitor, 'quantity').nth(3).focus();
    await page.keyboard.press('Space');
    const chosen = page.getByRole('region', { name: words('cart.chosen') });
    await chosen.getByRole('button', { name: words('cart.select.remove', { count: 4 }) }).click();
    await page.getByRole('heading', { name: words('cart.empty.title') }).waitFor();
    await page
      .getByRole('region', { name: words('ui.notices') })
      .getByRole('button', { name: words('ui.undo') })
      .click();
    await eventually(() => cellsOf(visitor, 'quantity').count()).toBe(4);
  });

  test('have their quantities multiplied, with the way back', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    await cellsOf(visitor, 'quantity').first().focus();
    await page.keyboard.press('Control+a');
    const chosen = page.getByRole('region', { name: words('cart.chosen') });
    await chosen.getByRole('button', { name: words('cart.chosen.quantity') }).click();
    const dialog = page.getByRole('dialog', { name: words('cart.times.title', { count: 4 }) });
    await dialog.getByLabel(words('cart.times.factor')).fill('3');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words('cart.dialog.confirm') }).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(quantities).toEqual([3, 3, 3, 3]);
    await page
      .getByRole('region', { name: words('ui.notices') })
      .getByRole('button', { name: words('ui.undo') })
      .click();
    await eventually(quantities).toEqual([1, 1, 1, 1]);
  });

  test('are accounted on a project that is looked up while typing', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    await cellsOf(visitor, 'tick').first().click();
    await cellsOf(visitor, 'tick').nth(1).click();
    const chosen = page.getByRole('region', { name: words('cart.chosen') });
    await chosen.getByRole('button', { name: words('cart.chosen.accounting') }).click();
    const dialog = page.getByRole('dialog', { name: words('cart.account.title', { count: 2 }) });
    const project = dialog.getByRole('combobox', { name: words('cart.account.one') });
    await project.click();
    const [option] = [page.getByRole('option').first()];
    await option.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const number = await project.inputValue();
    expect(number).not.toBe('');
    await dialog.getByRole('button', { name: words('cart.dialog.confirm') }).click();
    await dialog.waitFor({ state: 'detached' });
    const accounts = async (): Promise<string[]> =>
      (await buyer.call(getCart, {})).CartItems.map(({ AccountingString1 }) => AccountingString1);
    await eventually(accounts).toEqual([number, number, '', '']);
    await lineOf(visitor, nameOf(0)).getByText(number).waitFor();
  });

  test('are asked for direct delivery by name, in a dialog that axe finds nothing in', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    await cellsOf(visitor, 'tick').first().click();
    const chosen = page.getByRole('region', { name: words('cart.chosen') });
    await chosen.getByRole('button', { name: words('cart.chosen.direct') }).click();
    const dialog = page.getByRole('dialog', { name: words('cart.direct.title') });
    await dialog.getByRole('heading', { name: words('cart.direct.items') }).waitFor();
    await dialog.getByRole('heading', { name: words('cart.direct.description') }).waitFor();
    expect(await dialog.getByRole('checkbox', { name: nameOf(0) }).isChecked()).toBe(true);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words('cart.dialog.cancel') }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('one line', () => {
  test('has its notes below it, which save themselves and are read on the line', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    await cellsOf(visitor, 'details').first().click();
    const details = page.getByRole('region', { name: words('cart.details.of', { name: nameOf(0) }) });
    await details.getByRole('textbox', { name: words('cart.details.note'), exact: true }).fill('Cabinet 4');
    await details.getByRole('textbox', { name: words('cart.details.additional') }).focus();
    await lineOf(visitor, nameOf(0)).getByText('Cabinet 4').first().waitFor();
    await eventually(async () => (await buyer.call(getCart, {})).CartItems[0]?.Note).toBe('Cabinet 4');
    expect(countOf(visitor, patchCartItem.path)).toBe(1);
    await expectAccessible(page);
  });

  test('tells how its price comes about, and gives the focus back', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    const price = cellsOf(visitor, 'price').first();
    await price.press('Enter');
    const story = page.getByRole('dialog', { name: words('cart.story', { name: nameOf(0) }) });
    await story.getByText(words('cart.story.list')).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await story.waitFor({ state: 'detached' });
    await expectFocus(price);
  });
});

describe('the field that adds', () => {
  test('adds a whole number at once and is ready for the next', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    await fillInOrder(buyer, []);
    const field = page.getByRole('combobox', { name: words('cart.entry.label') });
    await field.fill(singles[0]?.ItemEANNumber ?? '');
    await page.keyboard.press('Enter');
    await field.fill(singles[1]?.ItemEANNumber ?? '');
    await page.keyboard.press('Enter');
    const codes = async () => (await buyer.call(getCart, {})).CartItems.map(({ Code }) => Code).sort();
    const wanted = singles.slice(0, 2).map(({ Code }) => Code);
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
    expect(await hits.nth(1).getAttribute('aria-selected')).toBe('true');
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

  test('is pasted with tabs; what failed is told and stays to be corrected', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    const list = await openList(visitor);
    const text = list.getByRole('textbox', { name: words('cart.many.list') });
    const [one, two] = singles;
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

  test('is read from a CSV file and looked at before it is sent', async () => {
    const visitor = await aCart();
    const { words } = visitor;
    const list = await openList(visitor);
    const rows = singles.map(({ ItemSAPMaterialNumber }) => `${ItemSAPMaterialNumber};2`);
    await list.locator('input[type="file"]').setInputFiles({
      name: 'order.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`nummer;antal\r\n${rows.join('\r\n')}`),
    });
    await list.getByText(words('cart.many.file.read', { count: 4, name: 'order.csv' })).waitFor();
    await list.getByRole('button', { name: words('cart.many.add', { count: 4 }) }).click();
    await eventually(quantities).toEqual([3, 3, 3, 3]);
  });

  test('that the shop does not answer stays as it is, and the bar says so without details', async () => {
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

describe.each([375, 800, 1440])('%i pixels wide', (width) => {
  test('the lines do not scroll sideways, chosen and unfolded', async () => {
    const visitor = await aCart({ width, language: 'de-DE' });
    const { page } = visitor;
    await cellsOf(visitor, 'tick').first().click();
    await cellsOf(visitor, 'details').first().click();
    await page.getByRole('textbox', { name: visitor.words('cart.details.additional') }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });
});
