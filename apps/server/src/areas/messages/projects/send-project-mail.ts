import { marketFacts } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { Database } from '../../../db/index.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import { escapeXml } from '../../../markup/escape-xml.ts';
import type { Handler } from '../../../outbox/index.ts';
import { factTable, INK, MUTED, mailFrame, paragraph } from '../mail-frame.ts';
import type { SendMail } from '../send-mail.ts';
import { ProjectMailPayload } from './project-mail-payload.ts';

export interface ProjectMailDeps {
  db: Database;
  sendMail: SendMail;
  mailFrom: MailAddress;
  /** Who of the house reads it. */
  projectMail: MailAddress;
}

type Facts = readonly (readonly [label: string, value: string])[];

const htmlOf = (language: string, title: string, facts: Facts, message: string, reply: string): string =>
  mailFrame({
    language,
    title,
    content: [
      factTable(facts),
      `<p class="ink" style="${INK};margin:0 0 20px;white-space:pre-line;overflow-wrap:anywhere">${escapeXml(message)}</p>`,
      paragraph(reply, MUTED, 'muted'),
    ].join('\n'),
  });

/** Mails what a buyer wrote to the house, in the language of its market; a reply goes to the buyer. */
export const sendProjectMail =
  ({ db, sendMail, mailFrom, projectMail }: ProjectMailDeps): Handler =>
  async ({ id, payload }, signal) => {
    const { kind, contactId, written, company, account, market } = ProjectMailPayload.parse(payload);
    const sender = await db
      .selectFrom('contacts')
      .select(['email', 'name'])
      .where('id', '=', contactId)
      .executeTakeFirst();
    if (sender === undefined) return 'nobody: who wrote it is no more';
    const { locale } = marketFacts(market);
    const text = textFor(locale);
    const subject = text(`projectMail.${kind}`, { subject: written.Subject });
    const facts: Facts = [
      [text('projectMail.project'), written.ProjectName],
      [text('projectMail.contactPerson'), written.ContactPerson],
      [text('projectMail.phone'), written.ContactPhoneNumber],
      [text('projectMail.sender'), `${sender.name} <${sender.email}>`],
      [text('projectMail.company'), company],
      [text('projectMail.account'), account],
    ];
    const plain = [
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      written.Message,
      text('projectMail.reply'),
    ].join('\n\n');
    return sendMail(
      {
        messageId: id,
        from: mailFrom,
        to: projectMail,
        replyTo: { name: sender.name, address: sender.email },
        subject,
        html: htmlOf(locale, subject, facts, written.Message, text('projectMail.reply')),
        text: `${plain}\n`,
        attachments: [],
      },
      signal,
    );
  };
