import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MailRefused } from '../../src/gateways/mail/port.ts';
import { safeMail } from '../../src/gateways/mail/safe-mail.ts';
import { openSmtp } from '../../src/gateways/mail/smtp/open-smtp.ts';
import { aMail } from './a-mail.ts';
import { headOf, mailServer } from './mail-server.ts';

const server = await mailServer();

const HOSTILE = 'Order\r\nBcc: victim@elsewhere.example\r\n\r\n<script>';

describe('user input never begins a line of a mail’s header', () => {
  test('neither as subject nor as a name nor as a file’s name', async () => {
    const mailer = openSmtp(server.access);
    try {
      await mailer.send(
        aMail({
          subject: HOSTILE,
          to: { name: HOSTILE, address: 'jorgen@nordkraft.example' },
          replyTo: { name: '"x" <evil@elsewhere.example>,', address: 'kunde@nordkraft.example' },
          attachments: [{ name: `a${HOSTILE}.pdf`, contentType: 'application/pdf', content: Buffer.from('x') }],
        }),
      );
    } finally {
      await mailer.close();
    }
    const taken = server.taken.at(-1);
    expect(taken?.to).toEqual(['jorgen@nordkraft.example']);
    const head = headOf(taken?.raw ?? '');
    expect(head.has('bcc')).toBe(false);
    expect(head.get('reply-to')).toMatch(/<kunde@nordkraft\.example>$/);
    expect(taken?.raw).not.toMatch(/^Bcc:/m);
  });

  test('keeps any text on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { subject, to } = safeMail(aMail({ subject: text, to: { name: text, address: 'a@b.example' } }));
        for (const line of [subject, to.name]) expect(line).not.toMatch(/[\r\n\u0000-\u001f\u2028\u2029]/);
      }),
    );
  });

  test.each([
    '',
    'nobody',
    'a@b@c.example',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    '<a@b.example>',
    'a b@c.example',
    '"a"@b.example',
    'a@[127.0.0.1]',
    `${'a'.repeat(65)}@b.example`,
  ])('%j is no address to send to', (address) => {
    expect(() => safeMail(aMail({ to: { name: '', address } }))).toThrow(MailRefused);
  });

  test('a mail without a message’s id never leaves', () => {
    expect(() => safeMail(aMail({ messageId: 'x>\r\nBcc: a@b.example' }))).toThrow(MailRefused);
  });
});
