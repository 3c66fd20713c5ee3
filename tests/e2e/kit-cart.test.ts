import {
  addKit,
  addKitsToCart,
  changeCartDeliveryType,
  createSmartKit,
  discardCurrentCart,
  getCart,
  getSmartKit,
  setKitItem,
} from '@grossist/contracts';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { openCart, standIn } from './support/cart-page.ts';
import { expectFocus, scrollsSideways } from './support/cart-sheet.ts';
import { eventually } from './support/eventually.ts';
import { pressKey } from './support/keyboard.ts';
import { confirmation, orderAndConfirm } from './support/ordering.ts';
import { fillCart, inStock, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const answer = standIn();
const BUYER = 'buyer@nordkraft.example';

let buyer: Client;

beforeEach(async () => {
  buyer = await signedIn(BUYER);
  await buyer.call(discardCurrentCart, {});
});

const sold = async (count: number) => (await inStock(buyer, await materialsSold(buyer, singly))).slice(0, count);

/** A project in the active cart with kits of two materials, all of them in the cart. */
const aProjectInCart = async (names: readonly string[]) => {
  await buyer.call(changeCartDeliveryType, { body: { DeliveryType: 'SmartKit' } });
  const { CartId: cartId } = await buyer.call(getCart, {});
  const { id } = await buyer.call(createSmartKit, { body: { cartId, projectName: 'Stairs 3' } });
  const materials = await sold(2);
  const kitIds: string[] = [];
  for (const headerDescription of names) {
    const kit = await buyer.call(addKit, { params: { id }, body: { headerDescription } });
    for (const { ItemSAPMaterialNumber: sapMaterialNumber } of materials) {
      await buyer.call(setKitItem, { params: { id: kit.id }, body: { sapMaterialNumber, quantity: 2 } });
    }
    kitIds.push(kit.id);
  }
  await buyer.call(addKitsToCart, { body: { KitIds: kitIds } });
  return { id, cartId, kitIds, materials };
};

const projectBar = ({ page }: Visitor, name: string) => page.getByRole('region', { name });

test('lines of a cart are packed into equal kits of a smart kit with a cart of its own', async () => {
  await fillCart(buyer, await sold(3));
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCart(visitor);
  const table = page.getByRole('table', { name: words('cart.lines') });
  for (const place of [0, 1]) await table.locator('tbody [data-cell="tick"]').nth(place).press('Space');
  await page.getByRole('button', { name: words('cart.chosen.pack') }).click();
  const dialog = page.getByRole('dialog', { name: words('kitCart.pack.title', { count: 2 }) });
  await dialog.getByLabel(words('kitCart.name'), { exact: true }).fill('Stairs 3');
  await dialog.getByLabel(words('kitCart.edit.name'), { exact: true }).fill('2nd left');
  await dialog.getByLabel(words('kitCart.pack.copies')).fill('3');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('kitCart.pack.do'), exact: true }).click();
  await projectBar(visitor, 'Stairs 3')
    .getByText(words('kitCart.count', { inCart: 3, count: 3 }))
    .waitFor();
  const { CartItems, CartId, DeliveryType } = await buyer.call(getCart, {});
  expect(DeliveryType).toBe('SmartKit');
  expect(CartItems.filter(({ KitName }) => KitName === '2nd left')).toHaveLength(3);
  const { kits } = await buyer.call(getSmartKit, { query: { cartId: CartId } });
  expect(kits.map(({ itemCount, inCart }) => [itemCount, inCart])).toEqual(
    Array.from({ length: 3 }, () => [2, 'current']),
  );
});

test('renames a kit and changes its quantities in place; deletes it with all materials selected', async () => {
  const { cartId, materials } = await aProjectInCart(['2nd left', '2nd right']);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCart(visitor);
  const edit = (name: string) =>
    page.getByRole('button', { name: `${words('cart.kit.edit')} ${words('cart.note.of', { name })}` });
  const dialog = page.getByRole('dialog', { name: words('kitCart.edit.title') });
  // The saving ends while the next dialog is open.
  let endSaving = (): void => undefined;
  const isNextOpen = new Promise<void>((resolve) => {
    endSaving = resolve;
  });
  await answer(page, addKitsToCart, async (route) => {
    const response = await route.fetch();
    await isNextOpen;
    await route.fulfill({ response });
  });
  await edit('2nd left').press('Enter');
  await dialog.getByLabel(words('kitCart.edit.name'), { exact: true }).fill('2nd left, corner');
  const quantity = dialog.getByRole('spinbutton').first();
  await quantity.fill('5');
  await quantity.press('Tab');
  await expectAccessible(page);
  await pressKey(dialog.getByRole('button', { name: words('kitCart.edit.save') }));
  await edit('2nd left, corner').waitFor();
  const changed = await buyer.call(getSmartKit, { query: { cartId } });
  expect(changed.kits[0]).toMatchObject({ headerDescription: '2nd left, corner', inCart: 'current' });
  expect(changed.kits[0]?.items[0]?.quantity).toBe(5);

  await edit('2nd right').press('Enter');
  await dialog.getByRole('checkbox').first().waitFor();
  endSaving();
  await page.getByText(words('kitCart.edit.saved', { name: '2nd left, corner' })).waitFor();
  for (const { ItemLocalMaterialName: name } of materials) {
    await dialog.getByRole('checkbox', { name: words('kitCart.edit.remove', { name }) }).press('Space');
  }
  await pressKey(dialog.getByRole('button', { name: words('kitCart.edit.removeKit') }));
  await edit('2nd right').waitFor({ state: 'detached' });
  expect((await buyer.call(getSmartKit, { query: { cartId } })).kits).toHaveLength(1);
});

test('shows kits that changed elsewhere, updates the cart with one click, and orders it', async () => {
  const { kitIds, materials } = await aProjectInCart(['2nd left', '2nd right']);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCart(visitor);
  await projectBar(visitor, 'Stairs 3').waitFor();
  const sapMaterialNumber = materials[0]?.ItemSAPMaterialNumber ?? '';
  await buyer.call(setKitItem, { params: { id: kitIds[1] ?? '' }, body: { sapMaterialNumber, quantity: 3 } });
  const bar = page.getByRole('alert').filter({ hasText: words('kitCart.changed', { count: 1 }) });
  await bar.waitFor();
  await bar.getByText(words('kitCart.showChanges')).click();
  await bar.getByText(materials[0]?.ItemLocalMaterialName ?? '').waitFor();
  await page.getByText(words('cart.problem.kitsChanged')).waitFor();
  expect(await page.getByRole('button', { name: words('cart.order'), exact: true }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await bar.getByRole('button', { name: words('kitCart.update') }).click();
  await bar.waitFor({ state: 'detached' });
  await orderAndConfirm(visitor, page);
  await confirmation(visitor, page).waitFor();
});

test('labels begin at the label that is clicked, and are downloaded', async () => {
  await aProjectInCart(['2nd left', '2nd right']);
  const visitor = await visit({ as: BUYER, pictures: true });
  const { page, words } = visitor;
  await openCart(visitor);
  await page.getByRole('button', { name: words('kitCart.labels') }).click();
  const dialog = page.getByRole('dialog', { name: words('kitLabels.title') });
  const place = (number: number) =>
    dialog.getByRole('radio', {
      name: words('labels.place', { number, row: Math.ceil(number / 2), column: ((number - 1) % 2) + 1 }),
    });
  await place(7).click();
  await place(7).press('ArrowDown');
  await eventually(() => place(9).getAttribute('aria-checked')).toBe('true');
  await expectFocus(place(9));
  const preview = dialog.getByRole('img', { name: words('kitLabels.preview') });
  await eventually(() => preview.getAttribute('src')).toContain('Offset=9');
  await eventually(() =>
    preview.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)),
  ).toBeGreaterThan(0);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words('kitLabels.pdf') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^labels_.*\.pdf$/);
});

test('on a phone, by touch: from a template to an ordered smart kit with its labels', async () => {
  const visitor = await visit({ as: BUYER, pictures: true, width: 375, touch: true });
  const { page, words, open } = visitor;
  await open('/kits?start=template');
  const templates = page.getByRole('list', { name: words('kitTemplates.templates') });
  await templates.locator('label').first().tap();
  await page.getByLabel(words('kitTemplates.projectName')).fill('Stairs 4');
  await page.getByRole('button', { name: words('kitTemplates.start.template.do', { count: 1 }) }).tap();
  await eventually(() => new URL(page.url()).pathname).toMatch(/\/kits\/[0-9a-f-]{36}$/);
  const list = page.getByRole('navigation', { name: words('kits.list') });
  await list.getByRole('button').first().tap();
  const quantity = page.getByRole('spinbutton').first();
  const quantityNow = async () => Number(await quantity.getAttribute('aria-valuenow'));
  const before = await quantityNow();
  await page
    .getByRole('button', { name: words('ui.quantity.more', { step: '' }).trim() })
    .first()
    .tap();
  await eventually(quantityNow).toBeGreaterThan(before);
  await page.getByRole('button', { name: words('kits.list.back') }).tap();
  await list.waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  const put = page.getByRole('button', { name: words('kits.cart.put', { count: 1 }) });
  await eventually(() => put.getAttribute('aria-disabled')).toBeNull();
  await put.tap();
  await page.waitForURL(/\/cart$/);
  await projectBar(visitor, 'Stairs 4')
    .getByText(words('kitCart.count', { inCart: 1, count: 1 }))
    .waitFor();
  await expectAccessible(page);
  expect(await scrollsSideways(page)).toBe(false);
  await orderAndConfirm(visitor, page);
  await confirmation(visitor, page).waitFor();
  const orderId = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  await open(`/orders/${orderId}`);
  await page.getByRole('button', { name: words('orders.kit.printLabels') }).tap();
  const dialog = page.getByRole('dialog', { name: words('kitLabels.title') });
  await dialog.getByRole('radio').nth(6).tap();
  await eventually(() => dialog.getByRole('img', { name: words('kitLabels.preview') }).getAttribute('src')).toContain(
    'Offset=7',
  );
});
