import { getContext, requestPasswordReset, resetPassword, signIn as signInCall } from '@grossist/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { messagesOutbox } from '../messages/messages-app.ts';
import { aBuyer, PASSWORD } from '../support/a-buyer.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { asAnonymous, signedIn } = testApp(db);
const NEW_PASSWORD = 'quite another horse';

const visitor = async () => {
  const client = asAnonymous();
  await client.answer(getContext);
  return client;
};

const mailsTo = (email: string) =>
  db
    .selectFrom('kept_mails')
    .selectAll()
    .where(sql<string>`recipients::text`, 'like', `%${email}%`)
    .orderBy('id')
    .execute();

/** Asks for a link, by the address in capitals, and returns its token, as the mail has it. */
const mailedToken = async (email: string): Promise<string> => {
  await (await visitor()).answer(requestPasswordReset, { body: { email: ` ${email.toUpperCase()}` } });
  await messagesOutbox(db).sendDue();
  const token = /new-password#([\w-]+)/.exec((await mailsTo(email)).at(-1)?.plain ?? '')?.[1];
  if (token === undefined) throw new Error('The mail has a link');
  return token;
};

const forgetRequests = () => db.deleteFrom('rate_limits').execute();

test('a mailed link changes the password once, ends every session and lets the new password sign in', async () => {
  const person = await aBuyer(db, { locale: 'de-DE' });
  const elsewhere = await signedIn(person);
  const token = await mailedToken(person.email);
  const [mail] = await mailsTo(person.email);
  expect(mail).toMatchObject({ subject: 'Passwort ändern' });
  expect(mail?.plain).toContain(`https://shop.example/de-DE/new-password#${token}`);

  const client = await visitor();
  expect(await client.answer(resetPassword, { body: { token, password: NEW_PASSWORD } })).toEqual({
    Id: person.contactId,
  });
  expect(await elsewhere.answer(getContext)).toMatchObject({ isSignedIn: false });
  const { email } = person;
  expect((await client.refusal(signInCall, { body: { email, password: PASSWORD } })).status).toBe(401);
  expect(await client.answer(signInCall, { body: { email, password: NEW_PASSWORD } })).toMatchObject({
    isSignedIn: true,
  });
  const again = await (await visitor()).refusal(resetPassword, { body: { token, password: NEW_PASSWORD } });
  expect(again).toMatchObject({ status: 422, code: 'reset-link-invalid' });
});

test('responds alike for an unknown address, and sends no mail', async () => {
  await forgetRequests();
  const known = await aBuyer(db);
  const client = await visitor();
  const responses = await Promise.all(
    [known.email, 'unknown@example.test'].map((email) => client.call(requestPasswordReset, { body: { email } })),
  );
  expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, '{"ok":true}'],
    [200, '{"ok":true}'],
  ]);
  await messagesOutbox(db).sendDue();
  expect(await mailsTo('unknown@example.test')).toEqual([]);
});

test('stores the token by its hash alone', async () => {
  await forgetRequests();
  const person = await aBuyer(db);
  const token = await mailedToken(person.email);
  const stored = await sql<{ row: string }>`
    select to_jsonb(r)::text || coalesce((select string_agg(payload::text, '') from outbox_messages), '') as row
    from password_resets r where contact_id = ${person.contactId}`.execute(db);
  expect(stored.rows[0]?.row).not.toContain(token);
});

test('refuses a link that was replaced by a newer one, that is too old, or whose person was erased', async () => {
  await forgetRequests();
  const person = await aBuyer(db);
  const first = await mailedToken(person.email);
  const second = await mailedToken(person.email);
  const client = await visitor();
  const refused = async (token: string) =>
    (await client.refusal(resetPassword, { body: { token, password: NEW_PASSWORD } })).code;
  expect(await refused(first)).toBe('reset-link-invalid');
  await db
    .updateTable('password_resets')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('contact_id', '=', person.contactId)
    .execute();
  expect(await refused(second)).toBe('reset-link-invalid');
  const third = await mailedToken(person.email);
  await db.updateTable('contacts').set({ erased_at: new Date() }).where('id', '=', person.contactId).execute();
  expect(await refused(third)).toBe('reset-link-invalid');
  await client.answer(getContext);
});

test('changes the password once when many use one link in parallel', async () => {
  await forgetRequests();
  const person = await aBuyer(db);
  const token = await mailedToken(person.email);
  const clients = await Promise.all(Array.from({ length: 5 }, visitor));
  const responses = await Promise.all(
    clients.map((client, place) =>
      client.call(resetPassword, { body: { token, password: `${NEW_PASSWORD} ${place}` } }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422, 422]);
});

test('refuses a password of fewer than ten characters and keeps the link', async () => {
  await forgetRequests();
  const person = await aBuyer(db);
  const token = await mailedToken(person.email);
  const client = await visitor();
  expect((await client.refusal(resetPassword, { body: { token, password: 'too short' } })).status).toBe(400);
  await client.answer(resetPassword, { body: { token, password: NEW_PASSWORD } });
});

test('mails one address three times an hour without a word, and refuses a network after twenty requests', async () => {
  await forgetRequests();
  const person = await aBuyer(db);
  const client = await visitor();
  const ask = (email: string) => client.call(requestPasswordReset, { body: { email } });
  const responses = await Promise.all(Array.from({ length: 20 }, () => ask(person.email)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  await messagesOutbox(db).sendDue();
  expect(await mailsTo(person.email)).toHaveLength(3);
  const refused = await ask('another@example.test');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
