import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { pdfCatalogueRoutes } from '../../src/areas/catalogues/index.ts';
import { identityRoutes } from '../../src/areas/identity/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { someMaterials } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { withCachesOf } from '../support/change-notifications.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);
const small = testApp(db, {
  answers: [
    ...identityRoutes({ db, signInFailures: 0 }),
    ...pdfCatalogueRoutes({ ...withCachesOf(db), limits: { catalogues: 2, lines: 4 } }),
  ],
});

const someNumbers = async (count: number) =>
  (await someMaterials(db, count, { price: null })).map(({ sapMaterialNumber }) => sapMaterialNumber);

test('has the specification’s defaults in a simple catalog, and leaves out unknown materials', async () => {
  const client = await signedIn(await aBuyer(db));
  const [a = '', b = ''] = await someNumbers(2);
  const made = await client.answer(calls.createSimplePdfCatalog, { body: { variationSapNumbers: [b, a, b, '999'] } });
  expect(made).toMatchObject({
    name: 'New catalog',
    variationSapNumbers: [b, a],
    SapNumbersNotAdded: ['999'],
    hasImage: true,
    imageFormat: 'PNG',
    options: {
      variationSortOrder: 'dateAdded',
      includeLogo: true,
      pdfAdditionalTextOption: 'none',
      pdfLabelImageOption: 'none',
    },
    version: 1,
  });
});

test('changes only the given fields, and refuses a stale version', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const [a = '', hidden = '', c = ''] = await someNumbers(3);
  const { id } = await client.answer(calls.createSimplePdfCatalog, { body: { variationSapNumbers: [a, hidden] } });
  const params = { id };
  const change = { options: { includeLogo: false }, imageFormat: 'JPG' as const, name: ' ', version: 1 };
  const changed = await client.answer(calls.updateSimplePdfCatalog, { params, body: change });
  expect(changed).toMatchObject({
    name: 'New catalog',
    imageFormat: 'JPG',
    options: { includeLogo: false, variationSortOrder: 'dateAdded' },
    variationSapNumbers: [a, hidden],
    version: 2,
  });
  expect((await client.refusal(calls.updateSimplePdfCatalog, { params, body: change })).status).toBe(409);
  // What an assortment hides from the caller stays in the catalog.
  const { id: assortmentId } = await anAssortment(db, { materials: [hidden] });
  const other = await signedIn(buyer);
  const body = { variationSapNumbers: [c] };
  expect((await other.answer(calls.updateSimplePdfCatalog, { params, body })).variationSapNumbers).toEqual([c]);
  await db.deleteFrom('assortments').where('id', '=', assortmentId).execute();
  const { PageItems } = await (await signedIn(buyer)).answer(calls.getSimplePdfCatalogs);
  expect(PageItems[0]?.variationSapNumbers).toEqual([c, hidden]);
});

test('simple catalogs are listed newest first for the company, and are another company’s 404', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const ids: string[] = [];
  for (const name of ['First', 'Second', 'Third'])
    ids.unshift((await client.answer(calls.createSimplePdfCatalog, { body: { name } })).id);
  const colleague = await signedIn(await aBuyer(db, { company: buyer.company }));
  const page = await colleague.answer(calls.getSimplePdfCatalogs, { query: { PageSize: 2 } });
  expect(page).toMatchObject({
    TotalItems: 3,
    PageItems: [{ name: 'Third', createdByName: buyer.name }, { name: 'Second' }],
  });
  const [id = ''] = ids;
  const params = { id };
  const [stranger, visit] = [
    await signedIn(await aBuyer(db)),
    await signedIn(await aBuyer(db, { company: buyer.company, role: 'punchout' })),
  ];
  expect(await stranger.answer(calls.getSimplePdfCatalogs)).toEqual({ PageItems: [], TotalItems: 0 });
  for (const [who, status] of [
    [stranger, 404],
    [visit, 403],
  ] as const) {
    expect((await who.refusal(calls.updateSimplePdfCatalog, { params, body: { name: 'x' } })).status).toBe(status);
    expect((await who.refusal(calls.deleteSimplePdfCatalog, { params })).status).toBe(status);
  }
  await colleague.answer(calls.deleteSimplePdfCatalog, { params });
  expect((await colleague.refusal(calls.deleteSimplePdfCatalog, { params })).status).toBe(404);
});

test('limits the catalogs of a company, also when the last are created in parallel', async () => {
  const client = await small.signedIn(await aBuyer(db));
  const statuses = async (make: () => Promise<{ statusCode: number }>) =>
    (await Promise.all(Array.from({ length: 5 }, async () => (await make()).statusCode))).toSorted();
  expect(await statuses(() => client.call(calls.createSimplePdfCatalog, { body: {} }))).toEqual([
    200, 200, 422, 422, 422,
  ]);
  expect(await statuses(() => client.call(calls.createPdfCatalog, { body: {} }))).toEqual([200, 200, 422, 422, 422]);
  const { PageItems } = await client.answer(calls.getPdfCatalogs, { query: {} });
  const params = { id: PageItems[0]?.pdfId ?? '' };
  await client.answer(calls.deletePdfCatalog, { params });
  await client.answer(calls.createPdfCatalog, { body: {} });
  expect((await client.refusal(calls.restorePdfCatalog, { params })).code).toBe('too-many-catalogs');
  await client.answer(calls.addPdfCatalogVariations, {
    params: { id: 'basket' },
    body: { SapNumbers: await someNumbers(1) },
  });
  expect((await client.refusal(calls.savePdfBasket, { body: {} })).code).toBe('too-many-catalogs');
});
