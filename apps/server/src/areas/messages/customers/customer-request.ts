import { CustomerRequestIn } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../db/index.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import { tooMany } from '../../../http/failure.ts';
import { hourlyLimit } from '../../../http/hourly-limit.ts';
import { networkOf } from '../../../http/network.ts';
import { escapeXml } from '../../../markup/escape-xml.ts';
import { type Handler, publish } from '../../../outbox/index.ts';
import { CUSTOMER_REQUEST } from '../announcements.ts';
import { factTable, INK, MUTED, mailFrame, paragraph, type SendMail } from '../mail-frame.ts';

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
    const facts: readonly (readonly [string, string])[] = [
      [text('customerMail.company'), request.CompanyName],
      [text('customerMail.registration'), request.CompanyRegistrationNumber],
      [text('customerMail.person'), request.ContactPerson],
      [text('customerMail.email'), request.Email],
      [text('customerMail.phone'), request.ContactPhoneNumber],
    ];
    const message =
      request.Message === ''
        ? ''
        : `<p class="ink" style="${INK};margin:0 0 20px;white-space:pre-line;overflow-wrap:anywhere">${escapeXml(request.Message)}</p>`;
    return sendMail(
      {
        messageId: id,
        from: mailFrom,
        to: customerMail,
        replyTo: { name: request.ContactPerson, address: request.Email },
        subject,
        html: mailFrame({
          language: locale,
          title: subject,
          content: [factTable(facts), message, paragraph(text('customerMail.reply'), MUTED, 'muted')].join('\n'),
        }),
        text: `${[
          facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
          request.Message,
          text('customerMail.reply'),
        ]
          .filter((part) => part !== '')
          .join('\n\n')}\n`,
        attachments: [],
      },
      signal,
    );
  };
