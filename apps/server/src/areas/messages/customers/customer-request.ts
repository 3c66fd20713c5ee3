import { CustomerRequestIn } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../db/index.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import { tooMany } from '../../../http/failure.ts';
import { hourlyLimit, networkOf } from '../../../http/rate-limits.ts';
import { type Handler, publish } from '../../../outbox/index.ts';
import { CUSTOMER_REQUEST } from '../announcements.ts';
import type { SendMail } from '../mail-frame.ts';
import { type MailedRequest, requestMail } from '../request-mail.ts';

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
