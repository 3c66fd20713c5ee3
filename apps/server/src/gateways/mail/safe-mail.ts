import { type Mail, type MailAddress, type MailAttachment, MailRefused } from './port.ts';

/** One local part, one @, one host; nothing that a mail's head reads as anything but itself. */
const ADDRESS = /^[^\s\p{C}<>()[\]\\,;:@"]{1,64}@[^\s\p{C}<>()[\]\\,;:@"]{1,255}$/u;

/** Control characters, line ends and what turns the direction of text around. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

const oneLine = (text: string, longest: number): string =>
  [...text.replace(UNPRINTABLE, ' ').trim()].slice(0, longest).join('');

const safeAddress = ({ name, address }: MailAddress): MailAddress => {
  if (!ADDRESS.test(address)) throw new MailRefused('The address is no e-mail address');
  return { name: oneLine(name, 120), address };
};

const safeAttachment = ({ name, ...attachment }: MailAttachment): MailAttachment => ({
  ...attachment,
  name: oneLine(name.replace(/[/\\:*?"<>|]/g, '_'), 120) || 'attachment',
});

const ID = /^[0-9a-f-]{36}$/;

/**
 * A mail whose head is as it was meant: subject, names and file names on one line, addresses that are some.
 * @throws MailRefused
 */
export const safeMail = (mail: Mail): Mail => {
  if (!ID.test(mail.messageId)) throw new MailRefused('The mail has no id');
  return {
    ...mail,
    from: safeAddress(mail.from),
    to: safeAddress(mail.to),
    ...(mail.replyTo && { replyTo: safeAddress(mail.replyTo) }),
    subject: oneLine(mail.subject, 200),
    attachments: mail.attachments.map(safeAttachment),
  };
};
