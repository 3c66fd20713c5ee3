import { getCart, getContext, signIn as signInCall } from '@grossist/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aBuyer, PASSWORD } from '../support/a-buyer.ts';
import { signIn } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { asAnonymous, signedIn } = testApp(db);
const overTls = testApp(db, { overTls: true });

const SESSION = 'grossist-session';

test('the session cookie cannot be read by scripts nor sent by other sites', async () => {
  const { email } = await aBuyer(db);
  const client = asAnonymous();
  await client.answer(getContext);
  const response = await client.call(signInCall, { body: { email, password: PASSWORD } });
  const session = response.cookies.find(({ name }) => name === SESSION);
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(session?.secure).toBeUndefined();
  expect(session?.value.length).toBeGreaterThanOrEqual(43);
  const token = response.cookies.find(({ name }) => name === 'XSRF-TOKEN');
  expect(token?.httpOnly).toBeUndefined();
});

test('behind TLS every cookie is for TLS only', async () => {
  const { email } = await aBuyer(db);
  const client = overTls.asAnonymous();
  const first = await client.call(getContext);
  const signedInNow = await client.call(signInCall, { body: { email, password: PASSWORD } });
  const cookies = [...first.cookies, ...signedInNow.cookies];
  expect(cookies.map(({ secure }) => secure)).toEqual([true, true, true, true]);
});

test('behind TLS the secret cookies have the prefix that no other host can set', async () => {
  const { email } = await aBuyer(db);
  const client = overTls.asAnonymous();
  await signIn(client, email);
  expect([...client.cookies.keys()].sort()).toEqual([
    'XSRF-TOKEN',
    '__Host-grossist-device',
    '__Host-grossist-session',
  ]);
  expect((await client.answer(getContext)).isSignedIn).toBe(true);
  const planted = overTls.asAnonymous();
  planted.cookies.set(SESSION, client.cookies.get('__Host-grossist-session') ?? '');
  expect((await planted.answer(getContext)).isSignedIn).toBe(false);
});

const lastSeen = (contactId: string, minutesAgo: number) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now() - make_interval(mins => ${minutesAgo})` })
    .where('contact_id', '=', contactId)
    .execute();

test('a session without a request for longer than the idle timeout has ended', async () => {
  const person = await aBuyer(db);
  const client = await signedIn(person);
  await lastSeen(person.contactId, 239);
  expect((await client.answer(getContext)).isSignedIn).toBe(true);
  await lastSeen(person.contactId, 240);
  expect((await client.answer(getContext)).isSignedIn).toBe(false);
});

test('extends a session by requests, stored once a minute', async () => {
  const person = await aBuyer(db);
  const client = await signedIn(person);
  await lastSeen(person.contactId, 200);
  await client.answer(getContext);
  const seen = () =>
    db.selectFrom('sessions').select('last_seen_at').where('contact_id', '=', person.contactId).execute();
  const [first] = await seen();
  expect(Date.now() - Number(first?.last_seen_at)).toBeLessThan(60_000);
  await client.answer(getContext);
  expect(await seen()).toEqual([first]);
});

test('stores no secret in the database that would open a session', async () => {
  const client = await signedIn(await aBuyer(db));
  const { rows } = await sql<{ stored: string }>`select sessions::text as stored from sessions`.execute(db);
  const secret = client.cookies.get(SESSION) ?? '';
  expect(secret).not.toBe('');
  expect(
    rows.some(({ stored }) => stored.includes(secret) || stored.includes(Buffer.from(secret).toString('hex'))),
  ).toBe(false);
});

test('a session that has run out is none', async () => {
  const person = await aBuyer(db);
  const client = await signedIn(person);
  await db
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`now()` })
    .where('contact_id', '=', person.contactId)
    .execute();
  expect((await client.refusal(getCart)).status).toBe(401);
  expect((await client.answer(getContext)).isSignedIn).toBe(false);
});

test('a new epoch of the contact ends all its sessions', async () => {
  const person = await aBuyer(db);
  const [one, other] = [await signedIn(person), await signedIn(person)];
  await db.updateTable('contacts').set({ session_epoch: 1 }).where('id', '=', person.contactId).execute();
  expect((await one.refusal(getCart)).status).toBe(401);
  expect((await other.refusal(getCart)).status).toBe(401);
});

test('creates a new secret at the next sign-in and ends the previous session', async () => {
  const client = await signedIn(await aBuyer(db));
  const before = new Map(client.cookies);
  const { email } = await aBuyer(db);
  await signIn(client, email);
  expect(client.cookies.get(SESSION)).not.toBe(before.get(SESSION));
  expect(client.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'));
  for (const [name, value] of before) client.cookies.set(name, value);
  expect((await client.refusal(getCart)).status).toBe(401);
});

test('a secret that somebody else planted is never taken up', async () => {
  const { email } = await aBuyer(db);
  const client = asAnonymous();
  client.cookies.set(SESSION, 'planted');
  await signIn(client, email);
  expect(client.cookies.get(SESSION)).not.toBe('planted');
  client.cookies.set(SESSION, 'planted');
  expect((await client.refusal(getCart)).status).toBe(401);
});

test.each(['', 'x', 'x'.repeat(4000), "' or 1=1 --"])('a made-up secret (%j) opens nothing', async (secret) => {
  const client = asAnonymous();
  client.cookies.set(SESSION, encodeURIComponent(secret));
  expect((await client.refusal(getCart)).status).toBe(401);
});
