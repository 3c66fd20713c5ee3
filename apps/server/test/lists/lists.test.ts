import * as calls from '@grossist/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listRoutes } from '../../src/areas/lists/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aList } from '../support/a-list.ts';
import { aMaterial } from '../support/a-material.ts';
import { withCachesOf } from '../support/change-notifications.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const { signedIn } = testApp(db);

const small = { ...withCachesOf(db), limits: { lists: 3, lines: 4 } };
const ofLists = new Set(listRoutes(withCachesOf(db)).map(({ operation }) => operation.name));
const limited = testApp(db, {
  answers: [
    ...everyAnswer(db, pool).answers.filter(({ operation }) => !ofLists.has(operation.name)),
    ...listRoutes(small),
  ],
});

const named = (Name: string) => ({ body: { Name } });

test('shows own and shared lists by name beside the favorites and the top-selling list', async () => {
  const buyer = await aBuyer(db);
  const colleague = await aBuyer(db, { company: buyer.company });
  const client = await signedIn(buyer);
  for (const Name of ['van', 'Bathroom']) await client.answer(calls.createVariationList, named(Name));
  await aList(db, { owner: colleague, name: 'Office', subscribers: [buyer] });
  await aList(db, { owner: colleague, name: 'Not shared' });
  const shown = await client.answer(calls.getVariationLists);
  expect(shown.myLists.map(({ Name, Type }) => [Name, Type])).toEqual([
    ['Bathroom', 'own'],
    ['van', 'own'],
  ]);
  expect(shown.sharedLists).toMatchObject([
    { Name: 'Office', Type: 'shared', OwnersFullName: colleague.name, VariationsCount: 3, TotalVariationsCount: 3 },
  ]);
  expect(shown.favoriteList).toMatchObject({ Id: shown.favoriteListId, Name: 'Favorites', Type: 'favorites' });
  expect(shown.topSellingList).toMatchObject({ Id: shown.topSellingListId, Type: 'topSelling' });
  // They are created once.
  expect(await client.answer(calls.getVariationLists)).toEqual(shown);
});

test('creates the favorites and the top-selling list once, though many first look at the same time', async () => {
  const client = await signedIn(await aBuyer(db));
  const all = await Promise.all(Array.from({ length: 8 }, () => client.answer(calls.getVariationLists)));
  const ids = all.map(({ favoriteListId, topSellingListId }) => `${favoriteListId} ${topSellingListId}`);
  expect(new Set(ids).size).toBe(1);
});

test('renames a list for everybody, without blanks around the name', async () => {
  const buyer = await aBuyer(db);
  const subscriber = await aBuyer(db, { company: buyer.company });
  const { id } = await aList(db, { owner: buyer, subscribers: [subscriber] });
  const [owner, reader] = [await signedIn(buyer), await signedIn(subscriber)];
  const body = { Name: '  The van ', Description: 'What we\nalways take' };
  const changed = await owner.answer(calls.updateVariationList, { params: { id }, body });
  expect(changed).toMatchObject({ Name: 'The van', Description: 'What we\nalways take', Version: 2 });
  expect(await reader.answer(calls.getVariationList, { params: { id } })).toMatchObject({ Name: 'The van' });
  for (const Name of ['', '   ', 'x'.repeat(101), 'two\nlines'])
    expect((await owner.refusal(calls.updateVariationList, { params: { id }, body: { Name } })).status).toBe(400);
});

test('limits the lists of a person, also when the last are created in parallel', async () => {
  const client = await limited.signedIn(await aBuyer(db));
  await client.answer(calls.createVariationList, named('First'));
  const statuses = await Promise.all(
    Array.from({ length: 6 }, async () => (await client.call(calls.createVariationList, named('More'))).statusCode),
  );
  expect(statuses.toSorted()).toEqual([200, 200, 422, 422, 422, 422]);
  expect((await client.refusal(calls.createVariationList, named('Fourth'))).code).toBe('too-many-lists');
  expect(await client.answer(calls.getVariationListLimit)).toEqual({ Limit: 3, OwnListsCount: 3, LinesLimit: 4 });
  const [first] = (await client.answer(calls.getVariationLists)).myLists;
  const params = { id: first?.Id ?? '' };
  expect((await client.refusal(calls.copyVariationList, { params, ...named('Copy') })).code).toBe('too-many-lists');
  await client.answer(calls.deleteVariationList, { params });
  await client.answer(calls.createVariationList, named('Fourth'));
  expect((await client.refusal(calls.restoreVariationList, { params })).code).toBe('too-many-lists');
});

test('limits the lines of a list, also when the last are added in parallel', async () => {
  const buyer = await aBuyer(db);
  const client = await limited.signedIn(buyer);
  const { id } = await aList(db, { owner: buyer });
  const materials = await Promise.all(Array.from({ length: 4 }, () => aMaterial(db, { price: null })));
  const add = (VariationCode: string) => ({ params: { id }, body: { VariationCode } });
  const statuses = await Promise.all(
    materials.map(async ({ code }) => (await client.call(calls.addVariationToList, add(code))).statusCode),
  );
  expect(statuses.toSorted()).toEqual([200, 422, 422, 422]);
  expect((await client.answer(calls.getVariationList, { params: { id } })).VariationsCount).toBe(4);
  const refused = materials[statuses.indexOf(422)];
  expect((await client.refusal(calls.addVariationToList, add(refused?.code ?? ''))).code).toBe('list-full');
  const patched = await client.answer(calls.patchVariationList, {
    params: { id },
    body: { sapMaterialNumbersToAdd: [refused?.sapMaterialNumber ?? ''] },
  });
  expect(patched.NotAdded).toEqual([{ SapMaterialNumber: refused?.sapMaterialNumber, Reason: 'list-full' }]);
});

test('hides a deleted list from everybody, and restores it unchanged within 30 days', async () => {
  const buyer = await aBuyer(db);
  const subscriber = await aBuyer(db, { company: buyer.company });
  const { id, name } = await aList(db, { owner: buyer, subscribers: [subscriber] });
  const [owner, reader] = [await signedIn(buyer), await signedIn(subscriber)];
  const params = { id };
  const before = await owner.answer(calls.getVariationListLines, { params });
  await owner.answer(calls.deleteVariationList, { params });
  for (const client of [owner, reader]) {
    expect((await client.refusal(calls.getVariationList, { params })).status).toBe(404);
    const { myLists, sharedLists } = await client.answer(calls.getVariationLists);
    expect([myLists, sharedLists]).toEqual([[], []]);
  }
  expect(await owner.answer(calls.getDeletedVariationLists)).toMatchObject([
    { Id: id, Name: name, VariationsCount: 3 },
  ]);
  expect(await reader.answer(calls.getDeletedVariationLists)).toEqual([]);
  expect((await reader.refusal(calls.restoreVariationList, { params })).status).toBe(404);
  for (let turn = 0; turn < 2; turn += 1) await owner.answer(calls.restoreVariationList, { params });
  expect((await owner.answer(calls.getVariationListLines, { params })).PageItems).toEqual(before.PageItems);
  expect((await reader.answer(calls.getVariationLists)).sharedLists).toMatchObject([{ Id: id }]);
});

test('a list that was deleted more than 30 days ago does not come back', async () => {
  const buyer = await aBuyer(db);
  const { id } = await aList(db, { owner: buyer });
  await sql`update variation_lists set deleted_at = now() - interval '31 days' where id = ${id}`.execute(db);
  const client = await signedIn(buyer);
  expect((await client.refusal(calls.restoreVariationList, { params: { id } })).status).toBe(404);
  expect(await client.answer(calls.getDeletedVariationLists)).toEqual([]);
});

test('copies lines with position, note and quantity, without subscribers', async () => {
  const buyer = await aBuyer(db);
  const reader = await aBuyer(db, { company: buyer.company });
  const list = await aList(db, { owner: buyer, subscribers: [reader] });
  const owner = await signedIn(buyer);
  const [first, , last] = list.lineIds;
  const Lines = [
    { LineId: last ?? '', AfterLineId: null, Note: 'Spare', UsualQuantity: 2.5 },
    { LineId: first ?? '', Note: 'n' },
  ];
  await owner.answer(calls.changeVariationListLines, { params: { id: list.id }, body: { Lines } });
  const client = await signedIn(reader);
  const copy = await client.answer(calls.copyVariationList, { params: { id: list.id }, body: { Name: 'Mine' } });
  expect(copy).toMatchObject({ Name: 'Mine', Type: 'own', SubscribersCount: 0, VariationsCount: 3 });
  const linesOf = async (id: string) =>
    (await client.answer(calls.getVariationListLines, { params: { id } })).PageItems.map(
      ({ Code, Note, UsualQuantity }) => [Code, Note, UsualQuantity],
    );
  expect(await linesOf(copy.Id)).toEqual(await linesOf(list.id));
});

test('each person has one default list, and lines that are added without choosing go there', async () => {
  const buyer = await aBuyer(db);
  const colleague = await aBuyer(db, { company: buyer.company });
  const [own, edited, read] = [
    await aList(db, { owner: buyer }),
    await aList(db, { owner: colleague, collaborators: [buyer] }),
    await aList(db, { owner: colleague, subscribers: [buyer] }),
  ];
  const client = await signedIn(buyer);
  const { favoriteListId } = await client.answer(calls.getVariationLists);
  const addedTo = async () => {
    const { sapMaterialNumber } = await aMaterial(db, { price: null });
    const body = { Lines: [{ SapMaterialNumber: sapMaterialNumber }] };
    return (await client.answer(calls.addLinesToVariationList, { body })).ListId;
  };
  const preset = (id: string, IsDefault: 'true' | 'false' = 'true') =>
    client.answer(calls.setDefaultVariationList, { params: { id }, query: { IsDefault } });
  expect(await addedTo()).toBe(favoriteListId);
  await preset(own.id);
  expect(await addedTo()).toBe(own.id);
  await preset(edited.id);
  const { myLists, sharedLists } = await client.answer(calls.getVariationLists);
  expect([...myLists, ...sharedLists].filter(({ IsDefault }) => IsDefault).map(({ Id }) => Id)).toEqual([edited.id]);
  expect(await addedTo()).toBe(edited.id);
  // Of a list that is no default there is nothing to clear.
  await preset(own.id, 'false');
  expect(await addedTo()).toBe(edited.id);
  await preset(read.id);
  expect(await addedTo()).toBe(favoriteListId);
  await preset(own.id);
  await client.answer(calls.deleteVariationList, { params: { id: own.id } });
  expect(await addedTo()).toBe(favoriteListId);
});

test('returns for editable lists whether they have a material', async () => {
  const buyer = await aBuyer(db);
  const colleague = await aBuyer(db, { company: buyer.company });
  const list = await aList(db, { owner: buyer, name: 'Own' });
  await aList(db, { owner: colleague, name: 'Edited', collaborators: [buyer] });
  await aList(db, { owner: colleague, name: 'Read', subscribers: [buyer] });
  const client = await signedIn(buyer);
  const [material] = list.materials;
  const SapMaterialNumber = material?.sapMaterialNumber ?? '';
  const rows = await client.answer(calls.getEditableVariationLists, { query: { SapMaterialNumber } });
  expect(rows.map(({ Name, Type, HasMaterial }) => [Name, Type, HasMaterial])).toEqual([
    ['Favorites', 'favorites', false],
    ['Edited', 'shared', false],
    ['Own', 'own', true],
  ]);
});
