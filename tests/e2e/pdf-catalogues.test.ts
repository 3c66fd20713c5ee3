import { deletePdfCatalog, getPdfCatalog, getPdfCatalogs, getPdfCatalogVariations } from '@grossist/contracts';
import { expect, test } from 'vitest';
import type { Client } from '../running-shop/client.ts';
import { expectAccessible } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { pressKey, tabTo } from './support/keyboard.ts';
import { aList, pathOf, withoutLists } from './support/lists.ts';
import { materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'colleague@nordkraft.example';
const BASKET = { params: { id: 'basket' } };

/** Opens a page and waits for its parts that are loaded later: until then they show, but take no press. */
const openWhole = async ({ open, page }: Visitor, path: string): Promise<void> => {
  await open(path);
  await page.waitForLoadState('networkidle');
};

const withoutBasket = (client: Client): Promise<unknown> => client.call(deletePdfCatalog, BASKET);

test('materials of a search and of a list become a saved catalog by keyboard, whose PDF opens in a new window', async () => {
  const client = await signedIn(EMAIL);
  await withoutBasket(client);
  await withoutLists(client);
  const materials = (await materialsSold(client, singly)).slice(0, 3);
  const list = await aList(client, 'Tavle 3', materials);
  const visitor = await visit({ as: EMAIL, pictures: true });
  const { page, words } = visitor;
  const dialog = page.getByRole('dialog');

  await openWhole(visitor, '/search?query=afbryder&view=full');
  const add = page.getByRole('button', { name: new RegExp(`^${words('pdf.add')}: `) }).first();
  await add.waitFor();
  await add.focus();
  await page.keyboard.press('Enter');
  await dialog.getByText(words('pdf.added', { count: 1 })).waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => dialog.count()).toBe(0);

  await openWhole(visitor, pathOf(list));
  await tabTo(page, page.getByRole('button', { name: words('pdf.add'), exact: true }));
  await page.keyboard.press('Enter');
  await dialog.getByText(words('pdf.added.total', { count: 4 })).waitFor();
  await tabTo(page, dialog.getByRole('link', { name: words('pdf.goTo') }));
  await page.keyboard.press('Enter');

  const lines = page.getByRole('list', { name: words('pdf.lines') }).locator('[data-line]');
  await eventually(() => lines.count()).toBe(4);
  const [first, second] = (await client.call(getPdfCatalogVariations, { ...BASKET, query: {} })).PageItems;
  await tabTo(page, lines.first().locator('[data-cell="note"]'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ved trappen');
  await page.keyboard.press('Control+Enter');
  await lines.first().getByText('Ved trappen').waitFor();
  await lines.first().locator('[data-cell="move"]').focus();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await page.getByText(words('pdf.line.moved', { name: first?.localMaterialName ?? '', place: 2 })).waitFor();
  await eventually(() => lines.first().getAttribute('data-line')).toBe(second?.variation.ItemSapMaterialNumber);
  await page.getByRole('img', { name: words('pdf.preview.alt') }).waitFor();
  await expectAccessible(page);

  await tabTo(page, page.getByRole('button', { name: words('pdf.save'), exact: true }));
  await page.keyboard.press('Enter');
  await eventually(() => page.locator('input:focus').count()).toBe(1);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Havnegade 12');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Havnegade 12' }).waitFor();
  expect((await client.call(getPdfCatalog, BASKET)).noOfVariations).toBe(0);

  // A browser without a viewer of PDF downloads what the new window opens, and tells no address of the window.
  const [opened, file] = await Promise.all([
    page.context().waitForEvent('page'),
    page.context().waitForEvent('response', (response) => response.url().includes('/api/documents/')),
    pressKey(page.getByRole('button', { name: words('pdf.make'), exact: true })),
  ]);
  expect(new URL(file.url()).pathname).toMatch(/^\/api\/documents\/[0-9a-f-]{36}\/file$/);
  expect(await file.headerValue('content-type')).toBe('application/pdf');
  await opened.close();

  await page.getByRole('button', { name: words('pdf.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: words('pdf.delete') }).click();
  await page.getByText(words('pdf.deleted', { name: 'Havnegade 12' })).waitFor();
  const { PageItems } = await client.call(getPdfCatalogs, { query: { Query: 'Havnegade 12' } });
  expect(PageItems).toEqual([]);
});

test('asks about the materials in the basket before loading a catalog, and saves them first', async () => {
  const client = await signedIn(EMAIL);
  await withoutBasket(client);
  const [one, other] = await materialsSold(client, singly);
  const numbers = [one, other].map((material) => material?.ItemSAPMaterialNumber ?? '');
  const visitor = await visit({ as: EMAIL, pictures: true, width: 375 });
  const { page, words } = visitor;

  await openWhole(visitor, '/pdf-catalogues');
  await page.getByRole('button', { name: words('pdf.new') }).click();
  await page.getByRole('textbox', { name: words('pdf.name') }).fill('Reservedele');
  await page.getByRole('button', { name: words('pdf.new.do') }).click();
  await page.getByRole('heading', { level: 1, name: 'Reservedele' }).waitFor();
  await page.getByRole('button', { name: words('pdf.addTo'), exact: true }).click();
  await page.getByRole('textbox', { name: words('pdf.addTo.numbers') }).fill(`${numbers[0]} 99999999999`);
  await page.getByRole('button', { name: words('pdf.addTo.do'), exact: true }).click();
  await page.getByText(words('pdf.added', { count: 1 })).waitFor();
  await page.getByText(`99999999999: ${words('pdf.reason.unknown')}`).waitFor();
  await page.keyboard.press('Escape');

  await openWhole(visitor, `/variation/${other?.Code}`);
  // A phone has the entry among the lists.
  await page
    .getByRole('button', { name: words('lists.picker.choose', { name: other?.ItemLocalMaterialName ?? '' }) })
    .click();
  await page.getByRole('button', { name: words('pdf.add'), exact: true }).click();
  await page.getByText(words('pdf.added', { count: 1 })).waitFor();

  await openWhole(visitor, '/pdf-catalogues?query=Reservedele');
  const row = page.getByRole('row').filter({ hasText: 'Reservedele' }).first();
  await row.getByRole('button', { name: words('pdf.more') }).click();
  await page.getByRole('menuitem', { name: words('pdf.load') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words('pdf.load.name') }).fill('Gemt kurv');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('pdf.load.save') }).click();
  await page.getByRole('heading', { level: 1, name: words('pdf.basket') }).waitFor();
  const held = await client.call(getPdfCatalogVariations, { ...BASKET, query: {} });
  expect(held.PageItems.map(({ variation }) => variation.ItemSapMaterialNumber)).toEqual([numbers[0]]);
  const saved = await client.call(getPdfCatalogs, { query: { Query: 'Gemt kurv' } });
  expect(saved.PageItems.map(({ noOfVariations }) => noOfVariations)).toEqual([1]);
  for (const Query of ['Gemt kurv', 'Reservedele']) {
    const { PageItems } = await client.call(getPdfCatalogs, { query: { Query } });
    for (const { pdfId } of PageItems) await client.call(deletePdfCatalog, { params: { id: pdfId ?? 'basket' } });
  }
  await withoutBasket(client);
});
