import type { Locale } from '@grossist/domain';
import type { Mail, MailAddress } from '../../gateways/mail/port.ts';
import { escapeXml } from '../../markup/escape-xml.ts';
import { factTable, INK, MUTED, mailFrame, paragraph } from './mail-frame.ts';

export interface MailedRequest {
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
export const requestMail = (request: MailedRequest): Mail => {
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
