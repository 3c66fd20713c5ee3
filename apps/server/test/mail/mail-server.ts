import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll } from 'vitest';
import type { SmtpAccess } from '../../src/gateways/mail/smtp/open-smtp.ts';
import { CERTIFICATE, KEY } from './data/a-certificate.ts';

export interface TakenMail {
  from: string;
  to: readonly string[];
  /** As it came over the wire. */
  raw: string;
  isSecure: boolean;
  user: string;
}

export interface MailServer {
  access: SmtpAccess;
  taken: TakenMail[];
  /** Says at each mail what the server answers to it; undefined takes it. */
  answers: { status: number; text: string }[];
}

const refusal = (status: number, text: string): Error => Object.assign(new Error(text), { responseCode: status });

/** A real mail server on this machine that keeps what it takes. Call it while tests are collected. */
export const mailServer = async (options: SMTPServerOptions = {}): Promise<MailServer> => {
  const taken: TakenMail[] = [];
  const answers: MailServer['answers'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.onAuth === undefined ? ['AUTH'] : [],
    key: KEY,
    cert: CERTIFICATE,
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 50,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const answer = answers.shift();
        if (answer !== undefined) return done(refusal(answer.status, answer.text));
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
          isSecure: session.secure,
          user: typeof session.user === 'string' ? session.user : '',
        });
        return done();
      });
    },
    ...options,
  });
  // A client that breaks off is what some tests are about.
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port));
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    taken,
    answers,
    access: {
      host: 'localhost',
      port,
      user: undefined,
      password: undefined,
      security: 'if-offered',
      timeoutMs: 2000,
      authority: CERTIFICATE,
    },
  };
};

/** A mail's head, folded lines made one, by lower-case name. */
export const headOf = (raw: string): ReadonlyMap<string, string> => {
  const [head = ''] = raw.split('\r\n\r\n');
  return new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
  );
};
