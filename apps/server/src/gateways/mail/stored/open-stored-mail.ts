import { MESSAGE_OUTCOMES } from '@grossist/domain';
import { type Database, transaction } from '../../../db/index.ts';
import type { MailAddress, Mailer } from '../port.ts';
import { safeMail } from '../safe-mail.ts';

const written = ({ name, address }: MailAddress): string => (name === '' ? address : `${name} <${address}>`);

/**
 * Stores mails for the editor to read, where there is no mail server: each once, however often it is sent. They go with
 * the message of the outbox that they are of.
 */
export const openStoredMail = (db: Database): Mailer => ({
  send: async (given) => {
    const mail = safeMail(given);
    await transaction(db, async (tx) => {
      const stored = await tx
        .insertInto('kept_mails')
        .values({
          id: mail.messageId,
          sender: written(mail.from),
          recipients: [written(mail.to)],
          reply_to: mail.replyTo === undefined ? '' : written(mail.replyTo),
          subject: mail.subject,
          html: mail.html,
          plain: mail.text,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (stored === undefined || mail.attachments.length === 0) return;
      await tx
        .insertInto('kept_mail_attachments')
        .values(
          mail.attachments.map(({ name, contentType, content }, position) => ({
            mail_id: mail.messageId,
            position,
            name,
            content_type: contentType,
            content,
          })),
        )
        .execute();
    });
    return `${mail.to.address}, ${MESSAGE_OUTCOMES.stored}`;
  },
  close: async () => undefined,
});
