import {
  addToCart,
  createOrder,
  erasePerson,
  findPeople,
  getContext,
  getOrder,
  getOwnPersonalData,
  getPersonalData,
  saveLatestAddress,
  setFavorite,
  signIn as signInCall,
} from '@grossist/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PERSONAL_PARTS } from '../../src/areas/audit/data/personal-parts.ts';
import { aBuyer, PASSWORD } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { aPlace } from '../support/a-place.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const { answers } = everyAnswer(db, pool);
const { asAnonymous, signedIn } = testApp(db, { answers });

test('covers every table with a reference to a person', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct con.conrelid::regclass::text as name from pg_constraint con
    where con.contype = 'f' and con.confrelid = 'contacts'::regclass`.execute(db);
  const covered = PERSONAL_PARTS.flatMap(({ tables }) => tables);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(covered.toSorted());
});

/** A buyer who ordered, has a full cart, an address, a favourite. */
const somebodyKnown = async () => {
  await aPlace(db, { postalCode: '8000', place: 'Aarhus C' });
  const company = (await aBuyer(db)).company;
  const buyer = await aBuyer(db, { company });
  const ordered = await aCart(db, { buyer });
  const client = await signedIn(buyer);
  const { OrderId } = await client.answer(createOrder, { body: { Details: { CartId: ordered.id } } });
  const material = await aMaterial(db);
  await client.answer(addToCart, { body: { Code: material.code, Quantity: 1 } });
  await client.answer(setFavorite, {
    body: { ProductSapMaterialNumber: material.sapMaterialNumber, ProductCode: material.code, SetFavoriteTo: true },
  });
  await client.answer(saveLatestAddress, {
    body: { Name: 'Own name', Street: 'Strandvejen 7', PostalCode: '8000', City: 'Aarhus C', CountryCode: 'DK' },
  });
  return { buyer, client, orderId: OrderId ?? '' };
};

test('returns all stored data of a person, without secrets and data of others', async () => {
  const { buyer, client } = await somebodyKnown();
  const other = await aBuyer(db, { company: buyer.company });
  const data = await client.answer(getOwnPersonalData, {});
  const names = data.Parts.map(({ Name }) => Name);
  expect(names).toEqual(
    expect.arrayContaining(['person', 'sessions', 'accounts', 'orders', 'cartsAndDrafts', 'lists', 'addresses']),
  );
  expect(data.Parts.every(({ IsWhole, Rows }) => IsWhole && Rows.length > 0)).toBe(true);
  const text = JSON.stringify(data);
  expect(text).toContain(buyer.email);
  expect(text).not.toContain(other.email);
  expect(text).not.toMatch(/password|token_hash|anti_forgery/);
});

test('removes an erased person everywhere, and keeps their orders', async () => {
  const { buyer, client, orderId } = await somebodyKnown();
  const colleague = await signedIn(await aBuyer(db, { company: buyer.company }));
  const support = await signedIn(await anEmployee(db, 'support'));
  const before = await colleague.answer(getOrder, { params: { orderId } });

  const { Erased } = await support.answer(erasePerson, {
    params: { id: buyer.contactId },
    body: { Email: buyer.email.toUpperCase() },
  });
  expect(Erased.map(({ Name }) => Name)).toEqual(expect.arrayContaining(['person', 'sessions', 'lists']));

  expect((await client.answer(getContext, {})).userEmail).toBe('');
  await asAnonymous().answer(getContext, {});
  const again = asAnonymous();
  await again.answer(getContext, {});
  expect((await again.refusal(signInCall, { body: { email: buyer.email, password: PASSWORD } })).status).toBe(401);
  const after = await colleague.answer(getOrder, { params: { orderId } });
  expect(after).toEqual({ ...before, OrderedBy: '', ConfirmationMailTo: '' });
  const left = await support.answer(getPersonalData, { params: { id: buyer.contactId } });
  expect(JSON.stringify(left)).not.toMatch(new RegExp(`${buyer.email}|${buyer.name}|Own name`));
  const { People } = await support.answer(findPeople, { query: { query: buyer.email } });
  expect(People).toMatchObject([{ ContactId: buyer.contactId, Name: '', IsErased: true, IsKeptOut: true }]);
  expect(JSON.stringify(People)).not.toContain(buyer.email);
});

test('erases once for two requests, also in parallel', async () => {
  const { buyer } = await somebodyKnown();
  const support = await signedIn(await anEmployee(db, 'support'));
  const erase = () => support.answer(erasePerson, { params: { id: buyer.contactId }, body: { Email: buyer.email } });
  const both = await Promise.all([erase(), erase()]);
  expect(both.filter(({ Erased }) => Erased.length > 0)).toHaveLength(1);
  expect((await erase()).Erased).toEqual([]);
});

test('erases a person only after the e-mail was typed again', async () => {
  const buyer = await aBuyer(db);
  const support = await signedIn(await anEmployee(db, 'support'));
  const refused = await support.refusal(erasePerson, {
    params: { id: buyer.contactId },
    body: { Email: 'other@example.test' },
  });
  expect(refused).toMatchObject({ status: 422, code: 'other-email', errors: [{ field: 'Email' }] });
  await signedIn(buyer);
});

test('people are found by name, e-mail and company, at most twenty', async () => {
  const { company } = await aBuyer(db);
  for (let count = 0; count < 21; count++) await aBuyer(db, { company });
  const support = await signedIn(await anEmployee(db, 'support'));
  const { People } = await support.answer(findPeople, { query: { query: company.name } });
  expect(People).toHaveLength(20);
  expect(People.every(({ Company }) => Company === company.name)).toBe(true);
  expect((await support.answer(findPeople, { query: { query: '%' } })).People).toEqual([]);
});
