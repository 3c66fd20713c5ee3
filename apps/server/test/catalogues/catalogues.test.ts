import type { OperationInput } from '@grossist/contracts';
import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { someMaterials } from '../support/a-material.ts';
import { aPdfCatalogue } from '../support/a-pdf-catalogue.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
/** Half past midnight in Copenhagen, still the day before in UTC. */
const NOW = Date.parse('2026-07-01T00:30:00+02:00');
const { signedIn } = testApp(db, { now: () => NOW });

type Filters = OperationInput<typeof calls.getPdfCatalogs>['query'];

const namesOf = async (client: Client, query: Filters = {}) =>
  (await client.answer(calls.getPdfCatalogs, { query })).PageItems.map(({ name }) => name);

test('a new catalog is named PDF and has presets, in the language of who makes it', async () => {
  const buyer = await aBuyer(db, { locale: 'da-DK' });
  const client = await signedIn(buyer);
  const made = await client.answer(calls.createPdfCatalog, { body: { name: '  ' } });
  expect(made).toMatchObject({
    name: 'PDF',
    type: 'catalog',
    isTemporaryList: false,
    language: 'da-DK',
    includeLogo: true,
    priceOptions: 'none',
    barcodeType: 'none',
    sortOrder: 'position',
    noOfVariations: 0,
    createdBy: { id: buyer.contactId, displayName: buyer.name },
    version: 1,
    SapNumbersNotAdded: [],
  });
  const shown = await client.answer(calls.getPdfCatalog, { params: { id: made.pdfId ?? '' } });
  expect(made).toMatchObject(shown);
});

test('lists ten catalogs a page of all colleagues, newest first, and no baskets', async () => {
  const buyer = await aBuyer(db);
  const colleague = await aBuyer(db, { company: buyer.company });
  for (let index = 1; index <= 12; index += 1) {
    const maker = index % 2 === 0 ? buyer : colleague;
    await aPdfCatalogue(db, {
      maker,
      materials: [],
      name: `C${index}`,
      createdAt: new Date(NOW - (20 - index) * 1000),
    });
  }
  await aPdfCatalogue(db, { maker: buyer, isBasket: true });
  await aPdfCatalogue(db, { maker: await aBuyer(db) });
  const client = await signedIn(buyer);
  const first = await client.answer(calls.getPdfCatalogs, { query: {} });
  expect(first.TotalItems).toBe(12);
  expect(first.PageItems.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, at) => `C${12 - at}`));
  expect(await namesOf(client, { PageNumber: 2 })).toEqual(['C2', 'C1']);
  expect(await namesOf(client, { PageNumber: 3 })).toEqual([]);
});

test('filters by people, days of the market, types and words, and returns the values', async () => {
  const buyer = await aBuyer(db);
  const colleague = await aBuyer(db, { company: buyer.company });
  const day = 86_400_000;
  await aPdfCatalogue(db, { maker: buyer, name: 'Boiler room', createdAt: new Date(NOW - 60_000), materials: [] });
  await aPdfCatalogue(db, {
    maker: colleague,
    name: 'Kitchen 100%',
    createdAt: new Date(NOW - 3 * day),
    materials: [],
  });
  await aPdfCatalogue(db, { maker: colleague, name: 'Stairs', createdAt: new Date(NOW - 200 * day), materials: [] });
  const client = await signedIn(buyer);
  await client.answer(calls.updatePdfCatalog, {
    params: {
      id: (await client.answer(calls.getPdfCatalogs, { query: { Query: 'stairs' } })).PageItems[0]?.pdfId ?? '',
    },
    body: { type: 'labelPrint' },
  });
  expect(await namesOf(client, { UserIds: colleague.contactId })).toEqual(['Kitchen 100%', 'Stairs']);
  expect(await namesOf(client, { UserIds: `${colleague.contactId},${buyer.contactId}` })).toHaveLength(3);
  expect(await namesOf(client, { CreatedDateRange: 'today' })).toEqual(['Boiler room']);
  expect(await namesOf(client, { CreatedDateRange: 'last7Days' })).toEqual(['Boiler room', 'Kitchen 100%']);
  expect(await namesOf(client, { CreatedDateRange: '..2026-06-30' })).toEqual(['Kitchen 100%', 'Stairs']);
  expect(await namesOf(client, { CreatedDateRange: '2026-07-01..' })).toEqual(['Boiler room']);
  expect(await namesOf(client, { CreatedDateRange: '' })).toHaveLength(3);
  expect(await namesOf(client, { Types: 'labelPrint,documentation' })).toEqual(['Stairs']);
  expect(await namesOf(client, { Query: '100%' })).toEqual(['Kitchen 100%']);
  expect(await namesOf(client, { Query: `room ${buyer.name}` })).toEqual(['Boiler room']);
  expect(await client.answer(calls.getPdfCatalogFilter)).toEqual({
    users: [buyer, colleague].map(({ contactId, name }, index) => ({
      id: contactId,
      displayName: name,
      count: index + 1,
    })),
    dateRanges: [
      { value: 'today', from: '2026-07-01', count: 1 },
      { value: 'last7Days', from: '2026-06-25', count: 2 },
      { value: 'last30Days', from: '2026-06-02', count: 2 },
      { value: 'last12Months', from: '2025-07-01', count: 3 },
    ],
    earliest: '2025-12-12',
    latest: '2026-07-01',
  });
  const refused = await client.refusal(calls.getPdfCatalogs, { query: { CreatedDateRange: '2026-02-30..' } });
  expect(refused).toMatchObject({ status: 400, errors: [{ field: 'CreatedDateRange' }] });
});

test('sorts by every column in both directions', async () => {
  const buyer = await aBuyer(db);
  const later = await aBuyer(db, { company: buyer.company });
  await aPdfCatalogue(db, { maker: buyer, name: 'a', createdAt: new Date(NOW - 1000) });
  await aPdfCatalogue(db, { maker: later, name: 'B', createdAt: new Date(NOW - 2000), materials: [] });
  const client = await signedIn(buyer);
  const [a, b] = (await client.answer(calls.getPdfCatalogs, { query: {} })).PageItems;
  for (const [item, body] of [
    [a, { description: 'x', type: 'catalog' }],
    [b, { description: 'Y', type: 'variationList' }],
  ] as const)
    await client.answer(calls.updatePdfCatalog, { params: { id: item?.pdfId ?? '' }, body });
  for (const SortBy of calls.PdfCatalogColumn.options) {
    const ascending = await namesOf(client, { SortBy, SortDirection: 'asc' });
    expect(ascending, SortBy).toEqual(['CreatedOn', 'NoOfVariations'].includes(SortBy) ? ['B', 'a'] : ['a', 'B']);
    expect(await namesOf(client, { SortBy, SortDirection: 'desc' }), SortBy).toEqual(ascending.toReversed());
  }
});

test('reads a page of catalogs with as many queries for many long ones as for a short one', async () => {
  const [one, many] = [await aBuyer(db), await aBuyer(db)];
  await aPdfCatalogue(db, { maker: one, materials: [] });
  const materials = await someMaterials(db, 40, { price: null });
  for (let made = 0; made < 10; made += 1) await aPdfCatalogue(db, { maker: many, materials });
  const [few, lots] = [await signedIn(one), await signedIn(many)];
  const read = (client: Client) => countQueries(db, () => client.answer(calls.getPdfCatalogs, { query: {} }));
  expect(await read(lots)).toBe(await read(few));
});

test('hides a deleted catalog from everybody, and restores it with its lines for 30 days', async () => {
  const buyer = await aBuyer(db);
  const colleague = await aBuyer(db, { company: buyer.company });
  const { id } = await aPdfCatalogue(db, { maker: buyer });
  const [mine, theirs] = [await signedIn(buyer), await signedIn(colleague)];
  expect(await theirs.answer(calls.deletePdfCatalog, { params: { id } })).toEqual({ ok: true, pdfId: id });
  expect((await mine.refusal(calls.getPdfCatalog, { params: { id } })).status).toBe(404);
  expect((await mine.refusal(calls.deletePdfCatalog, { params: { id } })).status).toBe(404);
  expect(await namesOf(mine)).toEqual([]);
  expect(await mine.answer(calls.restorePdfCatalog, { params: { id } })).toMatchObject({ noOfVariations: 3 });
  expect(await mine.answer(calls.restorePdfCatalog, { params: { id } })).toMatchObject({ noOfVariations: 3 });
  await db
    .updateTable('pdf_catalogues')
    .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', id)
    .execute();
  expect((await mine.refusal(calls.restorePdfCatalog, { params: { id } })).status).toBe(404);
});
