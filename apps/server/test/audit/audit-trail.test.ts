import {
  addToCart,
  createOrder,
  deleteLatestAddress,
  getAuditTrail,
  getContext,
  saveCartAsOrderDraftAndCreateNewCart,
  saveLatestAddress,
  saveSapErrorTranslations,
  signIn as signInCall,
  updateCartAccount,
  updateCartDeliveryAddress,
} from '@grossist/contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { auditedAnswers, noteAct } from '../../src/areas/audit/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { anAddress } from '../support/an-address.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const { answers } = everyAnswer(db, pool);
const { asAnonymous, signedIn } = testApp(db, { answers: auditedAnswers(db, answers) });

const entriesAbout = async (query: string) => {
  const support = await signedIn(await anEmployee(db, 'support'));
  return (await support.answer(getAuditTrail, { query: { query } })).Entries;
};

test('records who signed in, when and from where, and never the password', async () => {
  const buyer = await aBuyer(db);
  const client = asAnonymous();
  await client.answer(getContext, {});
  await client.refusal(signInCall, { body: { email: buyer.email, password: 'of-somebody-else' } });
  await signedIn(buyer);
  const entries = await entriesAbout(buyer.email);
  expect(entries.map(({ Act, Outcome, Code }) => ({ Act, Outcome, Code }))).toEqual([
    { Act: 'signIn', Outcome: 'done', Code: '' },
    { Act: 'signIn', Outcome: 'refused', Code: 'wrong-sign-in' },
  ]);
  expect(entries.every(({ Address, Person }) => Address === '127.0.0.1' && Person === buyer.email)).toBe(true);
  const stored = await sql<{ row: string }>`select e::text as row from audit_entries e`.execute(db);
  expect(stored.rows.some(({ row }) => row.includes('of-somebody-else'))).toBe(false);
});

test('an order is found in the trail by its number, its cart and the person', async () => {
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer });
  const client = await signedIn(buyer);
  const { SalesOrderId, OrderId } = await client.answer(createOrder, { body: { Details: { CartId: cart.id } } });
  for (const query of [SalesOrderId ?? '', cart.id, buyer.name]) {
    const found = (await entriesAbout(query)).find(({ Act }) => Act === 'createOrder');
    expect(found).toMatchObject({ Outcome: 'done', ContactId: buyer.contactId, Company: buyer.company.name });
    expect(found?.Subjects).toEqual(expect.arrayContaining([cart.id, OrderId, SalesOrderId]));
  }
});

test('records changes of account, delivery, drafts and addresses with their subjects, and not of lines', async () => {
  const buyer = await aBuyer(db);
  const [account] = buyer.accounts;
  if (account === undefined) throw new Error('The buyer has no account');
  const { id: addressId } = await anAddress(db, account);
  const { code } = await aMaterial(db);
  const client = await signedIn(buyer);
  await client.answer(addToCart, { body: { Code: code, Quantity: 1 } });
  await client.answer(updateCartAccount, { body: { soldTo: account.soldTo } });
  await client.answer(updateCartDeliveryAddress, { body: { Id: addressId } });
  const stored = await client.answer(saveLatestAddress, { body: { Id: addressId } });
  await client.answer(deleteLatestAddress, { params: { id: stored.Id } });
  await client.answer(saveCartAsOrderDraftAndCreateNewCart, { body: { orderName: 'Later' } });
  const support = await signedIn(await anEmployee(db, 'support'));
  const { Entries } = await support.answer(getAuditTrail, { query: { contactId: buyer.contactId } });
  expect(Entries.map(({ Act }) => Act)).toEqual([
    'saveCartAsOrderDraftAndCreateNewCart',
    'deleteLatestAddress',
    'saveLatestAddress',
    'updateCartDeliveryAddress',
    'updateCartAccount',
  ]);
  const about = (act: string) => Entries.find(({ Act }) => Act === act)?.Subjects ?? [];
  expect(about('updateCartAccount')).toContain(account.soldTo);
  expect(about('deleteLatestAddress')).toContain(stored.Id);
  // A cart’s own id is recorded, and none of its lines.
  expect(about('saveCartAsOrderDraftAndCreateNewCart')).not.toContain(code);
});

test('records refusals with their reason', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const elsewhere = await aCart(db, { buyer: await aBuyer(db) });
  await client.refusal(createOrder, { body: { Details: { CartId: elsewhere.id } } });
  const [entry] = await entriesAbout(elsewhere.id);
  expect(entry).toMatchObject({ Act: 'createOrder', Outcome: 'refused', Code: 'not-found' });
});

test('records all changes of the wholesaler’s own people', async () => {
  const editor = await anEmployee(db, 'editor');
  const client = await signedIn(editor);
  await client.answer(saveSapErrorTranslations, {
    body: { Translations: [{ Code: 'audited-code', Texts: { en: 'Words' } }] },
  });
  const [entry] = await entriesAbout('audited-code');
  expect(entry).toMatchObject({ Act: 'saveSapErrorTranslations', ContactId: editor.contactId, Outcome: 'done' });
});

test('records a failed call, and leaves the entry of a died process without outcome', async () => {
  const buyer = await aBuyer(db);
  const breaking = auditedAnswers(
    db,
    answers.map((each) =>
      each.operation.name === 'createOrder'
        ? { ...each, handle: async () => Promise.reject(new Error('something broke')) }
        : each,
    ),
  );
  const broken = breaking.find(({ operation }) => operation.name === 'createOrder');
  const app = testApp(db, { answers: breaking });
  const client = await app.signedIn(buyer);
  const cart = await aCart(db, { buyer });
  expect(broken).toBeDefined();
  expect((await client.call(createOrder, { body: { Details: { CartId: cart.id } } })).statusCode).toBe(500);
  expect((await entriesAbout(cart.id))[0]).toMatchObject({ Outcome: 'failed', Code: 'failed' });
});

test.each([
  ['rewritten', sql`update audit_entries set act = 'nothing'`],
  ['ended twice', sql`update audit_entries set outcome = 'failed' where outcome = 'done'`],
  ['given to somebody else', sql`update audit_entries set person = 'somebody else'`],
  ['thrown away', sql`delete from audit_entries`],
])('the trail is not %s', async (_, statement) => {
  await signedIn(await aBuyer(db));
  await expect(statement.execute(db)).rejects.toThrow(/audit trail/);
});

test('only support reads the trail', async () => {
  for (const person of [await aBuyer(db), await anEmployee(db, 'editor'), await anEmployee(db, 'assortment-admin')]) {
    const client = await signedIn(person);
    expect((await client.refusal(getAuditTrail, {})).status).toBe(403);
  }
});

test('filters the trail by act, outcome, person and day, in pages', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  for (let count = 0; count < 5; count++)
    await client.refusal(createOrder, { body: { Details: { CartId: buyer.contactId } } });
  const support = await signedIn(await anEmployee(db, 'support'));
  const page = (number: number) =>
    support.answer(getAuditTrail, {
      query: {
        contactId: buyer.contactId,
        act: 'createOrder',
        outcome: 'refused' as const,
        from: '2020-01-01',
        page: number,
        pageSize: 2,
      },
    });
  const pages = [await page(1), await page(2), await page(3)];
  expect(pages.map(({ Entries }) => Entries.length)).toEqual([2, 2, 1]);
  expect(pages[0]?.TotalNumber).toBe(5);
  expect(pages[0]?.Acts).toEqual(expect.arrayContaining(['createOrder', 'signIn']));
  expect(new Set(pages.flatMap(({ Entries }) => Entries.map(({ Id }) => Id))).size).toBe(5);
  const before = await support.answer(getAuditTrail, { query: { contactId: buyer.contactId, to: '2020-01-01' } });
  expect(before.Entries).toEqual([]);
});

test('names people and what ids belong to, and leaves unknown ids as they are', async () => {
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer });
  const client = await signedIn(buyer);
  const { SalesOrderId, OrderId } = await client.answer(createOrder, { body: { Details: { CartId: cart.id } } });
  const entries = await entriesAbout(SalesOrderId ?? '');
  const ordered = entries.find(({ Act }) => Act === 'createOrder');
  expect(ordered?.SubjectNames).toContainEqual({ Subject: OrderId, Kind: 'order', Name: SalesOrderId });
  expect(ordered?.SubjectNames.map(({ Subject }) => Subject)).toContain(cart.id);
  const [signedInAs] = (await entriesAbout(buyer.email)).filter(({ Act }) => Act === 'signIn');
  expect(signedInAs).toMatchObject({ Person: buyer.email, PersonName: buyer.name });
  await noteAct(db, { act: 'orderPlaced', subjects: ['01980000-0000-7000-8000-000000000000', '4711'] });
  const [byShop] = await entriesAbout('4711');
  expect(byShop).toMatchObject({ PersonName: '', SubjectNames: [] });
});

test('days begin and end by the clock of the market', async () => {
  const subject = 'night-of-new-year';
  // Half past midnight in Copenhagen, the evening before in UTC.
  const entry = {
    id: uuidv7(),
    act: 'orderPlaced',
    outcome: 'done',
    happened_at: new Date('2025-12-31T23:30:00Z'),
  } as const;
  await db
    .insertInto('audit_entries')
    .values({ ...entry, subjects: [subject] })
    .execute();
  const support = await signedIn(await anEmployee(db, 'support'));
  const countOn = async (day: string): Promise<number> =>
    (await support.answer(getAuditTrail, { query: { query: subject, from: day, to: day } })).TotalNumber;
  expect([await countOn('2025-12-31'), await countOn('2026-01-01')]).toEqual([0, 1]);
});
