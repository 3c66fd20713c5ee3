import { fillSentence, languageOf, marketFacts } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import { escapeXml } from '../../../markup/escape-xml.ts';
import type { Handler } from '../../../outbox/index.ts';
import { factTable, INK, MUTED, mailFrame, paragraph } from '../mail-frame.ts';
import type { SendMail } from '../send-mail.ts';
import { PROJECT_MAIL_WORDS } from './data/words.ts';
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
    const words = PROJECT_MAIL_WORDS[languageOf(locale)];
    const subject = fillSentence(words[kind], { subject: written.Subject });
    const facts: Facts = [
      [words.project, written.ProjectName],
      [words.contactPerson, written.ContactPerson],
      [words.phone, written.ContactPhoneNumber],
      [words.sender, `${sender.name} <${sender.email}>`],
      [words.company, company],
      [words.account, account],
    ];
    const text = [facts.map(([label, value]) => `${label}: ${value}`).join('\n'), written.Message, words.reply].join(
      '\n\n',
    );
    return sendMail(
      {
        messageId: id,
        from: mailFrom,
        to: projectMail,
        replyTo: { name: sender.name, address: sender.email },
        subject,
        html: htmlOf(locale, subject, facts, written.Message, words.reply),
        text: `${text}\n`,
        attachments: [],
      },
      signal,
    );
  };
