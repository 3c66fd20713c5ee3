/** Mails of buyers about projects. */

import { ProjectMailIn } from '@grossist/contracts';
import { MARKETS, marketFacts } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { type Database, transaction } from '../../../db/index.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import { tooMany } from '../../../http/failure.ts';
import { type Handler, publish } from '../../../outbox/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { PROJECT_MAIL } from '../announcements.ts';
import type { SendMail } from '../mail-frame.ts';
import { type MailedRequest, requestMail } from '../request-mail.ts';

export const ProjectMailKind = z.enum(['touch', 'quote']);
type ProjectMailKind = z.infer<typeof ProjectMailKind>;

/** A buyer's message with company and account at the time of writing. */
export const ProjectMailPayload = z.object({
  kind: ProjectMailKind,
  contactId: z.uuid(),
  company: z.string(),
  account: z.string(),
  market: z.enum(MARKETS),
  written: ProjectMailIn,
});
type ProjectMailPayload = z.infer<typeof ProjectMailPayload>;

const MOST_AN_HOUR = 10;
const HOUR_SECONDS = 3600;

/**
 * Publishes a buyer's message about a project as a mail to the wholesaler: at most ten in an hour of one person. Locks the
 * person's row, so that the limit holds for parallel requests. [prj-01] [prj-02]
 * @throws Failure 429
 */
export const writeToHouse =
  (db: Database) =>
  (buyer: Buyer, kind: ProjectMailKind, written: ProjectMailIn): Promise<void> =>
    transaction(db, async (tx) => {
      await tx.selectFrom('contacts').select('id').where('id', '=', buyer.contactId).forNoKeyUpdate().execute();
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from outbox_messages
        where topic = 'project-mail' and payload ->> 'contactId' = ${buyer.contactId}
          and told_at > clock_timestamp() - ${HOUR_SECONDS} * interval '1 second'`.execute(tx);
      if ((rows[0]?.count ?? 0) >= MOST_AN_HOUR) throw tooMany('You have written often in the last hour', HOUR_SECONDS);
      const payload: ProjectMailPayload = {
        kind,
        contactId: buyer.contactId,
        company: buyer.company.name,
        account: `${buyer.account.name}, ${buyer.account.soldTo}`,
        market: buyer.market,
        written,
      };
      await publish(tx, [{ topic: PROJECT_MAIL, key: uuidv7(), payload }]);
    });

export interface ProjectMailDeps {
  db: Database;
  sendMail: SendMail;
  mailFrom: MailAddress;
  /** Recipient at the wholesaler. */
  projectMail: MailAddress;
}

/** Mails a buyer's message to the wholesaler in the language of its market; a reply goes to the buyer. */
export const sendProjectMail =
  ({ db, sendMail, mailFrom, projectMail }: ProjectMailDeps): Handler =>
  async ({ id, payload }, signal) => {
    const { kind, contactId, written, company, account, market } = ProjectMailPayload.parse(payload);
    const sender = await db
      .selectFrom('contacts')
      .select(['email', 'name'])
      .where('id', '=', contactId)
      .executeTakeFirst();
    if (sender === undefined) return 'not sent: the sender no longer exists';
    const { locale } = marketFacts(market);
    const text = textFor(locale);
    const subject = text(`projectMail.${kind}`, { subject: written.Subject });
    const facts: MailedRequest['facts'] = [
      [text('projectMail.project'), written.ProjectName],
      [text('projectMail.contactPerson'), written.ContactPerson],
      [text('projectMail.phone'), written.ContactPhoneNumber],
      [text('projectMail.sender'), `${sender.name} <${sender.email}>`],
      [text('projectMail.company'), company],
      [text('projectMail.account'), account],
    ];
    const mail = requestMail({
      id,
      from: mailFrom,
      to: projectMail,
      replyTo: { name: sender.name, address: sender.email },
      locale,
      subject,
      facts,
      message: written.Message,
      reply: text('projectMail.reply'),
    });
    return sendMail(mail, signal);
  };
