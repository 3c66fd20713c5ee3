import { commerceSearch, getFavorites, setFavorite } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const BUYER = 'buyer@fjordror.example';
/** The wholesaler's own people have favorites, and no other lists. */
const EDITOR = 'editor@grossist.example';

const marked = async (email: string, count: number) => {
  const client = await signedIn(email);
  const { Documents: before } = await client.call(getFavorites, { query: { PageSize: 100 } });
  for (const { Code: ProductCode } of before) {
    await client.call(setFavorite, { body: { ProductCode, SetFavoriteTo: false } });
  }
  const { Documents } = await client.call(commerceSearch, { body: { PageSize: 100, SortKey: 'number' } });
  const chosen = Documents.filter(({ IsOrderable }) => IsOrderable).slice(0, count);
  for (const { Code: ProductCode } of chosen) {
    await client.call(setFavorite, { body: { ProductCode, SetFavoriteTo: true } });
  }
  return { client, chosen };
};

test('the old address leads a buyer to the favorites among the lists, where one is removed and brought back', async () => {
  const { client } = await marked(BUYER, 9);
  const visitor = await visit({ as: BUYER });
  const { page, words } = visitor;
  await visitor.open('/favourites');
  await page.waitForURL(/\/lists#listId-/);
  const rows = page.getByRole('table', { name: words('lists.lines') }).locator('tbody[data-line]');
  await eventually(() => rows.count()).toBe(9);
  await expectAccessible(page);

  await rows.nth(2).locator('[data-cell="quantity"]').focus();
  await page.keyboard.press('Delete');
  await eventually(() => rows.count()).toBe(8);
  // The focus is on the line that came into the place.
  await eventually(() => rows.evaluateAll((all) => all.findIndex((row) => row.contains(document.activeElement)))).toBe(
    2,
  );
  await page.getByRole('button', { name: words('ui.undo') }).click();
  await eventually(() => rows.count()).toBe(9);
  expect((await client.call(getFavorites, {})).TotalCount).toBe(9);
});

test('people without a company find their favorites from the menu, by number', async () => {
  const { chosen } = await marked(EDITOR, 9);
  const visitor = await visit({ as: EDITOR });
  const { page, words } = visitor;
  await visitor.open('/');
  await page.locator('summary').filter({ hasText: /./ }).last().click();
  await page.getByRole('link', { name: words('shell.favourites') }).click();
  const list = page.getByRole('list', { name: words('favourites.title') });
  await eventually(() => list.locator('[data-star]').count()).toBe(9);
  const search = page.getByRole('search', { name: words('favourites.search') });
  await search.getByRole('searchbox').fill(chosen[4]?.Code ?? '');
  await page.keyboard.press('Enter');
  await eventually(() => list.locator('[data-star]').count()).toBe(1);
});

test.each([
  { width: 375, language: 'de-DE', theme: 'dark' },
  { width: 1440, language: 'da-DK', theme: 'light' },
] as const)('an empty favorites list says how to fill it, at $width px in $language', async (how) => {
  await marked(BUYER, 0);
  const visitor = await visit({ as: BUYER, ...how });
  await visitor.open('/favourites');
  await visitor.page.getByRole('heading', { name: visitor.words('lists.empty.title') }).waitFor();
  await expectAccessible(visitor.page);
});
