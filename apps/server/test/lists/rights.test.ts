import * as calls from '@grossist/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBuyer, aViewer, type TestBuyer } from '../support/a-buyer.ts';
import { aList, type TestList } from '../support/a-list.ts';
import { aMaterial, type Material, someMaterials } from '../support/a-material.ts';
import { anEmployee } from '../support/an-employee.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn, asAnonymous } = testApp(db);

const PEOPLE = ['owner', 'collaborator', 'subscriber', 'admin', 'colleague', 'stranger', 'strange admin'] as const;
type Who = (typeof PEOPLE)[number];

const clients = new Map<Who, Client>();
const people = new Map<Who, TestBuyer>();
let materials: readonly Material[];
let fresh: Material;

const personOf = (who: Who): TestBuyer => {
  const person = people.get(who);
  if (person === undefined) throw new Error(`No person is the ${who}`);
  return person;
};

beforeAll(async () => {
  // The owner is a viewer: who may not order may keep lists all the same.
  const owner = await aViewer(db);
  const { company } = owner;
  people.set('owner', owner);
  for (const who of ['collaborator', 'subscriber', 'colleague'] as const)
    people.set(who, await aBuyer(db, { company }));
  people.set('admin', await aBuyer(db, { company, role: 'user-admin' }));
  people.set('stranger', await aBuyer(db));
  people.set('strange admin', await aBuyer(db, { role: 'user-admin' }));
  for (const [who, person] of people) clients.set(who, await signedIn(person));
  materials = await someMaterials(db, 2, { price: null });
  fresh = await aMaterial(db, { price: null });
});

type Attempt = (client: Client, list: TestList, who: Who) => Promise<{ statusCode: number; body: string }>;

const one = ({ id }: TestList) => ({ params: { id } });
const subscriberOf = () => [{ Id: personOf('subscriber').contactId }];

/** By call: the status of owner, collaborator, subscriber, user admin and a colleague; a stranger always gets 404. */
const MATRIX: Record<string, [Attempt, readonly [number, number, number, number, number]]> = {
  'vl-01': [(client, list) => client.call(calls.getVariationListLines, one(list)), [200, 200, 200, 200, 404]],
  'vl-02': [(client, list) => client.call(calls.getVariationList, one(list)), [200, 200, 200, 200, 404]],
  'vl-04': [
    (client, list) => client.call(calls.updateVariationList, { ...one(list), body: { Name: 'Renamed' } }),
    [200, 200, 403, 403, 404],
  ],
  'vl-05': [(client, list) => client.call(calls.deleteVariationList, one(list)), [200, 200, 200, 403, 404]],
  'vl-08': [
    (client, list) =>
      client.call(calls.addVariationToList, { ...one(list), body: { VariationId: fresh.sapMaterialNumber } }),
    [200, 200, 403, 403, 404],
  ],
  'vl-09': [
    (client, list) =>
      client.call(calls.removeVariationFromList, { ...one(list), query: { VariationCode: materials[0]?.code ?? '' } }),
    [200, 200, 403, 403, 404],
  ],
  'vl-10': [
    (client, list) =>
      client.call(calls.patchVariationList, {
        ...one(list),
        body: { sapMaterialNumbersToAdd: [fresh.sapMaterialNumber] },
      }),
    [200, 200, 403, 403, 404],
  ],
  'vl-11': [
    (client, list) => client.call(calls.setDefaultVariationList, { ...one(list), query: { IsDefault: 'true' } }),
    [200, 200, 200, 403, 404],
  ],
  'vl-12': [(client, list) => client.call(calls.getPotentialSubscribers, one(list)), [200, 403, 403, 200, 404]],
  'vl-13': [
    (client, list) =>
      client.call(calls.addListSubscribers, {
        ...one(list),
        body: { subscribers: [{ Id: personOf('colleague').contactId }] },
      }),
    [200, 403, 403, 403, 404],
  ],
  'vl-14': [
    (client, { id }) =>
      client.call(calls.removeListSubscriber, { params: { id, subscriberId: personOf('subscriber').contactId } }),
    [200, 403, 200, 403, 404],
  ],
  'vl-15': [
    (client, list) => client.call(calls.removeListSubscribers, { ...one(list), body: { subscribers: subscriberOf() } }),
    [200, 403, 403, 403, 404],
  ],
  'vl-16 rights': [
    (client, list) =>
      client.call(calls.setListPermissions, {
        ...one(list),
        body: { subscribers: subscriberOf().map((each) => ({ ...each, IsCollaborator: true })) },
      }),
    [200, 403, 403, 403, 404],
  ],
  'vl-16 defaults': [
    (client, list) =>
      client.call(calls.setListPermissions, {
        ...one(list),
        body: { subscribers: subscriberOf().map((each) => ({ ...each, IsListDefault: true })) },
      }),
    [200, 403, 403, 200, 404],
  ],
  copy: [
    (client, list) => client.call(calls.copyVariationList, { ...one(list), body: { Name: 'Copy' } }),
    [200, 200, 200, 200, 404],
  ],
  restore: [(client, list) => client.call(calls.restoreVariationList, one(list)), [200, 404, 404, 404, 404]],
  'take over': [(client, list) => client.call(calls.takeOverVariationList, one(list)), [403, 403, 403, 422, 404]],
  'change lines': [
    (client, list) =>
      client.call(calls.changeVariationListLines, {
        ...one(list),
        body: { Lines: [{ LineId: list.lineIds[0] ?? '', Note: 'Mine' }] },
      }),
    [200, 200, 403, 403, 404],
  ],
  'add lines': [
    (client, { id }) =>
      client.call(calls.addLinesToVariationList, {
        body: { ListId: id, Lines: [{ SapMaterialNumber: fresh.sapMaterialNumber }] },
      }),
    [200, 200, 403, 403, 404],
  ],
  'restore lines': [
    (client, list) =>
      client.call(calls.restoreVariationListLines, { ...one(list), body: { LineIds: [...list.lineIds] } }),
    [200, 200, 403, 403, 404],
  ],
};

const stateOf = async ({ id }: TestList) => {
  const [list, lines, subscribers] = await Promise.all([
    db.selectFrom('variation_lists').selectAll().where('id', '=', id).execute(),
    db.selectFrom('variation_list_lines').selectAll().where('list_id', '=', id).orderBy('id').execute(),
    db.selectFrom('variation_list_subscribers').selectAll().where('list_id', '=', id).orderBy('contact_id').execute(),
  ]);
  return { list, lines, subscribers };
};

describe.each(Object.entries(MATRIX))('%s', (_, [attempt, statuses]) => {
  test.each(PEOPLE.map((who, index) => ({ who, status: statuses[index] ?? 404 })))(
    'answers the $who with $status, and changes nothing when it refuses',
    async ({ who, status }) => {
      const list = await aList(db, {
        owner: personOf('owner'),
        materials,
        collaborators: [personOf('collaborator')],
        subscribers: [personOf('subscriber')],
      });
      const before = await stateOf(list);
      const client = clients.get(who);
      if (client === undefined) throw new Error(`The ${who} is not signed in`);
      const { statusCode, body } = await attempt(client, list, who);
      expect(statusCode, body).toBe(status);
      if (status !== 200) expect(await stateOf(list)).toEqual(before);
    },
  );
});

test('refuses every call without a sign-in', async () => {
  const own = calls.operations.filter(({ area }) => area === 'variation lists');
  expect(own.length).toBeGreaterThanOrEqual(28);
  for (const { method, path, name } of own) {
    const url = path.replace(':id', '01890a5d-ac96-774b-bcce-b302099a8057').replace(':subscriberId', 'x');
    expect((await asAnonymous().send({ method, url })).statusCode, name).toBe(401);
  }
});

test.each(['editor', 'assortment-admin', 'support', 'operator'] as const)(
  'somebody of the house who is %s has favorites and no other lists',
  async (role) => {
    const client = await signedIn(await anEmployee(db, role));
    for (const { area, access, method, path, name } of calls.operations) {
      if (area !== 'variation lists' || access !== 'buyer') continue;
      const url = path.replace(':id', '01890a5d-ac96-774b-bcce-b302099a8057').replace(':subscriberId', 'x');
      expect((await client.send({ method, url })).statusCode, name).toBe(403);
    }
    const body = { ProductSapMaterialNumber: fresh.sapMaterialNumber, SetFavoriteTo: true };
    await client.answer(calls.setFavorite, { body });
    expect((await client.answer(calls.getFavorites)).TotalCount).toBe(1);
  },
);

test.each(['viewer', 'punchout', 'user-admin'] as const)('a %s keeps lists as a buyer does', async (role) => {
  const client = await signedIn(await aBuyer(db, { role, ableToCreateOrders: false }));
  const { Id } = await client.answer(calls.createVariationList, { body: { Name: 'The van' } });
  const body = { sapMaterialNumbersToAdd: [fresh.sapMaterialNumber] };
  await client.answer(calls.patchVariationList, { params: { id: Id }, body });
  expect(await client.answer(calls.getVariationList, { params: { id: Id } })).toMatchObject({
    Type: 'own',
    UserIsOwner: true,
    UserHasEditRights: true,
    VariationsCount: 1,
  });
});

test('the favorites and the top-selling list can neither be renamed, deleted nor shared, nor be reached by colleagues', async () => {
  const client = clients.get('colleague');
  const other = clients.get('admin');
  if (client === undefined || other === undefined) throw new Error('Somebody is missing');
  const { favoriteListId, topSellingListId } = await client.answer(calls.getVariationLists);
  const subscribers = [{ Id: personOf('subscriber').contactId }];
  for (const id of [favoriteListId, topSellingListId]) {
    const params = { id };
    const statuses = [
      await client.call(calls.updateVariationList, { params, body: { Name: 'Mine' } }),
      await client.call(calls.deleteVariationList, { params }),
      await client.call(calls.addListSubscribers, { params, body: { subscribers } }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([403, 403, 403]);
  }
  expect((await other.refusal(calls.getVariationList, { params: { id: favoriteListId } })).status).toBe(404);
  expect(await other.answer(calls.getVariationList, { params: { id: topSellingListId } })).toMatchObject({
    Type: 'topSelling',
    UserHasEditRights: false,
    OwnersId: null,
  });
  const add = { params: { id: topSellingListId }, body: { VariationId: fresh.sapMaterialNumber } };
  expect((await client.refusal(calls.addVariationToList, add)).status).toBe(403);
});

test('a plain subscriber sees how many subscribe, the owner and a user admin see who', async () => {
  const list = await aList(db, {
    owner: personOf('owner'),
    materials,
    collaborators: [personOf('collaborator')],
    subscribers: [personOf('subscriber')],
  });
  const seenBy = async (who: Who) => {
    const shown = await clients.get(who)?.answer(calls.getVariationList, one(list));
    return [shown?.SubscribersCount, shown?.Subscribers.length];
  };
  expect(await seenBy('subscriber')).toEqual([2, 0]);
  for (const who of ['owner', 'admin', 'collaborator'] as const) expect(await seenBy(who)).toEqual([2, 2]);
});

test("returns the company's lists by name and owner, a page at a time, to user admins only", async () => {
  const admin = await aBuyer(db, { role: 'user-admin' });
  const owner = await aBuyer(db, { company: admin.company });
  for (const name of ['Bathroom', 'Van', 'Kitchen']) await aList(db, { owner, name, materials });
  await aList(db, { owner, name: 'Left', materials, isWithoutOwner: true });
  const client = await signedIn(admin);
  const namesOf = async (query: object) => {
    const { PageItems, TotalItems } = await client.answer(calls.getCompanyVariationLists, { query });
    return [PageItems.map(({ Name }) => Name), TotalItems];
  };
  expect(await namesOf({})).toEqual([['Bathroom', 'Kitchen', 'Left', 'Van'], 4]);
  expect(await namesOf({ PageSize: 2, Page: 2 })).toEqual([['Left', 'Van'], 4]);
  expect(await namesOf({ Query: 'VAN' })).toEqual([['Van'], 1]);
  expect(await namesOf({ Query: owner.name, PageSize: 1 })).toEqual([['Bathroom'], 3]);
  expect(await namesOf({ OnlyWithoutOwner: 'true' })).toEqual([['Left'], 1]);
  const [left] = (await client.answer(calls.getCompanyVariationLists, { query: { Query: 'Left' } })).PageItems;
  expect(await client.answer(calls.takeOverVariationList, { params: { id: left?.Id ?? '' } })).toMatchObject({
    UserIsOwner: true,
    OwnersId: admin.contactId,
    Type: 'own',
  });
  expect((await (await signedIn(owner)).refusal(calls.getCompanyVariationLists)).status).toBe(403);
});
