import type { ContactRecord } from '@grossist/catalogue-formats';
import * as calls from '@grossist/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { importing } from '../imports/run.ts';
import { aBuyer, type TestBuyer } from '../support/a-buyer.ts';
import { aCompany, type Company } from '../support/a-company.ts';
import { aList } from '../support/a-list.ts';
import { aMaterial } from '../support/a-material.ts';
import { anEmployee } from '../support/an-employee.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const { signedIn } = testApp(db, { answers: everyAnswer(db, pool).answers });

let support: Client;
beforeAll(async () => {
  support = await signedIn(await anEmployee(db, 'support'));
});

const erase = ({ contactId, email }: TestBuyer) =>
  support.answer(calls.erasePerson, { params: { id: contactId }, body: { Email: email } });

/** Imports a person as somebody of another company. */
const move = async ({ email, name }: TestBuyer, { code, accounts }: Company) => {
  const record: ContactRecord = {
    kind: 'contact',
    email,
    name,
    companyCode: code,
    soldTos: accounts.map(({ soldTo }) => soldTo),
    role: 'buyer',
    locale: 'en-US',
    ableToCreateOrders: true,
    showNetPrice: true,
  };
  const { refused } = await importing(db, [record]);
  expect(refused).toBe(0);
};

const ownerOf = async (id: string) =>
  (await db.selectFrom('variation_lists').select('owner_id').where('id', '=', id).executeTakeFirstOrThrow()).owner_id;

describe.each(['is erased', 'moves to another company'])('when the owner %s', (how) => {
  const leave = async (owner: TestBuyer) => (how === 'is erased' ? erase(owner) : move(owner, await aCompany(db)));

  test('transfers the list to the longest-subscribed collaborator, with all its lines and subscribers', async () => {
    const owner = await aBuyer(db);
    const { company } = owner;
    const people = [await aBuyer(db, { company }), await aBuyer(db, { company }), await aBuyer(db, { company })];
    const [first, second, reader] = people as [TestBuyer, TestBuyer, TestBuyer];
    await aBuyer(db, { company, role: 'user-admin' });
    const list = await aList(db, { owner, collaborators: [first, second], subscribers: [reader] });
    const client = await signedIn(first);
    const params = { id: list.id };
    const before = await client.answer(calls.getVariationListLines, { params });
    await leave(owner);
    expect(await client.answer(calls.getVariationList, { params })).toMatchObject({
      Type: 'own',
      UserIsOwner: true,
      OwnersId: first.contactId,
      VariationsCount: 3,
      Subscribers: [{ Id: second.contactId, IsCollaborator: true }, { Id: reader.contactId }],
    });
    const { PageItems } = await client.answer(calls.getVariationListLines, { params });
    expect(PageItems.map(({ LineId, Code }) => [LineId, Code])).toEqual(
      before.PageItems.map(({ LineId, Code }) => [LineId, Code]),
    );
  });

  test('transfers a list without editors to a user admin, else to a subscriber, else to no one', async () => {
    const owner = await aBuyer(db);
    const { company } = owner;
    const reader = await aBuyer(db, { company });
    const read = await aList(db, { owner, subscribers: [reader], materials: [] });
    const lonely = await aBuyer(db);
    const alone = await aList(db, { owner: lonely });
    const administered = await aBuyer(db);
    const admin = await aBuyer(db, { company: administered.company, role: 'user-admin' });
    const other = await aBuyer(db, { company: administered.company });
    const withAdmin = await aList(db, { owner: administered, subscribers: [other], materials: [] });
    for (const person of [owner, lonely, administered]) await leave(person);
    expect(await ownerOf(read.id)).toBe(reader.contactId);
    expect(await ownerOf(withAdmin.id)).toBe(admin.contactId);
    expect(await ownerOf(alone.id)).toBeNull();
    // Nothing of it is lost: a user admin of the company takes it over.
    const late = await signedIn(await aBuyer(db, { company: lonely.company, role: 'user-admin' }));
    const taken = await late.answer(calls.takeOverVariationList, { params: { id: alone.id } });
    expect(taken).toMatchObject({ UserIsOwner: true, VariationsCount: 3 });
  });
});

test('keeps the favorites of a moved person, but not lists and defaults of the former company', async () => {
  const mover = await aBuyer(db);
  const { company } = mover;
  const colleague = await aBuyer(db, { company });
  const list = await aList(db, { owner: colleague, subscribers: [mover] });
  const client = await signedIn(mover);
  const { code } = await aMaterial(db);
  await client.answer(calls.setFavorite, { body: { ProductCode: code, SetFavoriteTo: true } });
  await client.answer(calls.setDefaultVariationList, { params: { id: list.id } });
  await move(mover, await aCompany(db));
  const shown = await (await signedIn(mover)).answer(calls.getVariationLists);
  expect(shown).toMatchObject({ myLists: [], sharedLists: [], favoriteList: { VariationsCount: 1 } });
  for (const table of ['variation_list_subscribers', 'variation_list_defaults'] as const) {
    const rows = await db.selectFrom(table).selectAll().where('contact_id', '=', mover.contactId).execute();
    expect(rows, table).toEqual([]);
  }
});

test('keeps the lists of a person who is imported again with another name', async () => {
  const owner = await aBuyer(db);
  const list = await aList(db, { owner, subscribers: [await aBuyer(db, { company: owner.company })] });
  await move({ ...owner, name: 'New name' }, owner.company);
  expect(await ownerOf(list.id)).toBe(owner.contactId);
});

test('lists are handed on once, though a collaborator changes them at the same time', async () => {
  const owner = await aBuyer(db);
  const collaborator = await aBuyer(db, { company: owner.company });
  const list = await aList(db, { owner, collaborators: [collaborator] });
  const client = await signedIn(collaborator);
  const { sapMaterialNumber } = await aMaterial(db);
  const params = { id: list.id };
  await Promise.all([
    erase(owner),
    client.answer(calls.addVariationToList, { params, body: { VariationId: sapMaterialNumber } }),
    client.answer(calls.updateVariationList, { params, body: { Name: 'Mine' } }).catch(() => undefined),
  ]);
  expect(await client.answer(calls.getVariationList, { params })).toMatchObject({
    UserIsOwner: true,
    VariationsCount: 4,
    SubscribersCount: 0,
  });
});
