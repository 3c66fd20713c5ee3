import {
  deleteDraft,
  discardCurrentCart,
  getCart,
  getDrafts,
  saveCartAsOrderDraftAndCreateNewCart,
} from '@grossist/contracts';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { pressKey } from './support/keyboard.ts';
import { fillCart, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const BUYER = 'buyer@sydvvs.example';

let buyer: Client;

beforeEach(async () => {
  buyer = await signedIn(BUYER);
  await buyer.call(discardCurrentCart, {});
  for (const { CartId, IsActive } of await buyer.call(getDrafts, {})) {
    if (!IsActive) await buyer.call(deleteDraft, { params: { id: CartId } });
  }
});

const fill = async (count: number): Promise<void> =>
  fillCart(buyer, (await materialsSold(buyer, singly)).slice(0, count));

/** A draft with so many lines; the cart after it is empty. */
const draftOf = async (orderName: string, count: number): Promise<void> => {
  await fill(count);
  await buyer.call(saveCartAsOrderDraftAndCreateNewCart, { body: { orderName } });
};

const names = async (): Promise<string[]> => (await buyer.call(getDrafts, {})).map(({ Name }) => Name).toSorted();

const openCart = async (visitor: Visitor): Promise<void> => {
  await visitor.open('/cart');
  await visitor.page.getByRole('table', { name: visitor.words('cart.lines') }).waitFor();
};

const openDrafts = async (visitor: Visitor): Promise<void> => {
  await visitor.open('/cart/drafts');
  await visitor.page.getByRole('table', { name: visitor.words('pages.drafts') }).waitFor();
};

const rowOf = ({ page, words }: Visitor, name: string) =>
  page
    .getByRole('table', { name: words('pages.drafts') })
    .getByRole('row')
    .filter({ hasText: name });

test('a cart is saved under a name, which must not be blank, and stays the active one', async () => {
  await fill(2);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openCart(visitor);
  await page.getByText(words('drafts.notSaved')).waitFor();

  await page.getByRole('button', { name: words('drafts.save'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('drafts.save') });
  const name = dialog.getByRole('textbox', { name: words('cart.head.name') });
  await name.fill('   ');
  await dialog.getByRole('button', { name: words('drafts.save.do'), exact: true }).click();
  await dialog.getByText(words('cart.head.nameMissing')).waitFor();
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);

  await name.fill('Bathroom, first floor');
  await name.press('Enter');
  await page.getByText(words('drafts.draft'), { exact: true }).waitFor();
  expect(await buyer.call(getCart, {})).toMatchObject({
    Name: 'Bathroom, first floor',
    OrderStatus: 'Draft',
    IsReady: false,
    ItemCount: 2,
  });
});

test('creates a new cart at once when the present one is saved', async () => {
  await draftOf('Saved before', 1);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openDrafts(visitor);
  await rowOf(visitor, 'Saved before')
    .getByRole('button', { name: words('drafts.load') })
    .click();
  await page.getByRole('table', { name: words('cart.lines') }).waitFor();
  await page.getByRole('button', { name: words('drafts.new') }).click();
  await page.getByRole('heading', { name: words('cart.empty.title') }).waitFor();
  expect(await names()).toEqual(['Saved before']);
});

test('asks about an unsaved cart before a draft is loaded: stay, save and continue', async () => {
  await draftOf('Kitchen', 1);
  await fill(2);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openDrafts(visitor);
  const load = rowOf(visitor, 'Kitchen').getByRole('button', { name: words('drafts.load') });
  await load.click();
  const question = page.getByRole('alertdialog', { name: words('drafts.unsaved.title') });
  await question.getByText(words('drafts.unsaved.load', { name: 'Kitchen' })).waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: words('drafts.unsaved.stay') }).click();
  await question.waitFor({ state: 'detached' });
  expect((await buyer.call(getCart, {})).ItemCount).toBe(2);

  await load.click();
  await question.getByRole('textbox').fill('Cellar');
  await question.getByRole('button', { name: words('drafts.unsaved.save') }).click();
  await page.getByRole('table', { name: words('cart.lines') }).waitFor();
  expect(await buyer.call(getCart, {})).toMatchObject({ Name: 'Kitchen', ItemCount: 1 });
  expect(await names()).toEqual(['Cellar', 'Kitchen']);
});

test('restores a discarded cart by undo, and saves the cart that was loaded in between', async () => {
  await draftOf('Kitchen', 1);
  await fill(2);
  const { CartId } = await buyer.call(getCart, {});
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openDrafts(visitor);
  await rowOf(visitor, 'Kitchen')
    .getByRole('button', { name: words('drafts.load') })
    .click();
  const question = page.getByRole('alertdialog', { name: words('drafts.unsaved.title') });
  await question.getByRole('button', { name: words('drafts.unsaved.discard') }).click();
  await page.getByText(words('drafts.discarded')).waitFor();
  expect((await buyer.call(getCart, {})).Name).toBe('Kitchen');

  await page.getByRole('button', { name: words('ui.undo') }).click();
  await eventually(async () => (await buyer.call(getCart, {})).CartId).toBe(CartId);
  expect((await buyer.call(getCart, {})).ItemCount).toBe(2);
  expect(await names()).toContain('Kitchen');
});

test('renames a draft in place; refuses an empty name', async () => {
  await draftOf('Old name', 1);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openDrafts(visitor);
  await rowOf(visitor, 'Old name')
    .getByRole('button', { name: words('drafts.rename') })
    .press('Enter');
  const field = page.getByRole('textbox', { name: words('drafts.rename.of', { name: 'Old name' }) });
  await field.fill(' ');
  await field.press('Enter');
  await page.getByText(words('cart.head.nameMissing')).waitFor();
  expect(await names()).toEqual(['Old name']);
  await field.fill('New name');
  await field.press('Enter');
  await rowOf(visitor, 'New name').waitFor();
  expect(await names()).toEqual(['New name']);
});

test('many drafts are marked as ready at once, by keyboard', async () => {
  await draftOf('First', 1);
  await draftOf('Second', 2);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openDrafts(visitor);
  await page.getByRole('checkbox', { name: words('drafts.mark.all') }).press('Space');
  await page.getByText(words('drafts.marked', { count: 2 })).waitFor();
  await pressKey(page.getByRole('button', { name: words('drafts.markReady') }));
  await page.getByText(words('drafts.readied', { count: 2 })).waitFor();
  await rowOf(visitor, 'First').getByText(words('drafts.ready'), { exact: true }).waitFor();
  expect((await buyer.call(getDrafts, {})).map(({ IsReady }) => IsReady)).toEqual([true, true]);
});

test('removes a deleted draft at once and restores it by undo', async () => {
  await draftOf('Attic', 3);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await openDrafts(visitor);
  await page.getByRole('button', { name: words('drafts.delete', { name: 'Attic' }) }).click();
  await page.getByRole('heading', { name: words('drafts.empty.title') }).waitFor();
  await page.getByText(words('drafts.deleted', { name: 'Attic' })).waitFor();
  expect(await names()).toEqual([]);
  await page.getByRole('button', { name: words('ui.undo') }).click();
  await rowOf(visitor, 'Attic').waitFor();
  expect(await buyer.call(getDrafts, {})).toMatchObject([{ Name: 'Attic', ItemCount: 3 }]);
});

test.each([
  [375, 'de-DE', 'dark'],
  [800, 'fo-FO', 'light'],
  [1440, 'nb-NO', 'dark'],
] as const)(
  'the drafts at %i px in %s, %s, are accessible and never wider than the window',
  async (width, language, theme) => {
    await draftOf('A name as long as those that people give who have many jobs in the same street', 2);
    await draftOf('Short', 1);
    const visitor = await visit({ as: BUYER, width, language, theme });
    await openDrafts(visitor);
    await expectAccessible(visitor.page);
    expect(
      await visitor.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  },
);

test('explains on the empty screen how drafts are created', async () => {
  const { page, words, open } = await visit({ as: BUYER });
  await open('/cart/drafts');
  await page.getByRole('heading', { name: words('drafts.empty.title') }).waitFor();
  await expectAccessible(page);
});
