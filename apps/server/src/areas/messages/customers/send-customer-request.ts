import { CustomerRequestIn } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import { escapeXml } from '../../../markup/escape-xml.ts';
import type { Handler } from '../../../outbox/index.ts';
import { factTable, INK, MUTED, mailFrame, paragraph } from '../mail-frame.ts';
import type { SendMail } from '../send-mail.ts';

export interface CustomerRequestDeps {
  sendMail: SendMail;
  mailFrom: MailAddress;
  /** Who of the wholesaler reads it. */
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
