import { isIP } from 'node:net';
import { z } from 'zod';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const isSafe = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username } = new URL(url);
  return (protocol === 'https:' || LOOPBACK.includes(hostname)) && username === '';
};

const isWhole = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { hostname, username, password } = new URL(url);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return hostname !== '';
};

const ADDRESS = /^[^\s\p{C}<>()[\]\\,;:@"]{1,64}@[^\s\p{C}<>()[\]\\,;:@"]{1,255}$/u;
const NAMED = /^\s*([^<>\p{Cc}"]*?)\s*<([^<>]+)>\s*$/u;

/** "shop@example.com" or "The shop <shop@example.com>". */
const mailAddress = z.string().transform((text, { addIssue, value }) => {
  const [, name = '', address = ''] = NAMED.exec(text) ?? [undefined, '', text.trim()];
  if (!ADDRESS.test(address)) addIssue({ code: 'custom', message: 'must be a mail address', input: value });
  return { name, address };
});

const port = z.coerce.number().int().min(1).max(65_535);

/** Settings of messages to others: mail, and orders to other systems. */
export const messageEnvironment = {
  /** smtp://user:password@host:port or smtps://…; or the parts one by one. Absent: mails are stored for operators. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine(isWhole, 'must have a host, and a name and password that are percent-encoded')
    .optional(),
  SMTP_HOST: z.string().min(1).optional(),
  SMTP_PORT: port.optional(),
  SMTP_USER: z.string().min(1).optional(),
  SMTP_PASSWORD: z.string().min(1).optional(),
  /** tls: from the first byte; starttls: before the first command; if-offered: when the server has it. */
  SMTP_SECURITY: z.enum(['tls', 'starttls', 'if-offered']).optional(),
  SMTP_TIMEOUT_MS: z.coerce.number().int().min(100).max(15_000).default(8000),
  GROSSIST_MAIL_FROM: mailAddress.optional(),
  /** Who reads what is written about projects. */
  GROSSIST_PROJECT_MAIL: mailAddress.optional(),
  /** Who reads requests of companies to become customers. */
  GROSSIST_CUSTOMER_MAIL: mailAddress.optional(),
  /** Days after which a message that could not be delivered fails. */
  GROSSIST_OUTBOX_DAYS: z.coerce.number().int().min(1).max(30).default(3),
  /** Timeout of one attempt in milliseconds; the lease of a dead process expires after three times as long. */
  GROSSIST_OUTBOX_ATTEMPT_MS: z.coerce.number().int().min(100).max(600_000).default(20_000),
  GROSSIST_ORDER_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isSafe, 'must begin with https:// and have no name or password in it')
    .optional(),
  GROSSIST_ORDER_WEBHOOK_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  GROSSIST_ORDER_FILES: z.enum(['ubl', 'efonelfo']).optional(),
  GROSSIST_ORDER_FOLDER: z.string().min(1).optional(),
  GROSSIST_ORDER_MAIL: mailAddress.optional(),
};

const Environment = z.object(messageEnvironment);
type MessageEnvironment = z.infer<typeof Environment>;

export interface SmtpSettings {
  host: string;
  port: number;
  user: string | undefined;
  password: string | undefined;
  security: 'tls' | 'starttls' | 'if-offered';
  timeoutMs: number;
}

export interface MessageSettings {
  /** The mail server; undefined: mails are stored for operators. */
  smtp: SmtpSettings | undefined;
  mailFrom: { name: string; address: string };
  projectMail: { name: string; address: string };
  customerMail: { name: string; address: string };
  outboxDays: number;
  outboxAttemptMs: number;
  orders: {
    webhook: { url: string; secret: string } | undefined;
    files: { format: 'ubl' | 'efonelfo'; folder?: string; mail?: { name: string; address: string } } | undefined;
  };
}

/** Names the variable that is missing or can't be. */
export type Wrong = (name: string, message: string) => Error;

const partsOf = (set: MessageEnvironment) => {
  if (set.SMTP_URL === undefined) {
    const { SMTP_HOST: host, SMTP_PORT: atPort, SMTP_USER: user, SMTP_PASSWORD: password } = set;
    return host === undefined ? undefined : { host, port: atPort, user, password, isTls: atPort === 465 };
  }
  const { protocol, hostname, port: atPort, username, password } = new URL(set.SMTP_URL);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: atPort === '' ? undefined : Number(atPort),
    user: username === '' ? undefined : decodeURIComponent(username),
    password: password === '' ? undefined : decodeURIComponent(password),
    isTls: protocol === 'smtps:',
  };
};

const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && (host === '::1' || host.startsWith('127.')));

const smtpOf = (set: MessageEnvironment): SmtpSettings | undefined => {
  const parts = partsOf(set);
  if (parts === undefined) return undefined;
  const { host, user, password, isTls } = parts;
  const security = set.SMTP_SECURITY ?? (isTls ? 'tls' : isOwnMachine(host) ? 'if-offered' : 'starttls');
  return {
    host,
    port: parts.port ?? (security === 'tls' ? 465 : 587),
    user,
    password,
    security,
    timeoutMs: set.SMTP_TIMEOUT_MS,
  };
};

const filesOf = (set: MessageEnvironment, wrong: Wrong): MessageSettings['orders']['files'] => {
  const { GROSSIST_ORDER_FILES: format, GROSSIST_ORDER_FOLDER: folder, GROSSIST_ORDER_MAIL: mail } = set;
  if (format === undefined) {
    if (folder !== undefined || mail !== undefined)
      throw wrong('GROSSIST_ORDER_FILES', 'must be set for order files to be written');
    return undefined;
  }
  if (folder === undefined && mail === undefined)
    throw wrong('GROSSIST_ORDER_FOLDER', 'or GROSSIST_ORDER_MAIL must be set for GROSSIST_ORDER_FILES');
  return { format, ...(folder === undefined ? {} : { folder }), ...(mail === undefined ? {} : { mail }) };
};

const webhookOf = (set: MessageEnvironment, wrong: Wrong): MessageSettings['orders']['webhook'] => {
  const { GROSSIST_ORDER_WEBHOOK_URL: url, GROSSIST_ORDER_WEBHOOK_SECRET: secret } = set;
  if (url === undefined) return undefined;
  if (secret === undefined) throw wrong('GROSSIST_ORDER_WEBHOOK_SECRET', 'must be set for GROSSIST_ORDER_WEBHOOK_URL');
  return { url, secret };
};

/** The sender of mails that are only stored. */
const STORED_SENDER = { name: 'Grossist', address: 'shop@grossist.example' };

/** @throws what `wrong` makes of a setting that is missing beside another */
export const messageSettings = (set: MessageEnvironment, wrong: Wrong): MessageSettings => {
  const smtp = smtpOf(set);
  if (smtp !== undefined && set.GROSSIST_MAIL_FROM === undefined)
    throw wrong('GROSSIST_MAIL_FROM', 'must be set to send mail');
  const mailFrom = set.GROSSIST_MAIL_FROM ?? STORED_SENDER;
  return {
    smtp,
    mailFrom,
    projectMail: set.GROSSIST_PROJECT_MAIL ?? mailFrom,
    customerMail: set.GROSSIST_CUSTOMER_MAIL ?? set.GROSSIST_PROJECT_MAIL ?? mailFrom,
    outboxDays: set.GROSSIST_OUTBOX_DAYS,
    outboxAttemptMs: set.GROSSIST_OUTBOX_ATTEMPT_MS,
    orders: { webhook: webhookOf(set, wrong), files: filesOf(set, wrong) },
  };
};
