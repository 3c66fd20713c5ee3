import { describe, expect, test } from 'vitest';
import { MailRefused } from '../../src/gateways/mail/port.ts';
import { openStoredMail } from '../../src/gateways/mail/stored/open-stored-mail.ts';
import { aMessage, aTopic, messageOf } from '../outbox/a-message.ts';
import { testDatabase } from '../support/database.ts';
import { aMail } from './a-mail.ts';

const { db } = await testDatabase();
const mailer = openStoredMail(db);

const aPublishedMail = async (traits = {}) => {
  const topic = aTopic();
  await aMessage(db, topic);
  const { id } = await messageOf(db, topic);
  return aMail({ messageId: id, ...traits });
};

describe('a shop without a mail server', () => {
  test('stores a mail once with all its parts, also when it is sent again', async () => {
    const mail = await aPublishedMail();
    const where = await mailer.send(mail);
    await mailer.send({ ...mail, subject: 'Another' });
    expect(where).toContain('jorgen@nordkraft.example');
    const stored = await db.selectFrom('kept_mails').selectAll().where('id', '=', mail.messageId).execute();
    expect(stored).toMatchObject([
      {
        sender: 'Grossist <shop@grossist.example>',
        recipients: ['Jørgen Ærø <jorgen@nordkraft.example>'],
        subject: 'Bestilling 4711 – tak',
        html: mail.html,
        plain: mail.text,
      },
    ]);
    const attachments = await db
      .selectFrom('kept_mail_attachments')
      .selectAll()
      .where('mail_id', '=', mail.messageId)
      .execute();
    expect(attachments).toMatchObject([{ name: 'ordre-4711.pdf', content: mail.attachments[0]?.content }]);
  });

  test('refuses the same mails as a mail server’s adapter', async () => {
    const mail = await aPublishedMail({ to: { name: '', address: 'nobody' } });
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailRefused);
  });

  test('forgets a mail with its message', async () => {
    const mail = await aPublishedMail();
    await mailer.send(mail);
    await db.deleteFrom('outbox_messages').where('id', '=', mail.messageId).execute();
    expect(await db.selectFrom('kept_mail_attachments').where('mail_id', '=', mail.messageId).execute()).toEqual([]);
  });
});
