import {
  addAssortmentRelation,
  type DeskTile,
  type DeskTileKind,
  getDesk,
  removeAssortmentRelation,
} from '@grossist/contracts';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { auditedAnswers } from '../../src/areas/audit/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aFailedMessage } from '../support/a-failed-message.ts';
import { aGivenUpOrder } from '../support/a-given-up-order.ts';
import { aMaterial } from '../support/a-material.ts';
import { aValidation } from '../support/a-validation.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { anEmployee } from '../support/an-employee.ts';
import { anImport } from '../support/an-import.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { buyersAnswers } from '../support/shop-answers.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const FREE_FAILURES = 3;
const { signedIn, asAnonymous } = testApp(db, {
  answers: auditedAnswers(db, buyersAnswers(db, openEmbeddedErp(db), FREE_FAILURES)),
});

// What one test leaves waiting, the next one would find.
beforeEach(async () => {
  await db.deleteFrom('sap_orders').execute();
  await db.deleteFrom('import_runs').execute();
  await db.deleteFrom('variation_feedback').execute();
  await db.deleteFrom('order_validations').execute();
  await db.deleteFrom('outbox_messages').execute();
  await db.deleteFrom('assortments').execute();
  await db.deleteFrom('sign_in_failures').execute();
  await db.deleteFrom('analytics_search_tallies').execute();
  for (const table of ['landing_pages', 'browsing_pages', 'pages'] as const) await db.deleteFrom(table).execute();
});

const tileOf = async (client: Client, kind: DeskTileKind): Promise<DeskTile> => {
  const tile = (await client.answer(getDesk)).Tiles.find(({ Kind }) => Kind === kind);
  if (tile === undefined) throw new Error(`No tile ${kind}`);
  return tile;
};
const somebody = async (role: 'editor' | 'support' | 'assortment-admin' | 'operator') =>
  signedIn(await anEmployee(db, role));
const summaryOf = ({ Count, Entries }: DeskTile) => ({
  Count,
  Entries: Entries.map(({ Name, Detail, Note, Number: number }) => ({ Name, Detail, Note, Number: number })),
});

test.each([
  ['editor', ['imports', 'feedback', 'empty-searches', 'drafts']],
  ['support', ['failed-operations', 'validations', 'locked-people']],
  ['assortment-admin', ['hidden-materials', 'customers-without-assortment', 'assortment-changes']],
  ['operator', ['messages']],
] as const)('shows %s what waits for them and nothing of other roles, by one statement', async (role, kinds) => {
  const client = await somebody(role);
  const { Tiles } = await client.answer(getDesk);
  expect(Tiles.map(({ Kind }) => Kind)).toEqual(kinds);
  const others = await countQueries(db, () => client.send({ method: 'GET', url: '/api/context/' }));
  expect((await countQueries(db, () => client.answer(getDesk))) - others).toBe(1);
});

test.each(['buyer', 'viewer', 'user-admin', 'punchout'] as const)('refuses a %s with 403', async (role) => {
  const client = await signedIn(await aBuyer(db, { role }));
  const response = await client.call(getDesk, {});
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ detail: 'Only employees of the wholesaler may do this' });
});

test('refuses a signed-out visitor with 401', async () => {
  expect((await asAnonymous().call(getDesk, {})).statusCode).toBe(401);
});

test('shows the last import of each file that failed, stopped, refused lines or was only tried', async () => {
  await anImport(db, { fileName: 'failed.ndjson', outcome: 'failed' });
  await anImport(db, { fileName: 'tried.ndjson', outcome: 'done', dryRun: true });
  await anImport(db, { fileName: 'again.ndjson', outcome: 'failed' });
  await anImport(db, { fileName: 'again.ndjson', outcome: 'done' });
  await anImport(db, { fileName: 'under-way.ndjson', outcome: 'running' });
  const { id } = await anImport(db, { fileName: 'refused.ndjson', outcome: 'done' });
  await db.updateTable('import_runs').set({ refused: 17 }).where('id', '=', id).execute();
  const { id: old } = await anImport(db, { fileName: 'old.ndjson', outcome: 'failed' });
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  await db.updateTable('import_runs').set({ started_at: longAgo }).where('id', '=', old).execute();
  const tile = await tileOf(await somebody('editor'), 'imports');
  expect(tile.Count).toBe(3);
  expect(tile.Entries.map(({ Name, Note, Number: number }) => [Name, Note, number]).toSorted()).toEqual([
    ['failed.ndjson', 'failed', null],
    ['refused.ndjson', 'refused', 17],
    ['tried.ndjson', 'dry-run', null],
  ]);
  expect(tile.Entries.find(({ Name }) => Name === 'refused.ndjson')?.Id).toBe(id);
});

test('shows the oldest five of customers’ reports, and counts all unhandled ones', async () => {
  const { contactId } = await aBuyer(db);
  const { sapMaterialNumber } = await aMaterial(db);
  const given = (text: string, day: number, isHandled = false) => ({
    id: uuidv7(),
    sap_material_number: sapMaterialNumber,
    contact_id: contactId,
    text,
    contact: '',
    is_handled: isHandled,
    given_at: new Date(Date.UTC(2026, 0, day)),
  });
  const rows = [7, 3, 5, 2, 6, 4].map((day) => given(`Wrong in January, day ${day}: ${'x'.repeat(200)}`, day));
  await db
    .insertInto('variation_feedback')
    .values([...rows, given('Handled', 1, true)])
    .execute();
  const { Count, Entries } = await tileOf(await somebody('editor'), 'feedback');
  expect(Count).toBe(6);
  expect(Entries.map(({ Since }) => Since)).toEqual([2, 3, 4, 5, 6].map((day) => `2026-01-0${day}T00:00:00.000Z`));
  expect(Entries.map(({ Detail }) => Detail.length)).toEqual([120, 120, 120, 120, 120]);
});

test('shows the words that found nothing in the last 7 days, the most searched first', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const counted = (query: string, withoutResult: number, day = today) => ({
    day,
    market: 'DK',
    language: 'da',
    query,
    searches: '20',
    without_result: String(withoutResult),
    clicked: '0',
  });
  const longAgo = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await db
    .insertInto('analytics_search_tallies')
    .values([
      counted('røgalarm', 3),
      counted('røgalarm', 4, yesterday),
      counted('jordspyd', 9),
      counted('kabel', 0),
      counted('', 40),
      counted('dørklokke', 5, longAgo),
    ])
    .execute();
  const tile = summaryOf(await tileOf(await somebody('editor'), 'empty-searches'));
  expect(tile).toEqual({
    Count: 2,
    Entries: [
      { Name: 'jordspyd', Detail: 'da', Note: '', Number: 9 },
      { Name: 'røgalarm', Detail: 'da', Note: '', Number: 7 },
    ],
  });
});

test('shows unpublished pages of every kind by their titles in the language of the reader', async () => {
  const titles = JSON.stringify({ en: 'Spring', da: 'Forår' });
  await db
    .insertInto('landing_pages')
    .values([
      { id: uuidv7(), type: 'custom', key: 'spring', titles, modified_by: 'Rune' },
      { id: uuidv7(), type: 'custom', key: 'shown', titles, is_published: true },
    ])
    .execute();
  await db.insertInto('browsing_pages').values({ id: uuidv7(), slug: 'tools', titles: '{}' }).execute();
  await db.insertInto('pages').values({ id: uuidv7(), slug: 'returns', kind: 'help', titles }).execute();
  const { Count, Entries } = await tileOf(await somebody('editor'), 'drafts');
  expect(Count).toBe(3);
  expect(Entries.map(({ Id, Name, Detail, Note }) => [Note, Id, Name, Detail]).toSorted()).toEqual([
    ['browsing', 'tools', 'tools', ''],
    ['landing', 'custom/spring', 'Spring', 'Rune'],
    ['page', 'returns', 'Spring', ''],
  ]);
});

test('shows support the failed orders, the oldest first, and the validated orders that are not placed', async () => {
  const later = await aGivenUpOrder(db, { givenUpAt: new Date('2026-03-02T08:00:00Z') });
  const first = await aGivenUpOrder(db, { givenUpAt: new Date('2026-03-01T08:00:00Z') });
  const validation = await aValidation(db, { content: 'Varenr;Antal\n1;1\n2;2', fileName: 'monday.csv' });
  const client = await somebody('support');
  const failed = await tileOf(client, 'failed-operations');
  expect(failed.Count).toBe(2);
  expect(failed.Entries).toMatchObject([
    { Id: first.id, Name: first.salesOrderId, Detail: first.buyer.company.name, Note: 'order-given-up' },
    { Id: later.id, Name: later.salesOrderId, Since: '2026-03-02T08:00:00.000Z' },
  ]);
  expect(await tileOf(client, 'validations')).toMatchObject({
    Count: 1,
    Entries: [{ Id: validation.id, Name: 'monday.csv', Number: 2 }],
  });
  await db.updateTable('order_validations').set({ state: 'discarded' }).execute();
  expect(await tileOf(client, 'validations')).toEqual({ Kind: 'validations', Count: 0, Entries: [] });
});

test('shows people who are locked out, until an hour after their last failed sign-in', async () => {
  const [locked, mistyped] = [await aBuyer(db), await aBuyer(db)];
  const fails = (key: string, failures: number, minutesAgo = 1) => ({
    key,
    failures,
    last_failure_at: new Date(Date.now() - minutesAgo * 60_000),
  });
  await db
    .insertInto('sign_in_failures')
    .values([
      fails(`account:${locked.email.toLowerCase()}`, FREE_FAILURES + 1),
      fails(`account:${mistyped.email.toLowerCase()}`, FREE_FAILURES - 1),
      fails('account:nobody@example.test', 40),
      fails('address:192.0.2.1', 40),
    ])
    .execute();
  const client = await somebody('support');
  expect(await tileOf(client, 'locked-people')).toMatchObject({
    Count: 1,
    Entries: [{ Id: locked.email, Detail: locked.company.name, Number: FREE_FAILURES + 1 }],
  });
  await db
    .updateTable('sign_in_failures')
    .set({ last_failure_at: new Date(Date.now() - 61 * 60_000) })
    .execute();
  expect((await tileOf(client, 'locked-people')).Count).toBe(0);
});

test('shows operators what could not be sent', async () => {
  const { id } = await aFailedMessage(db);
  expect(await tileOf(await somebody('operator'), 'messages')).toMatchObject({
    Count: 1,
    Entries: [{ Id: id, Name: 'order-webhook' }],
  });
});

test('shows materials hidden from everybody, and by which assortments, until a customer is related to one', async () => {
  const [hidden, alsoElsewhere, company] = [await aMaterial(db), await aMaterial(db), await aCompany(db)];
  const numbers = [hidden.sapMaterialNumber, alsoElsewhere.sapMaterialNumber];
  const { id } = await anAssortment(db, { names: { en: 'Own brand' }, materials: numbers });
  await anAssortment(db, { materials: [hidden.sapMaterialNumber] });
  await anAssortment(db, { materials: [alsoElsewhere.sapMaterialNumber], companies: [company] });
  await anAssortment(db, { type: 'limiting', materials: numbers });
  const client = await somebody('assortment-admin');
  const tile = await tileOf(client, 'hidden-materials');
  expect(tile.Count).toBe(1);
  expect(tile.Entries).toHaveLength(2);
  expect(tile.Entries.find(({ Id }) => Id === id)).toMatchObject({ Name: 'Own brand', Number: 2 });
  await client.answer(addAssortmentRelation, {
    params: { id },
    body: { customerId: company.id, customerType: 'company' },
  });
  expect(summaryOf(await tileOf(client, 'hidden-materials'))).toMatchObject({ Count: 0, Entries: [{ Number: 1 }] });
});

test('counts companies without an assortment of their own, of an account or of a user', async () => {
  const client = await somebody('assortment-admin');
  const [byAccount, byUser, without] = [await aCompany(db, { accounts: 1 }), await aBuyer(db), await aCompany(db)];
  const before = (await tileOf(client, 'customers-without-assortment')).Count;
  await anAssortment(db, { accounts: byAccount.accounts, contacts: [byUser] });
  const { Count, Entries } = await tileOf(client, 'customers-without-assortment');
  expect(before - Count).toBe(2);
  const named = Entries.map(({ Id }) => Id);
  expect(named).not.toContain(byAccount.id);
  expect(Count).toBeGreaterThanOrEqual(1);
  expect(without.id).toMatch(/^[0-9a-f-]{36}$/);
});

test('names the assortment and the customer of the latest changes, also of a removed relation', async () => {
  const company = await aCompany(db);
  const { id } = await anAssortment(db, { names: { en: 'Own brand', da: 'Eget mærke' } });
  const client = await somebody('assortment-admin');
  const { RelationId } = await client.answer(addAssortmentRelation, {
    params: { id },
    body: { customerId: company.id, customerType: 'company' },
  });
  await client.answer(removeAssortmentRelation, { params: { relationId: RelationId } });
  const { Entries } = await tileOf(client, 'assortment-changes');
  const detail = `${company.name} · assortment-admin`;
  expect(Entries.slice(0, 2)).toMatchObject([
    { Id: id, Name: 'Own brand', Detail: detail, Note: 'removed' },
    { Id: id, Name: 'Own brand', Detail: detail, Note: 'added' },
  ]);
});
