import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/settings.ts';

const messagesOf = (set: Record<string, string>) => readSettings(set).messages;
const FROM = { GROSSIST_MAIL_FROM: 'The shop <shop@example.com>' };

describe('mail', () => {
  test('is sent by the server of the URL or its parts', () => {
    expect(messagesOf({ ...FROM, SMTP_URL: 'smtp://us%40er:p%3Aw@mail.example.com' }).smtp).toEqual({
      host: 'mail.example.com',
      port: 587,
      user: 'us@er',
      password: 'p:w',
      security: 'starttls',
      timeoutMs: 8000,
    });
    expect(messagesOf({ ...FROM, SMTP_URL: 'smtps://mail.example.com' }).smtp).toMatchObject({
      port: 465,
      security: 'tls',
      user: undefined,
    });
    const parts = { SMTP_HOST: 'mail.example.com', SMTP_PORT: '2525', SMTP_USER: 'user', SMTP_PASSWORD: 'word' };
    expect(messagesOf({ ...FROM, ...parts }).smtp).toMatchObject({
      host: 'mail.example.com',
      port: 2525,
      user: 'user',
      password: 'word',
      security: 'starttls',
    });
    expect(messagesOf({ ...FROM, SMTP_HOST: 'mail.example.com', SMTP_PORT: '465' }).smtp?.security).toBe('tls');
  });

  test('may go without encryption on this machine alone, unless the settings allow it', () => {
    expect(messagesOf({ ...FROM, SMTP_URL: 'smtp://127.0.0.1:1025' }).smtp?.security).toBe('if-offered');
    expect(messagesOf({ ...FROM, SMTP_URL: 'smtp://127.evil.example' }).smtp?.security).toBe('starttls');
    const settings = { ...FROM, SMTP_URL: 'smtp://mail.example.com', SMTP_SECURITY: 'if-offered' };
    expect(messagesOf(settings).smtp?.security).toBe('if-offered');
  });

  test('requires a sender', () => {
    expect(() => messagesOf({ SMTP_URL: 'smtp://mail.example.com' })).toThrow(/GROSSIST_MAIL_FROM/);
  });

  test('about projects is sent to the configured address, else to the sender', () => {
    expect(messagesOf(FROM).projectMail).toEqual({ name: 'The shop', address: 'shop@example.com' });
    expect(messagesOf({ ...FROM, GROSSIST_PROJECT_MAIL: 'projects@example.com' }).projectMail).toEqual({
      name: '',
      address: 'projects@example.com',
    });
  });

  test('about new customers is sent to the configured address, else to that of projects', () => {
    const addressOf = (set: Record<string, string>) => messagesOf({ ...FROM, ...set }).customerMail.address;
    expect(addressOf({})).toBe('shop@example.com');
    expect(addressOf({ GROSSIST_PROJECT_MAIL: 'projects@example.com' })).toBe('projects@example.com');
    expect(addressOf({ GROSSIST_CUSTOMER_MAIL: 'new@example.com', GROSSIST_PROJECT_MAIL: 'a@b.example' })).toBe(
      'new@example.com',
    );
  });

  test.each<Record<string, string>>([
    { SMTP_URL: 'http://mail.example.com' },
    { SMTP_URL: 'smtp://us%er@mail.example.com' },
    { SMTP_URL: 'smtp:///nobody' },
    { GROSSIST_MAIL_FROM: 'nobody' },
    { GROSSIST_MAIL_FROM: 'A <a@b.example>, B <b@b.example>' },
    { GROSSIST_MAIL_FROM: 'A\r\nBcc: x <a@b.example>' },
    { GROSSIST_PROJECT_MAIL: 'a@b@c' },
    { GROSSIST_CUSTOMER_MAIL: 'a@b@c' },
  ])('can’t be set up by %j', (set) => {
    expect(() => messagesOf({ ...FROM, ...set })).toThrow(new RegExp(Object.keys(set)[0] ?? ''));
  });
});

describe('orders to other systems', () => {
  const SECRET = { GROSSIST_ORDER_WEBHOOK_SECRET: 'a-secret-of-sixteen-or-more' };

  test('go to a webhook that is encrypted, with a secret that is long enough', () => {
    expect(messagesOf({ ...SECRET, GROSSIST_ORDER_WEBHOOK_URL: 'https://erp.example/orders' }).orders.webhook).toEqual({
      url: 'https://erp.example/orders',
      secret: SECRET.GROSSIST_ORDER_WEBHOOK_SECRET,
    });
    for (const url of [
      'http://erp.example/orders',
      'ftp://erp.example',
      'https://user:pass@erp.example/',
      'erp.example',
    ])
      expect(() => messagesOf({ ...SECRET, GROSSIST_ORDER_WEBHOOK_URL: url }), url).toThrow(
        /GROSSIST_ORDER_WEBHOOK_URL/,
      );
    const url = { GROSSIST_ORDER_WEBHOOK_URL: 'https://erp.example/orders' };
    expect(() => messagesOf(url)).toThrow(/GROSSIST_ORDER_WEBHOOK_SECRET/);
    expect(() => messagesOf({ ...url, GROSSIST_ORDER_WEBHOOK_SECRET: 'short' })).toThrow(
      /GROSSIST_ORDER_WEBHOOK_SECRET/,
    );
  });

  test('go as files into a folder, to an address, or both', () => {
    const both = {
      GROSSIST_ORDER_FILES: 'ubl',
      GROSSIST_ORDER_FOLDER: '/srv/orders',
      GROSSIST_ORDER_MAIL: 'o@erp.example',
    };
    expect(messagesOf(both).orders.files).toEqual({
      format: 'ubl',
      folder: '/srv/orders',
      mail: { name: '', address: 'o@erp.example' },
    });
    expect(() => messagesOf({ GROSSIST_ORDER_FILES: 'efonelfo' })).toThrow(/GROSSIST_ORDER_FOLDER/);
    expect(() => messagesOf({ GROSSIST_ORDER_FOLDER: '/srv/orders' })).toThrow(/GROSSIST_ORDER_FILES/);
    expect(() => messagesOf({ ...both, GROSSIST_ORDER_FILES: 'xls' })).toThrow(/GROSSIST_ORDER_FILES/);
  });
});
