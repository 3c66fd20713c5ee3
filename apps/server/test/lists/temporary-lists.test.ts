import * as calls from '@grossist/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tidyLists } from '../../src/areas/lists/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial, someMaterials } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const numbersOf = (materials: readonly { sapMaterialNumber: string }[]) =>
  materials.map(({ sapMaterialNumber }) => sapMaterialNumber);

test('a list is created with materials in their order; what is not known is reported', async () => {
  const client = await signedIn(await aBuyer(db));
  const [a, b] = numbersOf(await someMaterials(db, 2));
  const foreign = (await aMaterial(db, { market: 'SE' })).sapMaterialNumber;
  const made = await client.answer(calls.createVariationList, {
    body: { Name: 'Roof', variationSapNumbers: [b ?? '', a ?? '', foreign, '999'] },
  });
  expect(made).toMatchObject({ Type: 'own', VariationsCount: 2, SapNumbersNotAdded: [foreign, '999'] });
  const { PageItems } = await client.answer(calls.getVariationListLines, { params: { id: made.Id } });
  expect(PageItems.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber)).toEqual([b, a]);
});

test('a temporary list is reached by its owner by its id alone, and is not shown among lists', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const [number = ''] = numbersOf(await someMaterials(db, 1));
  const body = { Name: 'Export', isTemporary: true, variationSapNumbers: [number] };
  const { Id, Type, Name } = await client.answer(calls.createVariationList, { body });
  const params = { id: Id };
  expect([Type, Name]).toEqual(['temporary', 'Export']);
  const { PageItems } = await client.answer(calls.getVariationListLines, { params });
  expect(PageItems).toMatchObject([{ ItemSAPMaterialNumber: number, IsInList: false }]);
  expect((await client.answer(calls.getVariationLists)).myLists).toEqual([]);
  const editable = await client.answer(calls.getEditableVariationLists);
  expect(editable.map((list) => list.Type)).toEqual(['favorites']);
  const memberships = { query: { SapMaterialNumbers: number } };
  expect((await client.answer(calls.getVariationListMemberships, memberships))[0]?.Lists).toEqual([]);
  expect(await client.answer(calls.getVariationListLimit)).toMatchObject({ OwnListsCount: 0 });
  expect((await client.refusal(calls.setDefaultVariationList, { params })).status).toBe(403);
  expect((await client.refusal(calls.deleteVariationList, { params })).status).toBe(403);
  const catalogue = await client.answer(calls.createPdfCatalog, {
    body: { type: 'variationList', createdFrom: { source: 'variationList', id: Id } },
  });
  expect(catalogue).toMatchObject({ type: 'variationList', noOfVariations: 1 });
  for (const role of ['buyer', 'user-admin'] as const) {
    const colleague = await signedIn(await aBuyer(db, { company: buyer.company, role }));
    expect((await colleague.refusal(calls.getVariationList, { params })).status, role).toBe(404);
  }
});

test('temporary lists are removed after a day, others are not', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  for (const [Name, isTemporary] of [
    ['Old', true],
    ['New', true],
    ['Own', false],
  ] as const)
    await client.answer(calls.createVariationList, { body: { Name, isTemporary } });
  await sql`update variation_lists set created_at = now() - interval '25 hours'
    where owner_id = ${buyer.contactId} and name <> 'New'`.execute(db);
  await tidyLists(db)();
  const left = await db
    .selectFrom('variation_lists')
    .select('name')
    .where('owner_id', '=', buyer.contactId)
    .where('kind', '<>', 'favorites')
    .orderBy('name')
    .execute();
  expect(left.map(({ name }) => name)).toEqual(['New', 'Own']);
});
