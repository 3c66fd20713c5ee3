import { getContext, requestCustomerAccount } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';
import { messagesOutbox } from './messages-app.ts';

const { db } = await testDatabase();
const { asAnonymous } = testApp(db);

const visitor = async () => {
  const client = asAnonymous();
  await client.answer(getContext);
  return client;
};

const REQUEST = {
  Market: 'SE' as const,
  CompanyName: 'Elmontage <b>AB</b>',
  CompanyRegistrationNumber: '556677-8899',
  ContactPerson: 'Åsa Lind',
  Email: 'asa@elmontage-ny.example',
  ContactPhoneNumber: '+46 8 123 45 67',
  Message: 'Vi är tre montörer.\n<script>alert(1)</script>',
};

const mails = async () => {
  await messagesOutbox(db).sendDue();
  return db.selectFrom('kept_mails').selectAll().orderBy('id').execute();
};

test('is sent to the wholesaler in the language of the market, with the company as reply address', async () => {
  expect(await (await visitor()).answer(requestCustomerAccount, { body: REQUEST })).toEqual({ ok: true });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipients: ['Grossist projects <projects@grossist.example>'],
    reply_to: 'Åsa Lind <asa@elmontage-ny.example>',
    subject: 'Ny kund: Elmontage <b>AB</b>',
  });
  expect(mail?.plain).toContain(REQUEST.Message);
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.html).not.toContain('<b>AB');
});

test.each([
  ['with a line break', 'CompanyName', 'a\r\nBcc: everybody@elsewhere.example'],
  ['that is blank', 'CompanyName', ' '],
  ['that is too short', 'CompanyRegistrationNumber', '1'],
  ['that turns its text around', 'ContactPerson', '\u202eevil'],
  ['with a line break', 'Email', 'a@b.example\r\n'],
  ['that is none', 'Email', 'nobody'],
  ['that is none', 'ContactPhoneNumber', 'call me'],
  ['that is too long', 'Message', 'a'.repeat(4001)],
])('refuses a text %s as %s, and mails nothing', async (_, field, value) => {
  const before = await mails();
  const problem = await (await visitor()).refusal(requestCustomerAccount, { body: { ...REQUEST, [field]: value } });
  expect(problem.status).toBe(400);
  expect(problem.errors?.[0]?.field).toContain(field);
  expect(await mails()).toHaveLength(before.length);
});

test('refuses a network after five requests in an hour', async () => {
  await db.deleteFrom('rate_limits').execute();
  const client = await visitor();
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => client.call(requestCustomerAccount, { body: REQUEST })),
  );
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});
