import { getContext, signIn as signInCall } from '@grossist/contracts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aBuyer, PASSWORD } from '../support/a-buyer.ts';
import { type Client, signIn } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { asAnonymous } = testApp(db, { signInFailures: 3 });

beforeEach(() => db.deleteFrom('sign_in_failures').execute());

const tryFrom = async (remoteAddress: string, email: string, password: string) => {
  const client = asAnonymous();
  await client.answer(getContext);
  return client.send({
    method: 'POST',
    url: signInCall.path,
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ email, password }),
  });
};

const fail = async (times: number, address: (attempt: number) => string, email: (attempt: number) => string) => {
  for (let attempt = 1; attempt <= times; attempt += 1) {
    expect((await tryFrom(address(attempt), email(attempt), 'wrong')).statusCode).toBe(401);
  }
};

test('slows an account down after three failures, from any address and with the right password too', async () => {
  const { email } = await aBuyer(db);
  await fail(
    3,
    (attempt) => `192.0.2.${attempt}`,
    () => email,
  );
  const response = await tryFrom('192.0.2.99', email, PASSWORD);
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({ code: 'too-many' });
  expect(Number(response.headers['retry-after'])).toBe(1);
});

test('after three failures an address has to wait, whosever the accounts are', async () => {
  const { email } = await aBuyer(db);
  await fail(
    3,
    () => '192.0.2.7',
    (attempt) => `unknown-${attempt}@example.test`,
  );
  expect((await tryFrom('192.0.2.7', email, PASSWORD)).statusCode).toBe(429);
  expect((await tryFrom('192.0.2.8', email, PASSWORD)).statusCode).toBe(200);
});

test('counts an account without regard to case', async () => {
  const { email } = await aBuyer(db);
  await fail(
    3,
    (attempt) => `192.0.2.${attempt}`,
    (attempt) => (attempt % 2 === 0 ? email.toUpperCase() : email),
  );
  expect((await tryFrom('192.0.2.99', email, PASSWORD)).statusCode).toBe(429);
});

const setFailures = async (email: string, failures: number, secondsAgo: number) => {
  await sql`insert into sign_in_failures values
    (${`account:${email}`}, ${failures}, now() - make_interval(secs => ${secondsAgo}))`.execute(db);
};

test.each([
  { failures: 3, wait: 1 },
  { failures: 4, wait: 2 },
  { failures: 6, wait: 8 },
  { failures: 1000, wait: 900 },
])('after $failures failures the wait is $wait seconds', async ({ failures, wait }) => {
  const { email } = await aBuyer(db);
  await setFailures(email, failures, 0);
  const response = await tryFrom('192.0.2.1', email, PASSWORD);
  expect(Number(response.headers['retry-after'])).toBe(wait);
});

test('allows an attempt after the wait, and resets the count by a success', async () => {
  const { email } = await aBuyer(db);
  await setFailures(email, 4, 3);
  expect((await tryFrom('192.0.2.1', email, PASSWORD)).statusCode).toBe(200);
  const left = await db.selectFrom('sign_in_failures').select('key').where('key', '=', `account:${email}`).execute();
  expect(left).toEqual([]);
});

test('failures of more than an hour ago count no more', async () => {
  const { email } = await aBuyer(db);
  await setFailures(email, 1000, 3601);
  await fail(
    1,
    () => '192.0.2.1',
    () => email,
  );
  expect((await tryFrom('192.0.2.1', email, PASSWORD)).statusCode).toBe(200);
});

test('a failure while waiting does not lengthen the wait', async () => {
  const { email } = await aBuyer(db);
  await setFailures(email, 6, 0);
  await tryFrom('192.0.2.1', email, 'wrong');
  const row = await db
    .selectFrom('sign_in_failures')
    .select('failures')
    .where('key', '=', `account:${email}`)
    .executeTakeFirst();
  expect(row?.failures).toBe(6);
});

test('parallel guesses from one address at many accounts are counted like guesses in a row', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 50 }, (_, guess) => tryFrom('192.0.2.50', `sprayed-${guess}@example.test`, 'Summer2026')),
  );
  const statuses = guesses.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401).length).toBe(3);
  expect(statuses.filter((status) => status === 429).length).toBe(47);
});

test('colleagues behind one address who sign in at once all get in', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => aBuyer(db)));
  const responses = await Promise.all(people.map(({ email }) => tryFrom('192.0.2.51', email, PASSWORD)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
  const left = await db.selectFrom('sign_in_failures').selectAll().where('failures', '>', 0).execute();
  expect(left).toEqual([]);
});

test('a success does not lengthen the wait of its address', async () => {
  const { email } = await aBuyer(db);
  await sql`insert into sign_in_failures values ('address:192.0.2.52', 4, now() - interval '10 minutes')`.execute(db);
  expect((await tryFrom('192.0.2.52', email, PASSWORD)).statusCode).toBe(200);
  expect((await tryFrom('192.0.2.52', email, PASSWORD)).statusCode).toBe(200);
});

/** Signs in again in a browser that signed in before. */
const tryAgain = async (client: Client, email: string, password: string) =>
  client.send({
    method: 'POST',
    url: signInCall.path,
    remoteAddress: '192.0.2.60',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ email, password }),
  });

test("a stranger's failures do not lock a known device out, nor let it guess for ever", async () => {
  const { email } = await aBuyer(db);
  const client = asAnonymous();
  await signIn(client, email);
  await fail(
    3,
    (attempt) => `192.0.2.${attempt}`,
    () => email,
  );
  expect((await tryFrom('192.0.2.99', email, PASSWORD)).statusCode).toBe(429);
  expect((await tryAgain(client, email, PASSWORD)).statusCode).toBe(200);
  for (let guess = 1; guess <= 3; guess += 1) {
    expect((await tryAgain(client, email, 'wrong')).statusCode).toBe(401);
  }
  expect((await tryAgain(client, email, PASSWORD)).statusCode).toBe(429);
});

test('recognizes a device only for its own user, until the password changes', async () => {
  const [one, other] = [await aBuyer(db), await aBuyer(db)];
  const client = asAnonymous();
  await signIn(client, one.email);
  await setFailures(other.email, 1000, 0);
  expect((await tryAgain(client, other.email, PASSWORD)).statusCode).toBe(429);
  await setFailures(one.email, 1000, 0);
  expect((await tryAgain(client, one.email, PASSWORD)).statusCode).toBe(200);
  await db.updateTable('contacts').set({ session_epoch: 1 }).where('id', '=', one.contactId).execute();
  expect((await tryAgain(client, one.email, PASSWORD)).statusCode).toBe(429);
});

test('limits a contact to twenty known devices', async () => {
  const { email, contactId } = await aBuyer(db);
  await sql`insert into known_devices (token_hash, contact_id, session_epoch, last_used_at)
    select sha256(n::text::bytea || ${contactId}::bytea), ${contactId}, 0, now() - n * interval '1 day'
    from generate_series(1, 20) n`.execute(db);
  await signIn(asAnonymous(), email);
  const { rows } = await sql<{ n: number; oldest: number }>`
    select count(*)::int as n, extract(day from now() - min(last_used_at))::int as oldest
    from known_devices where contact_id = ${contactId}`.execute(db);
  expect(rows).toEqual([{ n: 20, oldest: 19 }]);
});

test('guesses made at the same time are counted like guesses in a row', async () => {
  const { email } = await aBuyer(db);
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, guess) => tryFrom(`192.0.2.${guess}`, email, `guess ${guess}`)),
  );
  const statuses = guesses.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401).length).toBe(3);
  expect(statuses.filter((status) => status === 429).length).toBe(17);
});
