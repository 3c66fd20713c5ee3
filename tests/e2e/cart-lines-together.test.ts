import { getCart } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { lineOf } from './support/buying.ts';
import { cartOfSingles } from './support/cart-of-singles.ts';
import { cellsOf } from './support/cart-sheet.ts';
import { eventually } from './support/eventually.ts';

const { buyer, aCart, nameOf, quantities } = cartOfSingles();

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

  test('get a project as account assignment, searched while typing', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    await cellsOf(visitor, 'tick').first().click();
    await cellsOf(visitor, 'tick').nth(1).click();
    const chosen = page.getByRole('region', { name: words('cart.chosen') });
    await chosen.getByRole('button', { name: words('cart.chosen.more') }).click();
    await page.getByRole('menuitem', { name: words('cart.chosen.accounting') }).click();
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
      (await buyer().call(getCart, {})).CartItems.map(({ AccountingString1 }) => AccountingString1);
    await eventually(accounts).toEqual([number, number, '', '']);
    await lineOf(visitor, nameOf(0)).getByText(number).waitFor();
  });

  test('are named for direct delivery; one that is not delivered so is off, in a dialog that axe finds nothing in', async () => {
    const visitor = await aCart();
    const { page, words } = visitor;
    await cellsOf(visitor, 'tick').first().click();
    const chosen = page.getByRole('region', { name: words('cart.chosen') });
    await chosen.getByRole('button', { name: words('cart.chosen.more') }).click();
    await page.getByRole('menuitem', { name: words('cart.chosen.direct') }).click();
    const dialog = page.getByRole('dialog', { name: words('cart.direct.title') });
    await dialog.getByRole('heading', { name: words('cart.direct.items') }).waitFor();
    await dialog.getByRole('heading', { name: words('cart.direct.description') }).waitFor();
    const line = dialog.getByRole('checkbox', { name: nameOf(0) });
    expect([await line.isChecked(), await line.isDisabled()]).toEqual([false, true]);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words('cart.dialog.cancel') }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});
