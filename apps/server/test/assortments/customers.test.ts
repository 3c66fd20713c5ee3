import {
  getAssortment,
  getAssortmentCustomer,
  getAssortments,
  getCustomerAccounts,
  getCustomerCompanies,
  getCustomerUsers,
  getUsersOfAccount,
  getUsersOfCompany,
} from '@grossist/contracts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { countUncachedQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const app = testApp(db);
const admin = await app.signedIn(await anEmployee(db, 'assortment-admin'));

const UNKNOWN_ID = uuidv7();

test('companies are found by name and number, with what is below them', async () => {
  const company = await aCompany(db, { accounts: 2 });
  await aBuyer(db, { company });
  await anAssortment(db, { companies: [company] });
  for (const search of [company.code, company.name.toUpperCase()]) {
    const { pageItems } = await admin.answer(getCustomerCompanies, { query: { search } });
    expect(pageItems.find(({ Id }) => Id === company.id)).toEqual({
      Id: company.id,
      CustomerType: 'company',
      Number: company.code,
      Name: company.name,
      CompanyId: company.id,
      CompanyName: company.name,
      Market: 'DK',
      AccountCount: 2,
      UserCount: 1,
      AssortmentCount: 1,
    });
  }
  expect(await admin.answer(getCustomerCompanies, { query: { search: '%' } })).toEqual({
    pageItems: [],
    totalItems: 0,
  });
});

test('accounts and users are found too, and users below their company and account', async () => {
  const company = await aCompany(db, { accounts: 2 });
  const [first, second] = company.accounts;
  const buyer = await aBuyer(db, { company: { ...company, accounts: [first] } });
  const accounts = await admin.answer(getCustomerAccounts, { query: { companyId: company.id } });
  expect(accounts.pageItems.map(({ Number: number, UserCount }) => [number, UserCount]).toSorted()).toEqual(
    [
      [first.soldTo, 1],
      [second?.soldTo, 0],
    ].toSorted(),
  );
  const users = await admin.answer(getCustomerUsers, { query: { search: buyer.email } });
  expect(users).toMatchObject({
    totalItems: 1,
    pageItems: [{ Id: buyer.contactId, Name: buyer.name, AccountCount: 1 }],
  });
  for (const [call, id] of [
    [getUsersOfCompany, company.id],
    [getUsersOfAccount, first.id],
  ] as const) {
    expect((await admin.answer(call, { params: { id }, query: {} })).pageItems.map(({ Id }) => Id)).toEqual([
      buyer.contactId,
    ]);
    expect(await admin.refusal(call, { params: { id: UNKNOWN_ID }, query: {} })).toMatchObject({ status: 404 });
  }
});

test('people who were erased are no customers any more', async () => {
  const buyer = await aBuyer(db);
  await db.updateTable('contacts').set({ erased_at: new Date() }).where('id', '=', buyer.contactId).execute();
  expect((await admin.answer(getCustomerUsers, { query: { search: buyer.email } })).totalItems).toBe(0);
});

test('pages hold ten rows, sorted as the language sorts, and take the same statements whatever their number', async () => {
  const name = (letter: string) => `${letter}-sorted-${UNKNOWN_ID.slice(-8)}`;
  const letters = ['Z', 'Å', 'A', 'Ø', 'Ä', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  for (const letter of letters) {
    const { id } = await aCompany(db);
    await db
      .updateTable('companies')
      .set({ name: name(letter) })
      .where('id', '=', id)
      .execute();
  }
  const search = `-sorted-${UNKNOWN_ID.slice(-8)}`;
  const namesOf = async (language: 'da-DK' | 'de-DE', PageNumber: number) => {
    const page = await admin.answer(getCustomerCompanies, { query: { search, language, PageNumber } });
    expect(page.totalItems).toBe(letters.length);
    return page.pageItems.map(({ Name }) => Name.charAt(0)).join('');
  };
  expect([await namesOf('da-DK', 1), await namesOf('da-DK', 2)]).toEqual(['ABCDEFGHZÄ', 'ØÅ']);
  expect([await namesOf('de-DE', 1), await namesOf('de-DE', 2)]).toEqual(['AÅÄBCDEFGH', 'ØZ']);
  const statements = (query: { search: string }) =>
    countUncachedQueries(db, () => admin.answer(getCustomerCompanies, { query }));
  expect(await statements({ search })).toBe(await statements({ search: name('A') }));
});

test('a customer or an assortment is read by its id as the lists show it, and an unknown one is not found', async () => {
  const buyer = await aBuyer(db);
  const { id, code } = await anAssortment(db, { contacts: [buyer] });
  const found = await admin.answer(getCustomerUsers, { query: { search: buyer.email } });
  const user = { customerId: buyer.contactId, customerType: 'user' as const };
  expect(await admin.answer(getAssortmentCustomer, { query: user })).toEqual(found.pageItems[0]);
  const listed = await admin.answer(getAssortments, { query: { search: code } });
  expect(await admin.answer(getAssortment, { params: { id }, query: {} })).toEqual(listed.pageItems[0]);
  const refusals = [
    await admin.refusal(getAssortmentCustomer, { query: { ...user, customerType: 'company' } }),
    await admin.refusal(getAssortmentCustomer, { query: { ...user, customerId: UNKNOWN_ID } }),
    await admin.refusal(getAssortment, { params: { id: UNKNOWN_ID }, query: {} }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
});
