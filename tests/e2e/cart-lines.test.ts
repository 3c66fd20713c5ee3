import { changeQuantity, getCart, getCartPrice, patchCartItem, type SearchDocument } from '@grossist/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { lineOf } from './support/buying.ts';
import { cartOfSingles, EMAIL } from './support/cart-of-singles.ts';
import { cellsOf, expectFocus, fillInOrder, openCart, scrollsSideways } from './support/cart-sheet.ts';
import { eventually } from './support/eventually.ts';
import { first, inPacks, materialsSold } from './support/people.ts';

const { visit, buyer, singles, aCart, nameOf, quantities, countOf } = cartOfSingles();

let packed: SearchDocument;

beforeAll(async () => {
  packed = first(await materialsSold(buyer(), inPacks));
});

describe('the quantities of a cart are a sheet', () => {
  test('saves a quantity and moves down by Enter, moves by arrows, and reverts by Escape', async () => {
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
    await eventually(() => cells.nth(2).inputValue()).toBe('1');
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
    await eventually(() => cells.nth(1).inputValue()).toBe('3');
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

  test('makes one call for a change, then loads prices again but not the cart', async () => {
    await fillInOrder(buyer(), singles());
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

  test('shows a proposal for an invalid quantity; Escape discards it, Enter applies it', async () => {
    await fillInOrder(buyer(), [packed]);
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

describe('one line', () => {
  test('has its notes below it, which save themselves and are read on the line', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    await cellsOf(visitor, 'details').first().click();
    const details = page.getByRole('region', { name: words('cart.details.of', { name: nameOf(0) }) });
    await details.getByRole('textbox', { name: words('cart.details.note'), exact: true }).fill('Cabinet 4');
    await details.getByRole('textbox', { name: words('cart.details.additional') }).focus();
    await lineOf(visitor, nameOf(0)).getByText('Cabinet 4').first().waitFor();
    await eventually(async () => (await buyer().call(getCart, {})).CartItems[0]?.Note).toBe('Cabinet 4');
    expect(countOf(visitor, patchCartItem.path)).toBe(1);
    await expectAccessible(page);
  });

  test('shows how its price is calculated, and returns the focus', async () => {
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
