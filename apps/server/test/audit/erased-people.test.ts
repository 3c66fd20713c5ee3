import type { ContactRecord } from '@grossist/catalogue-formats';
import { erasePerson, findPeople, letComeBack } from '@grossist/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashEmailBy } from '../../src/areas/audit/index.ts';
import { importRecords } from '../../src/areas/imports/commands/import-records.ts';
import { transaction } from '../../src/db/index.ts';
import { asEvents } from '../imports/records.ts';
import { countsOf, importing } from '../imports/run.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { hashEmail } from '../support/hash-email.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';
import { unique } from '../support/unique.ts';

const { db, pool } = await testDatabase();
const { answers } = everyAnswer(db, pool);
const { signedIn } = testApp(db, { answers });

const aContact = (email: string): ContactRecord => ({
  kind: 'contact',
  email,
  name: 'Mette Holm',
  soldTos: [],
  role: 'editor',
  locale: 'da-DK',
  ableToCreateOrders: false,
  showNetPrice: false,
});

const anErased = async () => {
  const buyer = await aBuyer(db);
  const support = await signedIn(await anEmployee(db, 'support'));
  const params = { id: buyer.contactId };
  await support.answer(erasePerson, { params, body: { Email: buyer.email } });
  return { buyer, support, params };
};

const known = (email: string) =>
  db.selectFrom('contacts').select(['id', 'name']).where('email', '=', email.toLowerCase()).execute();

test('an import refuses an erased person by line, and writes the others', async () => {
  const { buyer } = await anErased();
  const other = `other-${unique()}@example.test`;
  const report = await importing(db, [aContact(other), aContact(` ${buyer.email.toUpperCase()} `.trim())]);
  expect(countsOf(report)).toEqual({ made: 1, changed: 0, unchanged: 0, refused: 1 });
  expect(report.lines).toMatchObject([
    {
      line: 2,
      code: 'erased-person',
      text: 'the person was erased on request; support can allow the import',
    },
  ]);
  expect(JSON.stringify(report.lines).toLowerCase()).not.toContain(buyer.email);
  expect(await known(other)).toHaveLength(1);
  expect(await known(buyer.email)).toEqual([]);
});

test('reports it in a dry run as well', async () => {
  const { buyer } = await anErased();
  const report = await importing(db, [aContact(buyer.email)], { dryRun: true });
  expect(countsOf(report)).toEqual({ made: 0, changed: 0, unchanged: 0, refused: 1 });
});

test('stores only a keyed hash of an erased person’s e-mail', async () => {
  const { buyer, params } = await anErased();
  const stored = await db
    .selectFrom('erased_people')
    .selectAll()
    .where('contact_id', '=', params.id)
    .executeTakeFirstOrThrow();
  expect(stored.email_hash).toHaveLength(32);
  expect(stored.email_hash.equals(hashEmailBy('another key')(buyer.email))).toBe(false);
  const elsewhere = importRecords(
    { db, hashEmail: hashEmailBy('another key') },
    { source: 'elsewhere.ndjson', format: 'ndjson', dryRun: true },
  );
  expect((await elsewhere(asEvents([aContact(buyer.email)]))).made).toBe(1);
});

test('support finds who was erased by the whole e-mail alone, and lets them come back', async () => {
  const { buyer, support, params } = await anErased();
  const find = async (query: string) => (await support.answer(findPeople, { query: { query } })).People;
  expect(await find(buyer.email.slice(0, -1))).toEqual([]);
  expect(await find(buyer.email.toUpperCase())).toMatchObject([
    { ContactId: params.id, Name: '', IsErased: true, IsKeptOut: true },
  ]);
  expect(await support.answer(letComeBack, { params })).toEqual({ IsKeptOut: false });
  expect(await find(buyer.email)).toEqual([]);

  expect((await importing(db, [aContact(buyer.email)])).made).toBe(1);
  const [back] = await known(buyer.email);
  expect(back?.id).not.toBe(params.id);
  // Erased again, the same person is refused again.
  await support.answer(erasePerson, { params: { id: back?.id ?? '' }, body: { Email: buyer.email } });
  expect((await importing(db, [aContact(buyer.email)])).refused).toBe(1);
});

test('readmits an erased person once, and nobody else', async () => {
  const { support, params } = await anErased();
  const both = await Promise.all([support.answer(letComeBack, { params }), support.answer(letComeBack, { params })]);
  expect(both).toEqual([{ IsKeptOut: false }, { IsKeptOut: false }]);
  const acts = await db.selectFrom('audit_entries').select('subjects').where('act', '=', 'personMayComeBack').execute();
  expect(acts.filter(({ subjects }) => subjects.includes(params.id))).toHaveLength(1);
  const here = await aBuyer(db);
  expect((await support.refusal(letComeBack, { params: { id: here.contactId } })).status).toBe(404);
});

test('an import does not create a person who is erased while it waits', async () => {
  const buyer = await aBuyer(db);
  let running: ReturnType<typeof importing> | undefined;
  await transaction(db, async (tx) => {
    await tx.selectFrom('contacts').select('id').where('id', '=', buyer.contactId).forUpdate().execute();
    running = importing(db, [aContact(buyer.email)]);
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into contacts%'`.execute(
        db,
      );
      return rows[0]?.count;
    };
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    await tx
      .insertInto('erased_people')
      .values({ email_hash: hashEmail(buyer.email), contact_id: buyer.contactId })
      .execute();
    await tx
      .updateTable('contacts')
      .set({ email: `erased-${buyer.contactId}@invalid`, erased_at: new Date() })
      .where('id', '=', buyer.contactId)
      .execute();
  });
  expect((await running)?.lines).toMatchObject([{ line: 1, code: 'erased-person' }]);
  expect(await known(buyer.email)).toEqual([]);
});

test('a hundred contacts ask as often as two who of them was erased', async () => {
  const asked = (count: number) =>
    countQueries(db, () =>
      importing(
        db,
        Array.from({ length: count }, () => aContact(`many-${unique()}@example.test`)),
      ),
    );
  expect(await asked(100)).toBe(await asked(2));
});
