import { textFor } from '@grossist/messages/server-texts.ts';
import { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import type { Handler } from '../../../outbox/index.ts';
import { issuePasswordReset, RESET_MINUTES } from '../../identity/index.ts';
import { MUTED, mailButton, mailFrame, paragraph, type SendMail } from '../mail-frame.ts';

export interface PasswordResetDeps {
  db: Database;
  sendMail: SendMail;
  mailFrom: MailAddress;
  /** Returns the shop's URL; never from a request, whose host can be forged. */
  shopAddress: () => string;
}

const Payload = z.object({ email: z.string() });

/**
 * Makes a token and mails its link in the person's language. A retry makes another token, since only the hash of a token is
 * stored.
 */
export const sendPasswordReset = ({ db, sendMail, mailFrom, shopAddress }: PasswordResetDeps): Handler => {
  const issue = issuePasswordReset(db);
  return async ({ id, payload }, signal) => {
    const issued = await issue(Payload.parse(payload).email);
    if (issued === undefined) return 'not sent: no user has this e-mail address';
    const { name, email, locale, token } = issued;
    const text = textFor(locale);
    // In the fragment, which browsers send neither to servers nor as referrer.
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
