import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { pdfCatalogueRoutes } from '../../src/areas/catalogues/index.ts';
import { identityRoutes } from '../../src/areas/identity/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial, someMaterials } from '../support/a-material.ts';
import { aPdfCatalogue } from '../support/a-pdf-catalogue.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { withCachesOf } from '../support/change-notifications.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);
const small = testApp(db, {
  answers: [
    ...identityRoutes({ db, signInFailures: 0 }),
    ...pdfCatalogueRoutes({ ...withCachesOf(db), limits: { catalogues: 2, lines: 4 } }),
  ],
});

/** Made before any call, since the names of nodes are cached for seconds. */
const inTwoNodes = [await someMaterials(db, 2), await someMaterials(db, 1)] as const;

const linesOf = (client: Client, id: string, query: { Query?: string; PageNumber?: number; PageSize?: number } = {}) =>
  client.answer(calls.getPdfCatalogVariations, { params: { id }, query });
const numbersOf = async (client: Client, id: string) =>
  (await linesOf(client, id)).PageItems.map(({ variation }) => variation.ItemSapMaterialNumber);

test('adds each material once at the end, and reports why others are not added', async () => {
  const buyer = await aBuyer(db);
  const { id, numbers } = await aPdfCatalogue(db, { maker: buyer });
  const [fresh, foreign] = [await aMaterial(db), await aMaterial(db, { market: 'SE' })];
  const client = await signedIn(buyer);
  const added = await client.answer(calls.addPdfCatalogVariations, {
    params: { id },
    body: {
      SapNumbers: [fresh, foreign]
        .flatMap(({ sapMaterialNumber: number }) => [number, number])
        .concat(numbers[0] ?? '', '999'),
    },
  });
  expect(added).toEqual({
    SapNumbersNotAdded: [foreign.sapMaterialNumber, '999'],
    NotAdded: [foreign.sapMaterialNumber, '999'].map((SapNumber) => ({ SapNumber, Reason: 'unknown-material' })),
    AddedCount: 1,
    AlreadyThereCount: 1,
    noOfVariations: 4,
    version: 2,
  });
  expect(await numbersOf(client, id)).toEqual([...numbers, fresh.sapMaterialNumber]);
});

test('limits the lines of a catalog; reports those beyond and loses nothing', async () => {
  const buyer = await aBuyer(db);
  const { id, numbers } = await aPdfCatalogue(db, { maker: buyer });
  const more = (await someMaterials(db, 2)).map(({ sapMaterialNumber }) => sapMaterialNumber);
  const client = await small.signedIn(buyer);
  const params = { id };
  const added = await client.answer(calls.addPdfCatalogVariations, { params, body: { SapNumbers: more } });
  expect(added).toMatchObject({ AddedCount: 1, NotAdded: [{ SapNumber: more[1], Reason: 'catalog-full' }] });
  const body = { SapNumbers: [numbers[0] ?? ''] };
  expect(await client.answer(calls.removePdfCatalogVariations, { params, body })).toMatchObject({ RemovedCount: 1 });
  await client.answer(calls.addPdfCatalogVariations, { params, body: { SapNumbers: more } });
  expect(await client.refusal(calls.restorePdfCatalogVariations, { params, body })).toMatchObject({
    status: 422,
    code: 'catalog-full',
  });
  expect(await numbersOf(client, id)).toEqual([...numbers.slice(1), ...more]);
});

test('removed lines come back with note and place for 30 days', async () => {
  const buyer = await aBuyer(db);
  const { id, numbers } = await aPdfCatalogue(db, { maker: buyer });
  const [, second = ''] = numbers;
  const client = await signedIn(buyer);
  await client.answer(calls.changePdfCatalogVariation, {
    params: { id, sap: second },
    body: { Note: 'Behind the\nboiler' },
  });
  await client.answer(calls.removePdfCatalogVariation, { params: { id, sap: second } });
  await client.answer(calls.removePdfCatalogVariation, { params: { id, sap: second } });
  expect(await numbersOf(client, id)).toEqual([numbers[0], numbers[2]]);
  const restore = () =>
    client.answer(calls.restorePdfCatalogVariations, { params: { id }, body: { SapNumbers: [...numbers] } });
  expect(await restore()).toMatchObject({ RestoredCount: 1 });
  expect((await linesOf(client, id)).PageItems[1]).toMatchObject({ note: 'Behind the\nboiler', position: 131_072 });
  await client.answer(calls.removePdfCatalogVariation, { params: { id, sap: second } });
  await db
    .updateTable('pdf_catalogue_lines')
    .set({ removed_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('removed_at', 'is not', null)
    .execute();
  expect(await restore()).toMatchObject({ RestoredCount: 0 });
});

test('lines are moved after another one or to the beginning, all changes or none', async () => {
  const buyer = await aBuyer(db);
  const { id, numbers } = await aPdfCatalogue(db, { maker: buyer });
  const [a = '', b = '', c = ''] = numbers;
  const client = await signedIn(buyer);
  const params = { id };
  const move = (Lines: { SapNumber: string; AfterSapNumber?: string | null; Note?: string }[], version?: number) => ({
    params,
    body: { Lines, version },
  });
  await client.answer(calls.changePdfCatalogVariations, move([{ SapNumber: c, AfterSapNumber: null, Note: 'First' }]));
  expect(await numbersOf(client, id)).toEqual([c, a, b]);
  await client.answer(calls.changePdfCatalogVariations, move([{ SapNumber: c, AfterSapNumber: b }], 2));
  expect(await numbersOf(client, id)).toEqual([a, b, c]);
  const stale = await client.refusal(calls.changePdfCatalogVariations, move([{ SapNumber: a, AfterSapNumber: c }], 2));
  expect(stale).toMatchObject({ status: 409, code: 'changed-meanwhile' });
  const unknown = move([
    { SapNumber: a, Note: 'Lost' },
    { SapNumber: b, AfterSapNumber: '999' },
  ]);
  expect((await client.refusal(calls.changePdfCatalogVariations, unknown)).status).toBe(404);
  const { PageItems } = await linesOf(client, id);
  expect(PageItems.map(({ note }) => note)).toEqual(['', '', 'First']);
});

test('sorts lines by date, name in the language of the document and number; a move keeps that order as the own one', async () => {
  const buyer = await aBuyer(db);
  const [z, y, x] = [
    await aMaterial(db, { name: 'A', names: { da: 'Zink' } }),
    await aMaterial(db, { name: 'B', names: { da: 'ydre' } }),
    await aMaterial(db, { name: 'C', names: { da: 'Xenon' } }),
  ];
  const { id, numbers } = await aPdfCatalogue(db, { maker: buyer, materials: [z, y, x] });
  const client = await signedIn(buyer);
  const sort = (sortOrder: calls.PdfSortOrder, language: 'en-US' | 'da-DK' = 'en-US') =>
    client.answer(calls.updatePdfCatalog, { params: { id }, body: { sortOrder, language } });
  for (const order of ['position', 'dateAdded', 'name', 'number'] as const) {
    await sort(order);
    expect(await numbersOf(client, id), order).toEqual(numbers);
  }
  await sort('name', 'da-DK');
  expect(await numbersOf(client, id)).toEqual([x, y, z].map(({ sapMaterialNumber }) => sapMaterialNumber));
  const Lines = [{ SapNumber: z.sapMaterialNumber, AfterSapNumber: x.sapMaterialNumber }];
  await client.answer(calls.changePdfCatalogVariations, { params: { id }, body: { Lines } });
  expect(await numbersOf(client, id)).toEqual([x, z, y].map(({ sapMaterialNumber }) => sapMaterialNumber));
  expect(await client.answer(calls.getPdfCatalog, { params: { id } })).toMatchObject({ sortOrder: 'position' });
});

test('headings group lines by the nodes of the tree, below which they are moved alone', async () => {
  const buyer = await aBuyer(db);
  const [[a, b], [c]] = inTwoNodes;
  if (a === undefined || b === undefined || c === undefined) throw new Error('There are materials');
  const { id } = await aPdfCatalogue(db, { maker: buyer, materials: [a, c, b] });
  const client = await signedIn(buyer);
  await client.answer(calls.updatePdfCatalog, { params: { id }, body: { headings: 'catalogNode' } });
  const { PageItems } = await linesOf(client, id);
  const [A, B, C] = [a, b, c].map(({ sapMaterialNumber }) => sapMaterialNumber);
  expect(PageItems.map(({ variation }) => variation.ItemSapMaterialNumber)).toEqual([A, B, C]);
  const [first, second, third] = PageItems.map(({ headings }) => headings.map(({ name }) => name).join());
  expect(first).toMatch(/^Node \d+$/);
  expect([second === first, third === first]).toEqual([true, false]);
  const move = (SapNumber = '', AfterSapNumber = '') => ({
    params: { id },
    body: { Lines: [{ SapNumber, AfterSapNumber }] },
  });
  expect((await client.refusal(calls.changePdfCatalogVariations, move(A, C))).code).toBe('other-heading');
  await client.answer(calls.changePdfCatalogVariations, move(A, B));
  expect(await numbersOf(client, id)).toEqual([B, A, C]);
});

test('neither shows, counts nor changes hidden materials, which reappear when they become visible', async () => {
  const buyer = await aBuyer(db);
  const { id, numbers } = await aPdfCatalogue(db, { maker: buyer });
  const [first = '', hidden = '', last = ''] = numbers;
  const { id: assortmentId } = await anAssortment(db, { materials: [hidden] });
  const client = await signedIn(buyer);
  const params = { id };
  expect(await numbersOf(client, id)).toEqual([first, last]);
  expect(await client.answer(calls.getPdfCatalog, { params })).toMatchObject({ noOfVariations: 2 });
  expect(await client.answer(calls.getPdfCatalogProducts, { params })).toMatchObject({ noOfVariations: 2 });
  const body = { Note: 'x' };
  expect((await client.refusal(calls.changePdfCatalogVariation, { params: { id, sap: hidden }, body })).status).toBe(
    404,
  );
  await client.answer(calls.removePdfCatalogVariation, { params: { id, sap: hidden } });
  await client.answer(calls.changePdfCatalogVariations, {
    params,
    body: { Lines: [{ SapNumber: last, AfterSapNumber: null }] },
  });
  await db.deleteFrom('assortments').where('id', '=', assortmentId).execute();
  expect(await numbersOf(await signedIn(buyer), id)).toEqual([last, first, hidden]);
});

test('groups lines by product in pages of products, in the order of their first line', async () => {
  const buyer = await aBuyer(db);
  const [two, one] = [await someMaterials(db, 2), await someMaterials(db, 1)];
  const [a, b] = two;
  if (a === undefined || b === undefined) throw new Error('There are materials');
  await aPdfCatalogue(db, { maker: buyer, materials: [a, ...one, b], isBasket: true });
  const client = await signedIn(buyer);
  const ask = (PageNumber: number) =>
    client.answer(calls.getPdfCatalogProducts, { params: { id: 'basket' }, query: { PageSize: 1, PageNumber } });
  const [first, second, third] = [await ask(1), await ask(2), await ask(3)];
  expect(first).toMatchObject({
    noOfProducts: 2,
    noOfVariations: 3,
    settings: { isTemporaryList: true, name: expect.any(String) },
  });
  expect(first.products.map(({ variations }) => variations.map(({ code }) => code))).toEqual([[a.code, b.code]]);
  expect(second.products[0]?.variations[0]?.variation).toMatchObject({
    ItemSapMaterialNumber: one[0]?.sapMaterialNumber,
  });
  expect(third.products).toEqual([]);
});

test('finds lines by words of number, name and note, without changing the counts of the catalog', async () => {
  const buyer = await aBuyer(db);
  const { id, numbers } = await aPdfCatalogue(db, { maker: buyer });
  const client = await signedIn(buyer);
  await client.answer(calls.changePdfCatalogVariation, {
    params: { id, sap: numbers[2] ?? '' },
    body: { Note: '50% off' },
  });
  expect(await linesOf(client, id, { Query: '50% material' })).toMatchObject({ TotalItems: 1, noOfVariations: 3 });
  expect(await linesOf(client, id, { Query: numbers[0] ?? '' })).toMatchObject({ TotalItems: 1, PageItems: [{}] });
  expect(await linesOf(client, id, { PageSize: 2, PageNumber: 2 })).toMatchObject({ TotalItems: 3, PageItems: [{}] });
  expect((await linesOf(client, id, { PageNumber: 9 })).PageItems).toEqual([]);
});

test('adds, moves and reads 1,000 lines with as many queries as few', async () => {
  const buyer = await aBuyer(db);
  const [few, many] = [await someMaterials(db, 2), await someMaterials(db, 1000)];
  const client = await signedIn(buyer);
  const count = async (materials: typeof few): Promise<number[]> => {
    const { id } = await aPdfCatalogue(db, { maker: buyer, materials: [] });
    const SapNumbers = materials.map(({ sapMaterialNumber }) => sapMaterialNumber);
    const Lines = SapNumbers.slice(1).map((SapNumber) => ({ SapNumber, AfterSapNumber: null, Note: 'n' }));
    const params = { id };
    return [
      await countQueries(db, () => client.answer(calls.addPdfCatalogVariations, { params, body: { SapNumbers } })),
      await countQueries(db, () => client.answer(calls.changePdfCatalogVariations, { params, body: { Lines } })),
      await countQueries(db, () => linesOf(client, id)),
      await countQueries(db, () => client.answer(calls.getPdfCatalogProducts, { params })),
    ];
  };
  expect(await count(many)).toEqual(await count(few));
});
