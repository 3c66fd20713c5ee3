import { getInTouchEmail, getQuoteEmail } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { anOperator } from '../support/an-operator.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';
import { messagesOutbox } from './messages-app.ts';

const { db } = await testDatabase();
const app = testApp(db);

const WRITTEN = {
  ProjectName: 'Strandvejen 7',
  Subject: 'Tavle til 40 lejligheder',
  Message: 'Vi skal bruge:\n- 40 tavler\n- <script>alert(1)</script>',
  ContactPerson: 'Åse Sørensen',
  ContactPhoneNumber: '+45 12 34 56 78',
};

const mailsFrom = async (contactId: string) =>
  (
    await db.selectFrom('outbox_messages').selectAll().where('topic', '=', 'project-mail').orderBy('id').execute()
  ).filter(({ payload }) => JSON.stringify(payload).includes(contactId));

const keptFrom = async (contactId: string) => {
  await messagesOutbox(db).sendDue();
  const ids = (await mailsFrom(contactId)).map(({ id }) => id);
  return db.selectFrom('kept_mails').selectAll().where('id', 'in', ids).orderBy('id').execute();
};

describe('what a buyer writes about a project', () => {
  test('is sent to the wholesaler in its language, with the buyer as reply address', async () => {
    const buyer = await aBuyer(db, { locale: 'nl-NL' });
    const client = await app.signedIn(buyer);
    await client.answer(getInTouchEmail, { body: WRITTEN });
    await client.answer(getQuoteEmail, { body: WRITTEN });
    const [touch, quote] = await keptFrom(buyer.contactId);
    expect(touch).toMatchObject({
      recipients: ['Grossist projects <projects@grossist.example>'],
      reply_to: `${buyer.name} <${buyer.email}>`,
      // Danish: it is the house of the Danish market that reads it.
      subject: 'Henvendelse om et projekt: Tavle til 40 lejligheder',
    });
    expect(quote?.subject).toBe('Tilbud ønskes: Tavle til 40 lejligheder');
    for (const part of [WRITTEN.ProjectName, WRITTEN.ContactPerson, WRITTEN.ContactPhoneNumber, buyer.company.name]) {
      expect(touch?.plain).toContain(part);
      expect(touch?.html).toContain(part);
    }
    expect(touch?.plain).toContain(WRITTEN.Message);
    expect(touch?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(touch?.html).not.toContain('<script');
  });

  test('is sent in the language of another market', async () => {
    const buyer = await aBuyer(db, { company: await aCompany(db, { market: 'DE' }) });
    const client = await app.signedIn(buyer);
    await client.answer(getQuoteEmail, { body: WRITTEN });
    const [mail] = await keptFrom(buyer.contactId);
    expect(mail?.subject).toMatch(/^Angebot gewünscht: /);
  });

  test('may be written by who may not order', async () => {
    const client = await app.signedIn(await aViewer(db));
    expect(await client.answer(getInTouchEmail, { body: WRITTEN })).toEqual({ ok: true });
  });

  test.each(['ProjectName', 'Subject', 'Message', 'ContactPerson', 'ContactPhoneNumber'] as const)(
    'needs its %s',
    async (field) => {
      const client = await app.signedIn(await aBuyer(db));
      for (const value of ['', '   ', undefined]) {
        const problem = await client.refusal(getInTouchEmail, { body: { ...WRITTEN, [field]: value } });
        expect(problem.status).toBe(400);
        expect(problem.errors?.[0]?.field).toContain(field);
      }
    },
  );

  test.each([
    ['Subject', 'Quote\r\nBcc: everybody@elsewhere.example'],
    ['ProjectName', 'a\u2028b'],
    ['ContactPerson', '\u202eevil'],
    ['ContactPhoneNumber', 'call me'],
    ['Message', 'a'.repeat(10_001)],
  ])('is refused when its %s is not of the form', async (field, value) => {
    const buyer = await aBuyer(db);
    const client = await app.signedIn(buyer);
    const problem = await client.refusal(getQuoteEmail, { body: { ...WRITTEN, [field]: value } });
    expect(problem.status).toBe(400);
    expect(await mailsFrom(buyer.contactId)).toEqual([]);
  });

  test('is refused to signed-out people and employees', async () => {
    const anonymous = app.asAnonymous();
    const operator = await anOperator(db, app);
    expect((await anonymous.refusal(getQuoteEmail, { body: WRITTEN })).status).toBe(401);
    expect((await operator.refusal(getQuoteEmail, { body: WRITTEN })).status).toBe(403);
  });
});

test('limits a person to ten mails an hour, also in parallel, without counting others', async () => {
  const buyer = await aBuyer(db);
  const client = await app.signedIn(buyer);
  const responses = await Promise.all(
    Array.from({ length: 14 }, () => client.call(getInTouchEmail, { body: WRITTEN })),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(4);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(await mailsFrom(buyer.contactId)).toHaveLength(10);
  const colleague = await app.signedIn(await aBuyer(db, { company: buyer.company }));
  expect(await colleague.answer(getInTouchEmail, { body: WRITTEN })).toEqual({ ok: true });
});
