import { textFor } from '@grossist/messages/server-texts.ts';
import { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import type { Handler } from '../../../outbox/index.ts';
import { issuePasswordReset, RESET_MINUTES } from '../../identity/index.ts';
import { MUTED, mailButton, mailFrame, paragraph } from '../mail-frame.ts';
import type { SendMail } from '../send-mail.ts';

export interface PasswordResetDeps {
  db: Database;
  sendMail: SendMail;
  mailFrom: MailAddress;
  /** Returns the address of the shop; never taken from a request, whose host may be anybody's. */
  shopAddress: () => string;
}

const Payload = z.object({ email: z.string() });

/**
 * Makes a token and mails the link with it, in the language of the person. A retry makes another token, so that none is
 * stored but as its hash.
 */
export const sendPasswordReset = ({ db, sendMail, mailFrom, shopAddress }: PasswordResetDeps): Handler => {
  const issue = issuePasswordReset(db);
  return async ({ id, payload }, signal) => {
    const issued = await issue(Payload.parse(payload).email);
    if (issued === undefined) return 'nobody: no user has this e-mail address';
    const { name, email, locale, token } = issued;
    const text = textFor(locale);
    // Behind the hash: browsers send it to no server and name it to no other page.
    const url = new URL(`/${locale}/new-password#${token}`, shopAddress()).href;
    const lead = text('passwordMail.lead', { name });
    const until = text('passwordMail.until', { minutes: RESET_MINUTES });
    return sendMail(
      {
        messageId: id,
        from: mailFrom,
        to: { name, address: email },
        subject: text('passwordMail.subject'),
        html: mailFrame({
          language: locale,
          title: text('passwordMail.subject'),
          content: [
            paragraph(lead),
            mailButton(url, text('passwordMail.open')),
            paragraph(until),
            paragraph(text('passwordMail.why'), MUTED, 'muted'),
          ].join('\n'),
        }),
        text: `${[lead, `${text('passwordMail.open')}: ${url}`, until, text('passwordMail.why')].join('\n\n')}\n`,
        attachments: [],
      },
      signal,
    );
  };
};
