import { getCartContacts, updateCartAccount } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const named = async (contactId: string, name: string, phone = ''): Promise<void> => {
  await db.updateTable('contacts').set({ name, phone }).where('id', '=', contactId).execute();
};

/** A company of two accounts, with the buyer on both and colleagues on one or the other. */
const aTeam = async () => {
  const company = await aCompany(db, { accounts: 2 });
  const [first, second] = company.accounts;
  if (second === undefined) throw new Error('there are two');
  const buyer = await aBuyer(db, { company });
  const colleague = await aBuyer(db, { company, accounts: [first] });
  const viewer = await aViewer(db, { company, accounts: [first] });
  const elsewhere = await aBuyer(db, { company, accounts: [second] });
  await named(buyer.contactId, 'Zoe Own', '10');
  await named(colleague.contactId, 'Bo 100%', '20');
  await named(viewer.contactId, 'Ada Looks', '30');
  await named(elsewhere.contactId, 'Carl Elsewhere', '40');
  return { company, first, second, buyer, colleague };
};

test('a cart may name who buys on its account: oneself first, then by name, each with their phone', async () => {
  const { buyer, second } = await aTeam();
  const client = await signedIn(buyer);
  const found = await client.answer(getCartContacts, {});
  expect(found.map(({ Name, Phone, IsOneself }) => [Name, Phone, IsOneself])).toEqual([
    ['Zoe Own', '10', true],
    ['Ada Looks', '30', false],
    ['Bo 100%', '20', false],
  ]);
  await client.answer(updateCartAccount, { body: { soldTo: second.soldTo } });
  expect((await client.answer(getCartContacts, {})).map(({ Name }) => Name)).toEqual(['Zoe Own', 'Carl Elsewhere']);
});

test('people are found by a part of their name, whose signs stand for themselves', async () => {
  const { buyer } = await aTeam();
  const client = await signedIn(buyer);
  const namesOf = async (search: string) =>
    (await client.answer(getCartContacts, { query: { search } })).map(({ Name }) => Name);
  expect(await namesOf(' LOOK ')).toEqual(['Ada Looks']);
  expect(await namesOf('0%')).toEqual(['Bo 100%']);
  expect(await namesOf('_')).toEqual([]);
});

test('excludes erased people, punchout seats and people of other companies', async () => {
  const { buyer, company, first, colleague } = await aTeam();
  await db.updateTable('contacts').set({ erased_at: new Date() }).where('id', '=', colleague.contactId).execute();
  const seat = await aBuyer(db, { company, accounts: [first], role: 'punchout' });
  const stranger = await aBuyer(db);
  const names = (await (await signedIn(buyer)).answer(getCartContacts, {})).map(({ Name }) => Name);
  expect(names).toEqual(['Zoe Own', 'Ada Looks']);
  expect((await (await signedIn(stranger)).answer(getCartContacts, {})).map(({ Name }) => Name)).toEqual([
    stranger.name,
  ]);
  expect((await (await signedIn(seat)).answer(getCartContacts, {})).map(({ IsOneself }) => IsOneself)).toContain(true);
});

test('there are twenty at most, by one query beside the session’s', async () => {
  const { buyer, company, first } = await aTeam();
  for (let made = 0; made < 25; made += 1) await aBuyer(db, { company, accounts: [first] });
  const client = await signedIn(buyer);
  expect(await client.answer(getCartContacts, {})).toHaveLength(20);
  expect(await countQueries(db, () => client.answer(getCartContacts, {}))).toBeLessThanOrEqual(2);
});
