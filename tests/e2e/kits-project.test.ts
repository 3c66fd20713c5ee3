import {
  addKitsFromTemplates,
  changeCartDeliveryType,
  createKitDrafts,
  createSmartKit,
  createTemplatesFromKitDrafts,
  deleteKitTemplates,
  discardCurrentCart,
  getCart,
  getKitSheet,
  getSmartKit,
  setKitQuantities,
} from '@grossist/contracts';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { expectFocus, scrollsSideways } from './support/cart-sheet.ts';
import { eventually } from './support/eventually.ts';
import { keyboardUser, tabTo } from './support/keyboard.ts';
import { confirmation } from './support/ordering.ts';
import { first, inPacks, inStock, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';
const KITS = 12;

let buyer: Client;
let templateId: string;
/** A material that is sold singly and one that is packed, in the order of the template. */
let single: string;
let packed: { sapMaterialNumber: string; multiplum: number };

beforeAll(async () => {
  buyer = await signedIn(EMAIL);
  const one = first(await inStock(buyer, await materialsSold(buyer, singly)));
  const many = first(await inStock(buyer, await materialsSold(buyer, inPacks)));
  single = one.ItemSAPMaterialNumber;
  packed = { sapMaterialNumber: many.ItemSAPMaterialNumber, multiplum: many.Multiplum };
  const body = {
    kitDraftHeaderDescription: 'Flat of two rooms',
    sapMaterialNumberQuantities: [
      { sapMaterialNumber: single, quantity: 1 },
      { sapMaterialNumber: packed.sapMaterialNumber, quantity: packed.multiplum },
    ],
  };
  const [kit] = await buyer.call(createKitDrafts, { body });
  const [template] = await buyer.call(createTemplatesFromKitDrafts, { body: [kit?.id ?? ''] });
  templateId = template?.id ?? '';
});
afterAll(async () => {
  await buyer.call(deleteKitTemplates, { body: [templateId] });
  await buyer.call(discardCurrentCart, {});
});

/** A project in a cart of its own. */
const aProject = async (kitCount: number): Promise<string> => {
  await buyer.call(discardCurrentCart, {});
  await buyer.call(changeCartDeliveryType, { body: { DeliveryType: 'SmartKit' } });
  const { CartId } = await buyer.call(getCart, {});
  const { id } = await buyer.call(createSmartKit, { body: { cartId: CartId, projectName: 'Stairs 3' } });
  const body = Array.from({ length: kitCount }, (_, nth) => ({ templateId, headerDescription: `Flat ${nth + 1}` }));
  if (kitCount > 0) await buyer.call(addKitsFromTemplates, { params: { id }, body });
  return id;
};

const sheetOf = (id: string) => buyer.call(getKitSheet, { params: { id } });
/** What kits hold of the material that is sold singly. */
const singlesOf = async (id: string): Promise<(number | undefined)[]> =>
  (await sheetOf(id)).kits.map(({ items }) => items.find((item) => item.sapMaterialNumber === single)?.quantity);

const cellAt = ({ page }: Visitor, row: number, column: number): Locator =>
  page.locator(`[data-place="${row} ${column}"]`);

const openMatrix = async (visitor: Visitor, id: string): Promise<void> => {
  await visitor.open(`/kits/${id}`);
  await visitor.page.getByRole('grid', { name: visitor.words('kits.matrix') }).waitFor();
  await cellAt(visitor, 0, 0).waitFor();
};

test('a project of twelve kits is filled by keyboard like a spreadsheet', async () => {
  const id = await aProject(KITS);
  const visitor = await visit({ as: EMAIL, width: 1280 });
  const { page } = visitor;
  await openMatrix(visitor, id);
  await expectAccessible(page);
  await tabTo(page, cellAt(visitor, 0, 0));
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expectFocus(cellAt(visitor, 1, 0));
  await page.keyboard.type(String(packed.multiplum + 1));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await eventually(async () => (await sheetOf(id)).kits[0]?.items.map(({ quantity }) => quantity)).toEqual([
    3,
    2 * packed.multiplum,
  ]);
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Home');
  await expectFocus(cellAt(visitor, 0, 0));
  await eventually(() => singlesOf(id)).toEqual(Array.from({ length: KITS }, () => 3));
  await page.keyboard.press('Control+z');
  await eventually(() => singlesOf(id)).toEqual([3, ...Array.from({ length: KITS - 1 }, () => 1)]);
});

test('by keyboard alone, twelve kits of a template are named, ordered and have their labels in twelve actions', async () => {
  await buyer.call(discardCurrentCart, {});
  const visitor = await visit({ as: EMAIL, width: 1280 });
  const { page, words } = visitor;
  const user = keyboardUser(page);
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await visitor.open('/kits');
  await user.press(page.getByRole('main').getByRole('link', { name: words('kitTemplates.start.template') }));
  await user.fill(page.getByLabel(words('kitTemplates.projectName')), 'Stairs 3');
  await user.press(page.getByRole('checkbox', { name: /Flat of two rooms/ }).first(), 'Space');
  await user.fill(page.getByRole('spinbutton'), String(KITS));
  await user.fill(page.getByLabel(words('kitTemplates.pick.pattern')), 'Stairs {n}');
  await user.press(button(words('kitTemplates.start.template.do', { count: KITS })));
  await page.waitForURL(/\/kits\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await user.press(button(words('kits.cart.put', { count: KITS })));
  await page.waitForURL(/\/cart$/);
  const order = button(words('cart.order'));
  await eventually(() => order.isEnabled()).toBe(true);
  await eventually(() => order.getAttribute('aria-disabled')).toBeNull();
  await user.press(page.getByRole('link', { name: words('cart.lines.skip') }));
  await user.press(order);
  const confirm = page.getByRole('dialog').getByRole('button', { name: words('cart.confirm.order') });
  await eventually(() => confirm.getAttribute('aria-disabled')).toBeNull();
  await user.press(confirm);
  await confirmation(visitor, page).waitFor();
  await user.press(button(words('orders.kit.printLabels')));
  const dialog = page.getByRole('dialog', { name: words('kitLabels.title') });
  const loaded = page.waitForEvent('download');
  await user.press(dialog.getByRole('button', { name: words('kitLabels.pdf') }));
  expect((await loaded).suggestedFilename()).toMatch(/^labels_.*\.pdf$/);
  expect(user.actions()).toBeLessThanOrEqual(12);

  const { isOrdered, kits } = await buyer.call(getSmartKit, { query: { smartKitId: id } });
  expect(isOrdered).toBe(true);
  expect(kits.map(({ headerDescription }) => headerDescription)).toEqual(
    Array.from({ length: KITS }, (_, nth) => `Stairs ${nth + 1}`),
  );
  await openMatrix(visitor, id);
  await page.getByText(words('kits.ordered.text')).waitFor();
  await cellAt(visitor, 0, 0).focus();
  await page.keyboard.type('9');
  expect(await page.getByRole('grid').locator('input[type="text"]').count()).toBe(0);
});

test('a block is pasted from a spreadsheet, and a quantity that another tab changed is offered again', async () => {
  const id = await aProject(3);
  const visitor = await visit({ as: EMAIL, width: 1280 });
  const { page, words } = visitor;
  // Without events the page learns of the other tab's change only when it saves.
  await page.route('**/api/cart/events', (route) => route.abort());
  await openMatrix(visitor, id);
  await cellAt(visitor, 0, 0).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '4\t5\tx\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await eventually(() => singlesOf(id)).toEqual([4, 5, 1]);
  await page.getByText(words('kits.said.notNumbers', { count: 1 })).waitFor();

  const [kit] = (await sheetOf(id)).kits;
  const cells = [{ kitId: kit?.id ?? '', sapMaterialNumber: single, quantity: 7 }];
  await buyer.call(setKitQuantities, { params: { id }, body: { cells } });
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.getByText(words('kits.cell.conflictText', { typed: '8' })).waitFor();
  expect(await cellAt(visitor, 0, 0).textContent()).toContain('7');
  expect(await singlesOf(id)).toEqual([7, 5, 1]);
  await page.keyboard.press('Alt+Enter');
  await eventually(() => singlesOf(id)).toEqual([8, 5, 1]);
});

test('on a phone the kits are a list, and one of them is changed and left', async () => {
  const id = await aProject(2);
  const visitor = await visit({ as: EMAIL, width: 375 });
  const { page, words } = visitor;
  await visitor.open(`/kits/${id}`);
  const list = page.getByRole('navigation', { name: words('kits.list') });
  await list.getByRole('button', { name: /Flat 2/ }).click();
  const kit = page.getByRole('region', { name: 'Flat 2' });
  await kit
    .getByRole('button', { name: words('ui.quantity.more', { step: '1' }) })
    .first()
    .click();
  await eventually(() => singlesOf(id)).toEqual([1, 2]);
  expect(await scrollsSideways(page)).toBe(false);
  await expectAccessible(page);
  await page.getByRole('button', { name: words('kits.list.back') }).click();
  await list.waitFor();
});
