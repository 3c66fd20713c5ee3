import { createServer } from 'node:net';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { MailRefused } from '../../src/gateways/mail/port.ts';
import { openSmtp, type SmtpAccess } from '../../src/gateways/mail/smtp/open-smtp.ts';
import { aMail } from './a-mail.ts';
import { headOf, mailServer } from './mail-server.ts';

const opened = (access: SmtpAccess, traits: Partial<SmtpAccess> = {}) => {
  const mailer = openSmtp({ ...access, ...traits });
  afterAll(() => mailer.close());
  return mailer;
};

const failure = async (sending: Promise<unknown>): Promise<Error> => {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('The mail was taken');
  return error;
};

const login = await mailServer({
  authOptional: false,
  onAuth: ({ username, password }, _, done) =>
    username === 'grossist' && password === 's3cret-Päss'
      ? done(null, { user: username })
      : done(Object.assign(new Error('Wrong name or password'), { responseCode: 535 })),
});
const open = await mailServer();
const bare = await mailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
const fromTheFirstByte = await mailServer({ secure: true });

describe('a mail that a server accepts', () => {
  test('has its parts, its own id and the right people', async () => {
    const mail = aMail({ replyTo: { name: 'Kunde', address: 'kunde@nordkraft.example' } });
    const where = await opened(open.access).send(mail);
    expect(where).toBe('jorgen@nordkraft.example, by localhost');
    const taken = open.taken.at(-1);
    expect(taken).toMatchObject({ from: 'shop@grossist.example', to: ['jorgen@nordkraft.example'], isSecure: true });
    const raw = taken?.raw ?? '';
    const head = headOf(raw);
    expect(head.get('message-id')).toBe(`<${mail.messageId}@grossist.example>`);
    expect(head.get('reply-to')).toBe('Kunde <kunde@nordkraft.example>');
    expect(head.get('auto-submitted')).toBe('auto-generated');
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    expect(raw).toContain('filename=ordre-4711.pdf');
    expect(raw).toContain(Buffer.from('%PDF-1.7 stand-in').toString('base64'));
  });

  test('sent twice has the same Message-ID both times', async () => {
    const mailer = opened(open.access);
    const mail = aMail();
    await mailer.send(mail);
    await mailer.send(mail);
    const [one, other] = open.taken.slice(-2).map(({ raw }) => headOf(raw).get('message-id'));
    expect(one).toBe(other);
  });

  test('is signed in for, over an encrypted connection', async () => {
    const access = { ...login.access, security: 'starttls' as const, user: 'grossist', password: 's3cret-Päss' };
    await opened(access).send(aMail());
    expect(login.taken.at(-1)).toMatchObject({ user: 'grossist', isSecure: true });
  });

  test('is encrypted from the first byte if the settings require it', async () => {
    await opened(fromTheFirstByte.access, { security: 'tls' }).send(aMail());
    expect(fromTheFirstByte.taken.at(-1)?.isSecure).toBe(true);
  });
});

describe('encryption', () => {
  test('is never sent without required encryption', async () => {
    const error = await failure(opened(bare.access, { security: 'starttls' }).send(aMail()));
    expect(error).not.toBeInstanceOf(MailRefused);
    expect(bare.taken).toHaveLength(0);
  });

  test('refuses a server with an untrusted certificate', async () => {
    const before = open.taken.length;
    const { authority: _, ...unknown } = open.access;
    const error = await failure(opened(unknown).send(aMail()));
    expect(error).not.toBeInstanceOf(MailRefused);
    expect(open.taken).toHaveLength(before);
  });
});

describe('a mail that does not go', () => {
  test('is retried after a refused sign-in, without logging the password', async () => {
    const error = await failure(
      opened(login.access, { security: 'starttls', user: 'grossist', password: 'wr0ng-one' }).send(aMail()),
    );
    expect(error).not.toBeInstanceOf(MailRefused);
    expect(error.message).toContain('535');
    const all = JSON.stringify([error.message, error.stack, error, error.cause]);
    expect(all).not.toContain('wr0ng-one');
    expect(all).not.toContain(Buffer.from('wr0ng-one').toString('base64'));
  });

  test('is retried after a temporary refusal (4xx) and then sent', async () => {
    const mailer = opened(open.access);
    const mail = aMail();
    open.answers.push({ status: 451, text: 'Greylisted, come back' });
    const error = await failure(mailer.send(mail));
    expect(error).not.toBeInstanceOf(MailRefused);
    expect(error.message).toContain('Greylisted');
    await mailer.send(mail);
    expect(headOf(open.taken.at(-1)?.raw ?? '').get('message-id')).toContain(mail.messageId);
  });

  test('for good (5xx) is refused', async () => {
    open.answers.push({ status: 550, text: 'No such mailbox here' });
    const error = await failure(opened(open.access).send(aMail()));
    expect(error).toBeInstanceOf(MailRefused);
    expect(error.message).toContain('No such mailbox');
  });

  test('fails after the timeout when the server does not respond', async () => {
    const silent = createServer();
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => {
        const address = silent.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    onTestFinished(() => void silent.close());
    const error = await failure(opened({ ...open.access, port, timeoutMs: 100 }).send(aMail()));
    expect(error).not.toBeInstanceOf(MailRefused);
  });

  test('is aborted with its caller', async () => {
    const slow = await mailServerThatWaits();
    const gone = new AbortController();
    const sending = failure(opened(slow, { timeoutMs: 20_000 }).send(aMail(), gone.signal));
    await expect.poll(() => slow.isAsked()).toBe(true);
    gone.abort();
    expect(await sending).not.toBeInstanceOf(MailRefused);
  });

  test('is retried when no server listens', async () => {
    const error = await failure(opened({ ...open.access, port: 1 }).send(aMail()));
    expect(error).not.toBeInstanceOf(MailRefused);
  });
});

/** Hears a mail out and never answers. */
async function mailServerThatWaits(): Promise<SmtpAccess & { isAsked(): boolean }> {
  let asked = false;
  const { access } = await mailServer({
    onMailFrom: () => {
      asked = true;
    },
  });
  return { ...access, isAsked: () => asked };
}
