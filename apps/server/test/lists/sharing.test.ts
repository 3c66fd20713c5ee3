import * as calls from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { aBuyer, type TestBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aList } from '../support/a-list.ts';
import { someMaterials } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { countUncachedQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const aTeam = async (colleagues: number) => {
  const owner = await aBuyer(db);
  const people: TestBuyer[] = [];
  for (let made = 0; made < colleagues; made += 1) people.push(await aBuyer(db, { company: owner.company }));
  return { owner, people };
};

const entry = ({ contactId }: TestBuyer, more: object = {}) => ({ Id: contactId, ...more });

describe('sharing', () => {
  test('makes colleagues subscribers, who keep their rights when they are added again', async () => {
    const { owner, people } = await aTeam(2);
    const [first, second] = people as [TestBuyer, TestBuyer];
    const { id } = await aList(db, { owner });
    const client = await signedIn(owner);
    const add = (subscribers: { Id: string }[]) =>
      client.answer(calls.addListSubscribers, { params: { id }, body: { subscribers } });
    await add([entry(first, { IsCollaborator: true, IsListDefault: true })]);
    await add([entry(first), entry(second)]);
    const { Subscribers, SubscribersCount } = await client.answer(calls.getVariationList, { params: { id } });
    expect(SubscribersCount).toBe(2);
    expect(Subscribers).toEqual(
      [first, second].map(({ contactId, email, name }) => ({
        Id: contactId,
        Email: email,
        DisplayName: name,
        IsCollaborator: contactId === first.contactId,
        IsListDefault: contactId === first.contactId,
      })),
    );
    expect((await (await signedIn(first)).answer(calls.getVariationLists)).sharedLists).toMatchObject([
      { Id: id, IsDefault: true, UserHasEditRights: true, HasUnseenChanges: false },
    ]);
  });

  test('is possible with colleagues only: returns 404 for anybody else, and adds no one', async () => {
    const { owner, people } = await aTeam(1);
    const stranger = await aBuyer(db);
    const seat = await aBuyer(db, { company: owner.company, role: 'punchout' });
    const { id } = await aList(db, { owner });
    const client = await signedIn(owner);
    for (const other of [stranger, seat, owner]) {
      const body = { subscribers: [...people, other].map((person) => entry(person)) };
      expect((await client.refusal(calls.addListSubscribers, { params: { id }, body })).status).toBe(404);
    }
    expect((await client.answer(calls.getVariationList, { params: { id } })).SubscribersCount).toBe(0);
  });

  test('takes as many statements for one colleague as for many', async () => {
    const { owner, people } = await aTeam(6);
    const client = await signedIn(owner);
    const [one, many] = [await aList(db, { owner, materials: [] }), await aList(db, { owner, materials: [] })];
    const add = (id: string, all: readonly TestBuyer[]) => () =>
      client.answer(calls.addListSubscribers, {
        params: { id },
        body: { subscribers: all.map((person) => entry(person, { IsListDefault: true })) },
      });
    const counts = [
      await countUncachedQueries(db, add(one.id, people.slice(0, 1))),
      await countUncachedQueries(db, add(many.id, people)),
    ];
    expect(counts[1]).toBe(counts[0]);
    const showing = () => client.answer(calls.getVariationLists);
    // The first time creates the favorites and the top-selling list.
    await showing();
    const shown = await countUncachedQueries(db, showing);
    for (let made = 0; made < 5; made += 1) await aList(db, { owner, materials: [], subscribers: people });
    expect(await countUncachedQueries(db, showing)).toBe(shown);
  });

  test('lists colleagues who may be added by name and e-mail, a page at a time', async () => {
    const { owner, people } = await aTeam(3);
    const [subscriber] = people as [TestBuyer];
    await aBuyer(db);
    const { id } = await aList(db, { owner, subscribers: [subscriber] });
    const client = await signedIn(owner);
    const find = async (query: object) => {
      const found = await client.answer(calls.getPotentialSubscribers, { params: { id }, query });
      return [found.PageItems.map(({ Id }) => Id), found.TotalItems];
    };
    const ids = people.slice(1).map(({ contactId }) => contactId);
    expect(await find({})).toEqual([ids, 2]);
    expect(await find({ PageSize: 1, Page: 2 })).toEqual([ids.slice(1), 2]);
    expect(await find({ Query: people[2]?.email.toUpperCase() })).toEqual([ids.slice(1), 1]);
    expect(await find({ Query: '%' })).toEqual([[], 0]);
  });
});

describe('a subscription', () => {
  test('ends when the subscriber leaves or the owner ends it, with the default that hangs on it', async () => {
    const { owner, people } = await aTeam(3);
    const [one, two, three] = people as [TestBuyer, TestBuyer, TestBuyer];
    const { id } = await aList(db, { owner, subscribers: people });
    const params = { id };
    const clients = await Promise.all(people.map((person) => signedIn(person)));
    for (const client of clients) await client.answer(calls.setDefaultVariationList, { params });
    const client = await signedIn(owner);
    await clients[0]?.answer(calls.deleteVariationList, { params });
    await clients[1]?.answer(calls.removeListSubscriber, { params: { id, subscriberId: two.contactId } });
    await client.answer(calls.removeListSubscribers, { params, body: { subscribers: [entry(three), entry(one)] } });
    for (const left of clients) expect((await left.refusal(calls.getVariationList, { params })).status).toBe(404);
    expect(await client.answer(calls.getVariationList, { params })).toMatchObject({ SubscribersCount: 0 });
    const left = await db.selectFrom('variation_list_defaults').selectAll().where('list_id', '=', id).execute();
    expect(left).toEqual([]);
    const gone = { params: { id, subscriberId: one.contactId } };
    expect((await client.refusal(calls.removeListSubscriber, gone)).status).toBe(404);
  });

  test('has rights and defaults that are set for all or none', async () => {
    const { owner, people } = await aTeam(2);
    const [first, second] = people as [TestBuyer, TestBuyer];
    const { id } = await aList(db, { owner, subscribers: [first, second] });
    const other = await aList(db, { owner, subscribers: [first] });
    const client = await signedIn(owner);
    const reader = await signedIn(first);
    await reader.answer(calls.setDefaultVariationList, { params: { id: other.id } });
    const set = (subscribers: { Id: string }[]) => ({ params: { id }, body: { subscribers } });
    const stranger = await aBuyer(db, { company: owner.company });
    const some = [entry(first, { IsCollaborator: true }), entry(stranger, { IsCollaborator: true })];
    expect((await client.refusal(calls.setListPermissions, set(some))).status).toBe(404);
    expect(await reader.answer(calls.getVariationList, { params: { id } })).toMatchObject({ UserHasEditRights: false });
    await client.answer(
      calls.setListPermissions,
      set([entry(first, { IsCollaborator: true, IsListDefault: true }), entry(second, { IsListDefault: false })]),
    );
    expect(await reader.answer(calls.getVariationList, { params: { id } })).toMatchObject({
      UserHasEditRights: true,
      IsDefault: true,
    });
    // What is absent stays.
    await client.answer(calls.setListPermissions, set([entry(first, { IsListDefault: false })]));
    expect(await reader.answer(calls.getVariationList, { params: { id } })).toMatchObject({
      UserHasEditRights: true,
      IsDefault: false,
    });
  });

  test('counts no longer once the subscriber belongs to another company', async () => {
    const { owner, people } = await aTeam(1);
    const [mover] = people as [TestBuyer];
    const { id } = await aList(db, { owner, subscribers: [mover], materials: await someMaterials(db, 1) });
    const client = await signedIn(mover);
    await client.answer(calls.getVariationList, { params: { id } });
    const elsewhere = await aCompany(db);
    await db.updateTable('contacts').set({ company_id: elsewhere.id }).where('id', '=', mover.contactId).execute();
    await db
      .insertInto('contact_accounts')
      .values({ contact_id: mover.contactId, account_id: elsewhere.accounts[0].id, position: 9 })
      .execute();
    const seen = await client.call(calls.getVariationList, { params: { id } });
    expect([403, 404]).toContain(seen.statusCode);
    const shown = await (await signedIn(owner)).answer(calls.getVariationList, { params: { id } });
    expect(shown).toMatchObject({ SubscribersCount: 0, Subscribers: [] });
  });
});
