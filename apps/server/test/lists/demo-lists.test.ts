import * as calls from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { makeDemoOrders } from '../../src/areas/imports/index.ts';
import { makeDemoLists } from '../../src/areas/lists/index.ts';
import { aDemo } from '../support/a-demo.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

beforeAll(async () => {
  await aDemo(db, { materials: 300, today: new Date().toISOString().slice(0, 10) });
  await makeDemoOrders(db)(20);
  await makeDemoLists(db)();
}, 120_000);

const listsOf = async (email: string) => (await signedIn({ email })).answer(calls.getVariationLists);

test('the people of the first customer have lists of their own, shared ones, favorites and a top-selling list', async () => {
  const mette = await listsOf('buyer@nordkraft.example');
  expect(mette.myLists.map(({ Name }) => Name)).toEqual(['Standardbadeværelse', 'Varebilen']);
  expect(mette.sharedLists.map(({ Name }) => Name)).toEqual(['Havneboligerne, opgang']);
  expect(mette.favoriteList.VariationsCount).toBeGreaterThan(3);
  expect(mette.topSellingList.VariationsCount).toBeGreaterThan(10);
  expect(mette.myLists.find(({ Name }) => Name === 'Varebilen')).toMatchObject({
    IsDefault: true,
    HasUnseenChanges: true,
    WantsMail: true,
    SubscribersCount: 3,
  });
  const sara = await listsOf('viewer@nordkraft.example');
  expect(sara.sharedLists.map(({ Name, UserHasEditRights }) => [Name, UserHasEditRights])).toEqual([
    ['Varebilen', false],
  ]);
  const jonas = await listsOf('colleague@nordkraft.example');
  expect(jonas.sharedLists.map(({ Name, UserHasEditRights }) => [Name, UserHasEditRights])).toEqual([
    ['Varebilen', true],
  ]);
});

test('the shared list has a phased-out and an obsolete material, and unseen changes', async () => {
  const client = await signedIn({ email: 'buyer@nordkraft.example' });
  const { myLists } = await client.answer(calls.getVariationLists);
  const id = myLists.find(({ Name }) => Name === 'Varebilen')?.Id ?? '';
  const lines = await client.answer(calls.getVariationListLines, { params: { id }, query: {} });
  expect(lines.HasNonAvailableMaterialsInList).toBe(true);
  expect(lines.PageItems.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber)).toContain('1000006');
  const changes = await client.answer(calls.getVariationListChanges, { params: { id }, query: {} });
  expect(changes.PageItems.map(({ Kind }) => Kind)).toEqual(
    expect.arrayContaining(['obsolete', 'phased-out', 'added']),
  );
});

test('creates nothing twice at a second start', async () => {
  await makeDemoLists(db)();
  expect((await listsOf('buyer@nordkraft.example')).myLists).toHaveLength(2);
});
