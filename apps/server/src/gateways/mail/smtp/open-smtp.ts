import { createTransport } from 'nodemailer';
import { type Mail, type Mailer, MailRefused } from '../port.ts';
import { safeMail } from '../safe-mail.ts';

/** The server's word on this very mail, not on who sends it or how. */
const OF_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/**
 * What an attempt failed by, for a later one to judge: a server's lasting refusal (5xx) of the mail or its recipient is
 * the end of it. A refused sign-in is not: it is put right in the settings.
 */
const refusalOf = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error('The mail server failed');
  const isOfTheMail = 'code' in error && OF_THE_MAIL.includes(String(error.code));
  const status = 'responseCode' in error ? Number(error.responseCode) : 0;
  return isOfTheMail && status >= 500 && status < 600 ? new MailRefused(error.message) : new Error(error.message);
};

/** A mail server and how it is reached. */
export interface SmtpAccess {
  host: string;
  port: number;
  user: string | undefined;
  password: string | undefined;
  /** TLS from the first byte (and never without it), or STARTTLS when the server offers it. */
  security: 'tls' | 'starttls' | 'if-offered';
  /** Milliseconds of silence after which the server is held to be away. */
  timeoutMs: number;
  /** An authority to be believed besides the public ones, PEM. */
  authority?: string;
}

const transportOf = ({ host, port, user, password, security, timeoutMs, authority }: SmtpAccess) =>
  createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    tls: { minVersion: 'TLSv1.2', ...(authority === undefined ? {} : { ca: authority }) },
    // What is in a mail is never a path or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
    pool: true,
    maxConnections: 2,
    maxMessages: 100,
  });

/** The part after the @ of our own ids. */
const hostOf = ({ from }: Mail): string => from.address.slice(from.address.lastIndexOf('@') + 1);

/** Hands mails to a mail server. */
export const openSmtp = (access: SmtpAccess): Mailer => {
  const transport = transportOf(access);
  return {
    send: async (given, signal) => {
      const mail = safeMail(given);
      try {
        await transport.sendMail({
          messageId: `<${mail.messageId}@${hostOf(mail)}>`,
          from: mail.from,
          to: mail.to,
          ...(mail.replyTo && { replyTo: mail.replyTo }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          attachments: mail.attachments.map(({ name, contentType, content }) => ({
            filename: name,
            contentType,
            content,
          })),
          // Other systems' absence notes stay with them.
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(signal && { signal }),
        });
      } catch (error) {
        throw refusalOf(error);
      }
      return `${mail.to.address}, by ${access.host}`;
    },
    close: async () => transport.close(),
  };
};
