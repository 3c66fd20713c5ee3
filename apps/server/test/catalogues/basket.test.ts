import * as calls from '@grossist/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { erasePerson } from '../../src/areas/audit/erased-people.ts';
import { makeDemoCatalogues, tidyCatalogues } from '../../src/areas/catalogues/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { someMaterials } from '../support/a-material.ts';
import { aPdfCatalogue } from '../support/a-pdf-catalogue.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const params = { id: 'basket' } as const;

const numbersOf = async (client: Client, id: string = params.id) => {
  const { PageItems } = await client.answer(calls.getPdfCatalogVariations, {
    params: { id },
    query: { PageSize: 100 },
  });
  return PageItems.map(({ variation }) => variation.ItemSapMaterialNumber);
};
const put = (client: Client, SapNumbers: readonly string[]) =>
  client.answer(calls.addPdfCatalogVariations, { params, body: { SapNumbers: [...SapNumbers] } });
const someNumbers = async (count: number) =>
  (await someMaterials(db, count, { price: null })).map(({ sapMaterialNumber }) => sapMaterialNumber);

test('an empty basket is shown without being made; it is made by the first change and seen on every device', async () => {
  const buyer = await aBuyer(db, { locale: 'da-DK' });
  const [phone, desk] = [await signedIn(buyer), await signedIn(buyer)];
  const empty = { pdfId: null, isTemporaryList: true, noOfVariations: 0, version: 0, name: 'PDF', language: 'da-DK' };
  expect(await phone.answer(calls.getPdfCatalog, { params })).toMatchObject(empty);
  expect(await phone.answer(calls.getPdfCatalogProducts, { params })).toMatchObject({ products: [], noOfProducts: 0 });
  expect(await numbersOf(phone)).toEqual([]);
  expect(await db.selectFrom('pdf_catalogues').selectAll().where('basket_of', '=', buyer.contactId).execute()).toEqual(
    [],
  );
  const numbers = await someNumbers(2);
  await put(phone, numbers);
  expect(await numbersOf(desk)).toEqual(numbers);
  await phone.answer(calls.signOut);
  expect(await numbersOf(await signedIn(buyer))).toEqual(numbers);
});

test('adds each material once when two devices add to a new basket in parallel', async () => {
  const buyer = await aBuyer(db);
  const clients = await Promise.all([signedIn(buyer), signedIn(buyer), signedIn(buyer)]);
  const numbers = await someNumbers(12);
  await Promise.all(
    numbers.flatMap((number, index) =>
      [0, 1].map((turn) => put(clients[(index + turn) % 3] ?? clients[0], [number, numbers[(index + 1) % 12] ?? ''])),
    ),
  );
  expect((await numbersOf(clients[0])).toSorted()).toEqual(numbers.toSorted());
  const baskets = await db.selectFrom('pdf_catalogues').select('id').where('basket_of', '=', buyer.contactId).execute();
  expect(baskets).toHaveLength(1);
});

test('the basket becomes a catalog of the company when it is saved, and the next one is empty', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  expect((await client.refusal(calls.savePdfBasket, { body: {} })).code).toBe('basket-empty');
  const numbers = await someNumbers(2);
  await put(client, numbers);
  await client.answer(calls.updatePdfCatalog, { params, body: { type: 'documentation', description: 'Roof' } });
  expect((await client.refusal(calls.savePdfBasket, { body: { version: 1 } })).status).toBe(409);
  const saved = await client.answer(calls.savePdfBasket, { body: { name: ' Roof ', version: 3 } });
  expect(saved).toMatchObject({ isTemporaryList: false, name: 'Roof', type: 'documentation', noOfVariations: 2 });
  expect(await numbersOf(client)).toEqual([]);
  const colleague = await signedIn(await aBuyer(db, { company: buyer.company }));
  expect(await numbersOf(colleague, saved.pdfId ?? '')).toEqual(numbers);
});

test('keeps concurrent additions either in the saved basket or in the next one', async () => {
  const buyer = await aBuyer(db);
  const [one, two] = [await signedIn(buyer), await signedIn(buyer)];
  const numbers = await someNumbers(9);
  await put(one, numbers.slice(0, 1));
  const [saved] = await Promise.all([
    one.answer(calls.savePdfBasket, { body: {} }),
    ...numbers.slice(1).map((number) => put(two, [number])),
  ]);
  const [inCatalogue, inBasket] = [await numbersOf(one, saved.pdfId ?? ''), await numbersOf(one)];
  expect([...inCatalogue, ...inBasket].toSorted()).toEqual(numbers.toSorted());
});

test('asks before loading a catalog into a filled basket, and replaces or saves it as chosen', async () => {
  const buyer = await aBuyer(db);
  const { id, numbers } = await aPdfCatalogue(db, { maker: buyer, name: 'Boiler room' });
  const client = await signedIn(buyer);
  const load = (rest: { whenNotEmpty?: 'ask' | 'replace' | 'save'; saveAs?: string } = {}) => ({
    body: { pdfId: id, ...rest },
  });
  const loaded = await client.answer(calls.loadPdfBasket, load());
  expect(loaded).toMatchObject({
    savedId: null,
    replacedId: null,
    basket: { isTemporaryList: true, name: 'Boiler room', noOfVariations: 3 },
  });
  expect(loaded.basket.pdfId).not.toBe(id);
  const [extra = ''] = await someNumbers(1);
  await put(client, [extra]);
  expect(await client.refusal(calls.loadPdfBasket, load())).toMatchObject({ status: 409, code: 'basket-not-empty' });
  expect((await client.refusal(calls.loadPdfBasket, load({ saveAs: 'x' }))).code).toBe('save-as');
  const saved = await client.answer(calls.loadPdfBasket, load({ whenNotEmpty: 'save', saveAs: 'Mine' }));
  expect(await client.answer(calls.getPdfCatalog, { params: { id: saved.savedId ?? '' } })).toMatchObject({
    name: 'Mine',
    isTemporaryList: false,
    noOfVariations: 4,
  });
  await put(client, [extra]);
  const replaced = await client.answer(calls.loadPdfBasket, load({ whenNotEmpty: 'replace' }));
  expect(await numbersOf(client)).toEqual(numbers);
  const back = { params: { id: replaced.replacedId ?? '' } };
  expect((await client.refusal(calls.restorePdfCatalog, back)).code).toBe('basket-not-empty');
  await client.answer(calls.deletePdfCatalog, { params });
  expect(await client.answer(calls.restorePdfCatalog, back)).toMatchObject({
    noOfVariations: 4,
    isTemporaryList: true,
  });
  expect(await numbersOf(client)).toEqual([...numbers, extra]);
});

test('emptying the basket can be undone', async () => {
  const client = await signedIn(await aBuyer(db));
  expect(await client.answer(calls.deletePdfCatalog, { params })).toEqual({ ok: true, pdfId: null });
  const numbers = await someNumbers(2);
  await put(client, numbers);
  const { pdfId } = await client.answer(calls.deletePdfCatalog, { params });
  expect(await numbersOf(client)).toEqual([]);
  await client.answer(calls.restorePdfCatalog, { params: { id: pdfId ?? '' } });
  expect(await numbersOf(client)).toEqual(numbers);
});

test('a basket is its person’s alone, and does not follow to another company', async () => {
  const buyer = await aBuyer(db);
  const colleague = await signedIn(await aBuyer(db, { company: buyer.company, role: 'user-admin' }));
  const { id } = await aPdfCatalogue(db, { maker: buyer, isBasket: true });
  for (const operation of [calls.getPdfCatalog, calls.getPdfCatalogVariations, calls.deletePdfCatalog] as const) {
    expect((await colleague.refusal(operation, { params: { id } })).status, operation.name).toBe(404);
  }
  const body = { pdfId: id };
  expect((await colleague.refusal(calls.loadPdfBasket, { body })).status).toBe(404);
  const other = await aCompany(db);
  await db.updateTable('contacts').set({ company_id: other.id }).where('id', '=', buyer.contactId).execute();
  await db
    .insertInto('contact_accounts')
    .values(other.accounts.map((account) => ({ contact_id: buyer.contactId, account_id: account.id, position: 9 })))
    .execute();
  await db.deleteFrom('contact_accounts').where('contact_id', '=', buyer.contactId).where('position', '<', 9).execute();
  const moved = await signedIn(buyer);
  expect(await numbersOf(moved)).toEqual([]);
  await put(moved, await someNumbers(1));
  expect(await numbersOf(moved)).toHaveLength(1);
});

test('erasing a person deletes the basket, and leaves catalogs to the company without the name', async () => {
  const person = await aBuyer(db);
  const basket = await aPdfCatalogue(db, { maker: person, isBasket: true });
  const { id, numbers } = await aPdfCatalogue(db, { maker: person });
  const client = await signedIn(await aBuyer(db, { company: person.company }));
  await client.answer(calls.updatePdfCatalog, { params: { id }, body: { contactName: person.name } });
  await erasePerson(db, hashEmail)(person.contactId, person.email);
  const remaining = await client.answer(calls.getPdfCatalog, { params: { id } });
  expect(remaining).toMatchObject({ contactName: '', createdBy: { id: person.contactId, displayName: '' } });
  expect(await numbersOf(client, id)).toEqual(numbers);
  expect(await db.selectFrom('pdf_catalogues').select('id').where('id', '=', basket.id).execute()).toEqual([]);
});

test('the demo has three catalogs and a basket, made once', async () => {
  const buyer = await aBuyer(db);
  const colleague = await aBuyer(db, { company: buyer.company });
  const names = ['buyer', 'colleague'] as const;
  for (const [index, { contactId }] of [buyer, colleague].entries()) {
    const email = `${names[index]}@nordkraft.example`;
    await db.updateTable('contacts').set({ email }).where('id', '=', contactId).execute();
  }
  const ordered = await someNumbers(20);
  await db
    .insertInto('ordered_materials')
    .values(
      ordered.map((number) => ({
        company_id: buyer.company.id,
        sap_material_number: number,
        month: '2026-01-01',
        quantity: '1',
        orders: 1,
      })),
    )
    .execute();
  await makeDemoCatalogues(db)();
  await makeDemoCatalogues(db)();
  const client = await signedIn({ email: 'buyer@nordkraft.example' });
  const { PageItems } = await client.answer(calls.getPdfCatalogs, { query: {} });
  expect(PageItems.map(({ type }) => type)).toEqual(['documentation', 'labelPrint', 'catalog']);
  expect(PageItems.every(({ noOfVariations }) => noOfVariations > 0)).toBe(true);
  expect(await numbersOf(client)).not.toEqual([]);
});

test('purges expired deletions and abandoned baskets only', async () => {
  const maker = await aBuyer(db);
  const [remaining, old, recent] = [
    await aPdfCatalogue(db, { maker }),
    await aPdfCatalogue(db, { maker }),
    await aPdfCatalogue(db, { maker }),
  ];
  const basket = await aPdfCatalogue(db, { maker, isBasket: true });
  const stale = await aPdfCatalogue(db, {
    maker: await aBuyer(db),
    isBasket: true,
    createdAt: new Date(Date.now() - 400 * 86_400_000),
  });
  const left = await aBuyer(db);
  const leftBasket = await aPdfCatalogue(db, { maker: left, isBasket: true });
  const { id: otherCompany } = await aCompany(db);
  await db.updateTable('contacts').set({ company_id: otherCompany }).where('id', '=', left.contactId).execute();
  for (const [{ id }, days] of [
    [old, 31],
    [recent, 29],
  ] as const) {
    await sql`update pdf_catalogues set deleted_at = now() - ${days} * interval '1 day' where id = ${id}`.execute(db);
  }
  for (const [number, days] of [
    [remaining.numbers[0], 31],
    [remaining.numbers[1], 29],
  ] as const) {
    await sql`update pdf_catalogue_lines set removed_at = now() - ${days} * interval '1 day'
      where catalogue_id = ${remaining.id} and sap_material_number = ${number}`.execute(db);
  }
  await tidyCatalogues(db)();
  const ids = [remaining, old, recent, basket, stale, leftBasket].map(({ id }) => id);
  const present = await db.selectFrom('pdf_catalogues').select('id').where('id', 'in', ids).execute();
  expect(present.map(({ id }) => id).toSorted()).toEqual([remaining.id, recent.id, basket.id].toSorted());
  const lines = await db
    .selectFrom('pdf_catalogue_lines')
    .select('sap_material_number')
    .where('catalogue_id', '=', remaining.id)
    .execute();
  expect(lines.map((line) => line.sap_material_number).toSorted()).toEqual(remaining.numbers.slice(1).toSorted());
});
