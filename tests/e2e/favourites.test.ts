import { commerceSearch, getCart, getFavorites, setFavorite } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'buyer@fjordror.example';

const marked = async (count: number) => {
  const client = await signedIn(EMAIL);
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

test('favourites are reached from the menu, found by their number, taken off by keyboard and brought back', async () => {
  const { client, chosen } = await marked(9);
  const visitor = await visit({ as: EMAIL });
  await visitor.open('/');
  const { page, words } = visitor;
  await page.locator('summary').filter({ hasText: /./ }).last().click();
  await page.getByRole('link', { name: words('shell.favourites') }).click();
  const list = page.getByRole('list', { name: words('favourites.title') });
  await eventually(() => list.locator('[data-star]').count()).toBe(9);
  await expectAccessible(page);

  const wanted = chosen[4];
  const search = page.getByRole('search', { name: words('favourites.search') });
  await search.getByRole('searchbox').fill(wanted?.Code ?? '');
  await page.keyboard.press('Enter');
  await eventually(() => list.locator('[data-star]').count()).toBe(1);
  expect(await list.locator('[data-result-link]').getAttribute('href')).toContain(wanted?.Url);

  await page.goBack();
  await eventually(() => list.locator('[data-star]').count()).toBe(9);
  await list.locator('[data-star]').nth(2).focus();
  await page.keyboard.press('Enter');
  await eventually(() => list.locator('[data-star]').count()).toBe(8);
  // The focus is where it was, on the one that came into the place.
  await eventually(() =>
    list.locator('[data-star]').evaluateAll((stars) => stars.indexOf(document.activeElement as HTMLElement)),
  ).toBe(2);
  await page.getByRole('button', { name: words('ui.undo') }).click();
  await eventually(() => list.locator('[data-star]').count()).toBe(9);
  expect((await client.call(getFavorites, {})).TotalCount).toBe(9);
});

test('a favourite is ordered from the list', async () => {
  const { client } = await marked(1);
  const visitor = await visit({ as: EMAIL });
  await visitor.open('/favourites');
  const { page } = visitor;
  const before = (await client.call(getCart, {})).ItemCount;
  await page.locator('[data-add] button').last().click();
  await eventually(async () => (await client.call(getCart, {})).ItemCount).toBeGreaterThan(before);
});

test.each([
  { width: 375, language: 'de-DE', theme: 'dark' },
  { width: 1440, language: 'da-DK', theme: 'light' },
] as const)('who has none is told how to get some, at $width px in $language', async (how) => {
  await marked(0);
  const visitor = await visit({ as: EMAIL, ...how });
  await visitor.open('/favourites');
  await visitor.page.getByRole('heading', { name: visitor.words('favourites.empty.title') }).waitFor();
  await expectAccessible(visitor.page);
});
