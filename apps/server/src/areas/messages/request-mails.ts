/** Mails that visitors and buyers send by forms: requests to become a customer, and about projects. */

import { CustomerRequestIn, ProjectMailIn } from '@grossist/contracts';
import { type Locale, MARKETS, marketFacts } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { type Database, transaction } from '../../db/index.ts';
import type { Mail, MailAddress } from '../../gateways/mail/port.ts';
import { tooMany } from '../../http/failure.ts';
import { hourlyLimit, networkOf } from '../../http/rate-limits.ts';
import { escapeXml } from '../../markup/escape-xml.ts';
import { type Handler, publish } from '../../outbox/index.ts';
import type { Buyer } from '../identity/index.ts';
import { CUSTOMER_REQUEST, PROJECT_MAIL } from './announcements.ts';
import { factTable, INK, MUTED, mailFrame, paragraph, type SendMail } from './mail-frame.ts';

interface MailedRequest {
  /** Id of the message in the outbox. */
  id: string;
  from: MailAddress;
  to: MailAddress;
  /** Who wrote the request: a reply goes there. */
  replyTo: MailAddress;
  locale: Locale;
  subject: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** As it was typed; may be empty. */
  message: string;
  /** How to reply. */
  reply: string;
}

const messageHtml = (message: string): string =>
  message === ''
    ? ''
    : `<p class="ink" style="${INK};margin:0 0 20px;white-space:pre-line;overflow-wrap:anywhere">${escapeXml(message)}</p>`;

/** Returns the mail that hands a person's request to the wholesaler: facts, their message and how to reply. */
const requestMail = (request: MailedRequest): Mail => {
  const { id, from, to, replyTo, locale, subject, facts, message, reply } = request;
  const factLines = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return {
    messageId: id,
    from,
    to,
    replyTo,
    subject,
    html: mailFrame({
      language: locale,
      title: subject,
      content: [factTable(facts), messageHtml(message), paragraph(reply, MUTED, 'muted')].join('\n'),
    }),
    text: `${[factLines, message, reply].filter((part) => part !== '').join('\n\n')}\n`,
    attachments: [],
  };
};

const MOST_BY_NETWORK = 5;

/**
 * Publishes a company's request to become a customer as a mail to the wholesaler. Nothing is mailed to the unverified address
 * in it. [own-auth-05]
 * @throws Failure 429 for too many requests of a network
 */
export const requestCustomerAccount = (db: Database) => {
  const byNetwork = hourlyLimit(db, 'customer-network', MOST_BY_NETWORK);
  return async (request: CustomerRequestIn, address: string): Promise<void> => {
    const seconds = await byNetwork(networkOf(address));
    if (seconds > 0) throw tooMany('Too many requests to become a customer', seconds);
    await publish(db, [{ topic: CUSTOMER_REQUEST, key: uuidv7(), payload: request }]);
  };
};

export interface CustomerRequestDeps {
  sendMail: SendMail;
  mailFrom: MailAddress;
  /** Recipient at the wholesaler. */
  customerMail: MailAddress;
}

/** Mails a request to become a customer to the wholesaler, in the language of its market; a reply goes to the sender. */
export const sendCustomerRequest =
  ({ sendMail, mailFrom, customerMail }: CustomerRequestDeps): Handler =>
  async ({ id, payload }, signal) => {
    const request = CustomerRequestIn.parse(payload);
    const { locale } = marketFacts(request.Market);
    const text = textFor(locale);
    const subject = text('customerMail.subject', { company: request.CompanyName });
    const facts: MailedRequest['facts'] = [
      [text('customerMail.company'), request.CompanyName],
      [text('customerMail.registration'), request.CompanyRegistrationNumber],
      [text('customerMail.person'), request.ContactPerson],
      [text('customerMail.email'), request.Email],
      [text('customerMail.phone'), request.ContactPhoneNumber],
    ];
    const mail = requestMail({
      id,
      from: mailFrom,
      to: customerMail,
      replyTo: { name: request.ContactPerson, address: request.Email },
      locale,
      subject,
      facts,
      message: request.Message,
      reply: text('customerMail.reply'),
    });
    return sendMail(mail, signal);
  };

const ProjectMailKind = z.enum(['touch', 'quote']);
type ProjectMailKind = z.infer<typeof ProjectMailKind>;

/** A buyer's message with company and account at the time of writing. */
const ProjectMailPayload = z.object({
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
