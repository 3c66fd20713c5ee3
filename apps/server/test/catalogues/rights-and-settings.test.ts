import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aMediaUpload } from '../support/a-media-upload.ts';
import { aPdfCatalogue } from '../support/a-pdf-catalogue.ts';
import { anEmployee } from '../support/an-employee.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn, asAnonymous } = testApp(db);

type Attempt = (client: Client, id: string, sap: string) => ReturnType<Client['call']>;

const READS: Record<string, Attempt> = {
  getPdfCatalog: (client, id) => client.call(calls.getPdfCatalog, { params: { id } }),
  getPdfCatalogVariations: (client, id) => client.call(calls.getPdfCatalogVariations, { params: { id } }),
  getPdfCatalogProducts: (client, id) => client.call(calls.getPdfCatalogProducts, { params: { id } }),
};

const CHANGES: Record<string, Attempt> = {
  updatePdfCatalog: (client, id) => client.call(calls.updatePdfCatalog, { params: { id }, body: { name: 'x' } }),
  setPdfCatalogSettings: (client, id) => client.call(calls.setPdfCatalogSettings, { params: { id }, body: {} }),
  addPdfCatalogVariations: (client, id, sap) =>
    client.call(calls.addPdfCatalogVariations, { params: { id }, body: { SapNumbers: [sap] } }),
  addCartToPdfCatalog: (client, id) => client.call(calls.addCartToPdfCatalog, { params: { id }, body: {} }),
  changePdfCatalogVariation: (client, id, sap) =>
    client.call(calls.changePdfCatalogVariation, { params: { id, sap }, body: { Note: 'x' } }),
  changePdfCatalogVariations: (client, id, sap) =>
    client.call(calls.changePdfCatalogVariations, { params: { id }, body: { Lines: [{ SapNumber: sap, Note: 'y' }] } }),
  removePdfCatalogVariation: (client, id, sap) => client.call(calls.removePdfCatalogVariation, { params: { id, sap } }),
  restorePdfCatalogVariations: (client, id, sap) =>
    client.call(calls.restorePdfCatalogVariations, { params: { id }, body: { SapNumbers: [sap] } }),
  removePdfCatalogVariations: (client, id, sap) =>
    client.call(calls.removePdfCatalogVariations, { params: { id }, body: { SapNumbers: [sap] } }),
  deletePdfCatalog: (client, id) => client.call(calls.deletePdfCatalog, { params: { id } }),
  restorePdfCatalog: (client, id) => client.call(calls.restorePdfCatalog, { params: { id } }),
};

const statuses = async (attempts: Record<string, Attempt>, ...args: Parameters<Attempt>) => {
  const all: [string, number][] = [];
  for (const [name, attempt] of Object.entries(attempts)) all.push([name, (await attempt(...args)).statusCode]);
  return all;
};
const each = (attempts: Record<string, Attempt>, status: number) =>
  Object.keys(attempts).map((name): [string, number] => [name, status]);

const stateOf = async (id: string) => ({
  catalogue: await db.selectFrom('pdf_catalogues').selectAll().where('id', '=', id).execute(),
  lines: await db.selectFrom('pdf_catalogue_lines').selectAll().where('catalogue_id', '=', id).execute(),
});

test('colleagues of every role but punchout read and change the catalogs of their company', async () => {
  const maker = await aBuyer(db);
  for (const person of [
    await aBuyer(db, { company: maker.company }),
    await aViewer(db, { company: maker.company }),
    await aBuyer(db, { company: maker.company, role: 'user-admin' }),
  ]) {
    const { id, numbers } = await aPdfCatalogue(db, { maker });
    const client = await signedIn(person);
    const args = [client, id, numbers[0] ?? ''] as const;
    expect(await statuses(READS, ...args)).toEqual(each(READS, 200));
    expect(await statuses(CHANGES, ...args)).toEqual(each(CHANGES, 200));
  }
});

test('a visit by punchout reads catalogs and fills its basket, and changes nothing that the company shares', async () => {
  const maker = await aBuyer(db);
  const { id, numbers } = await aPdfCatalogue(db, { maker });
  const deleted = await aPdfCatalogue(db, { maker });
  await (await signedIn(maker)).answer(calls.deletePdfCatalog, { params: { id: deleted.id } });
  const client = await signedIn(await aBuyer(db, { company: maker.company, role: 'punchout' }));
  const before = await stateOf(id);
  const { restorePdfCatalog, ...changes } = CHANGES;
  expect(await statuses(READS, client, id, numbers[0] ?? '')).toEqual(each(READS, 200));
  expect(await statuses(changes, client, id, numbers[0] ?? '')).toEqual(each(changes, 403));
  expect((await restorePdfCatalog?.(client, deleted.id, ''))?.statusCode).toBe(403);
  expect((await client.refusal(calls.createPdfCatalog, { body: {} })).status).toBe(403);
  expect((await client.refusal(calls.createSimplePdfCatalog, { body: {} })).status).toBe(403);
  await client.answer(calls.loadPdfBasket, { body: { pdfId: id } });
  expect((await client.refusal(calls.savePdfBasket, { body: {} })).status).toBe(403);
  const save = { body: { pdfId: id, whenNotEmpty: 'save' as const } };
  expect((await client.refusal(calls.loadPdfBasket, save)).status).toBe(403);
  expect(await stateOf(id)).toEqual(before);
});

test('returns 404 to people of other companies in every role', async () => {
  const maker = await aBuyer(db);
  const { id, numbers } = await aPdfCatalogue(db, { maker });
  const before = await stateOf(id);
  const company = await aCompany(db);
  for (const role of ['buyer', 'user-admin', 'punchout'] as const) {
    const client = await signedIn(await aBuyer(db, { company, role }));
    for (const attempts of [READS, CHANGES]) {
      expect(await statuses(attempts, client, id, numbers[0] ?? ''), role).toEqual(each(attempts, 404));
    }
    expect((await client.refusal(calls.loadPdfBasket, { body: { pdfId: id } })).status).toBe(404);
    expect(await client.answer(calls.getPdfCatalogs, { query: {} })).toEqual({ PageItems: [], TotalItems: 0 });
  }
  expect(await stateOf(id)).toEqual(before);
});

test('people of the house and those who are signed out see none of it', async () => {
  const { id, numbers } = await aPdfCatalogue(db, { maker: await aBuyer(db) });
  const all = { ...READS, ...CHANGES };
  const editor = await signedIn(await anEmployee(db, 'editor'));
  expect(await statuses(all, editor, id, numbers[0] ?? '')).toEqual(each(all, 403));
  expect(await statuses(all, asAnonymous(), id, numbers[0] ?? '')).toEqual(each(all, 401));
});

test('net prices are chosen by those who may see them, and stay when somebody else changes something', async () => {
  const maker = await aBuyer(db);
  const { id } = await aPdfCatalogue(db, { maker });
  const [buyer, viewer] = [await signedIn(maker), await signedIn(await aViewer(db, { company: maker.company }))];
  const params = { id };
  const net = { params, body: { priceOptions: 'netPrice' as const } };
  expect(await viewer.refusal(calls.updatePdfCatalog, net)).toMatchObject({ status: 403, code: 'no-net-prices' });
  expect((await viewer.refusal(calls.setPdfCatalogSettings, net)).code).toBe('no-net-prices');
  expect((await viewer.refusal(calls.createPdfCatalog, { body: net.body })).code).toBe('no-net-prices');
  await buyer.answer(calls.updatePdfCatalog, net);
  const renamed = await viewer.answer(calls.updatePdfCatalog, { params, body: { ...net.body, name: 'Roof' } });
  expect(renamed).toMatchObject({ priceOptions: 'netPrice', name: 'Roof' });
  expect(await viewer.answer(calls.updatePdfCatalog, { params, body: { priceOptions: 'listPrice' } })).toMatchObject({
    priceOptions: 'listPrice',
  });
});

test('prices are those of an own account and a project of it', async () => {
  const company = await aCompany(db);
  const [account] = company.accounts;
  const maker = await aBuyer(db, { company });
  await db
    .insertInto('projects')
    .values({ id: crypto.randomUUID(), account_id: account.id, number: 'P-1', title: 'Roof' })
    .execute();
  const { id } = await aPdfCatalogue(db, { maker });
  const client = await signedIn(maker);
  const set = (body: { accountNumber?: string; projectNumber?: string }) => ({ params: { id }, body });
  const both = { accountNumber: account.soldTo, projectNumber: 'P-1' };
  expect((await client.refusal(calls.updatePdfCatalog, set({ projectNumber: 'P-1' }))).code).toBe(
    'project-without-account',
  );
  expect(await client.answer(calls.updatePdfCatalog, set(both))).toMatchObject(both);
  expect(await client.answer(calls.updatePdfCatalog, set({ accountNumber: account.soldTo }))).toMatchObject(both);
  const foreign = await aCompany(db);
  for (const body of [{ accountNumber: foreign.accounts[0].soldTo }, { ...both, projectNumber: 'P-2' }])
    expect((await client.refusal(calls.updatePdfCatalog, set(body))).status).toBe(404);
  const none = { accountNumber: '', projectNumber: '' };
  expect(await client.answer(calls.updatePdfCatalog, set({ accountNumber: '' }))).toMatchObject(none);
  await client.answer(calls.setPdfCatalogSettings, set(both));
  expect(await client.answer(calls.getPdfCatalog, { params: { id } })).toMatchObject({
    ...both,
    sortOrder: 'position',
  });
  await client.answer(calls.setPdfCatalogSettings, set({}));
  expect(await client.answer(calls.getPdfCatalog, { params: { id } })).toMatchObject(none);
});

test('pictures are uploads of the company; any other address is refused by naming the field', async () => {
  const maker = await aBuyer(db);
  const { id } = await aPdfCatalogue(db, { maker });
  const client = await signedIn(maker);
  const asPicture = async (buyer: typeof maker) => {
    const { id: uploadId, url } = await aMediaUpload(db, buyer);
    await db.updateTable('media_uploads').set({ width: 10, height: 10 }).where('id', '=', uploadId).execute();
    return url;
  };
  const [own, foreign, table] = [
    await asPicture(maker),
    await asPicture(await aBuyer(db)),
    (await aMediaUpload(db, maker)).url,
  ];
  const change = (
    body: { coverPageImageUrl?: string; introductionPageImageUrl?: string; logoUrl?: string },
    updateLogo = false,
  ) => ({
    params: { id },
    query: { updateLogo: updateLogo ? ('true' as const) : ('false' as const) },
    body,
  });
  for (const url of [foreign, table, 'https://elsewhere.example/a.png', 'javascript:alert(1)']) {
    const refused = await client.refusal(
      calls.updatePdfCatalog,
      change({ coverPageImageUrl: url, introductionPageImageUrl: own }),
    );
    expect(refused, url).toMatchObject({
      status: 422,
      code: 'foreign-media',
      errors: [{ field: 'coverPageImageUrl' }],
    });
  }
  expect(await client.answer(calls.updatePdfCatalog, change({ coverPageImageUrl: own }))).toMatchObject({
    coverPageImageUrl: own,
  });
  expect((await client.refusal(calls.updatePdfCatalog, change({ logoUrl: own }))).code).toBe('update-logo');
  expect(await client.answer(calls.updatePdfCatalog, change({ logoUrl: own }, true))).toMatchObject({ logoUrl: own });
  // A picture whose upload was deleted stays where it is.
  await db.deleteFrom('media_uploads').where('url', '=', own).execute();
  const settings = change({ coverPageImageUrl: own, introductionPageImageUrl: '' });
  expect(await client.answer(calls.updatePdfCatalog, settings)).toMatchObject({ coverPageImageUrl: own, logoUrl: own });
  expect(await client.answer(calls.updatePdfCatalog, change({}, true))).toMatchObject({ logoUrl: '' });
});

test('refuses a change of an older version, and limits the catalogs of a company', async () => {
  const maker = await aBuyer(db);
  const { id } = await aPdfCatalogue(db, { maker });
  const client = await signedIn(maker);
  const change = (version: number) => ({ params: { id }, body: { name: 'Roof', version } });
  expect(await client.answer(calls.updatePdfCatalog, change(1))).toMatchObject({ version: 2 });
  expect(await client.refusal(calls.updatePdfCatalog, change(1))).toMatchObject({
    status: 409,
    code: 'changed-meanwhile',
  });
  const settings = { params: { id }, body: { version: 1 } };
  expect((await client.refusal(calls.setPdfCatalogSettings, settings)).status).toBe(409);
});
