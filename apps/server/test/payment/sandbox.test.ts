import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSandbox, openSandboxSecret } from '../../src/gateways/payment/embedded/index.ts';
import { isSigned, signatureOf } from '../../src/gateways/payment/embedded/message.ts';
import { testDatabase } from '../support/database.ts';
import { aPaymentOrder, TOTAL } from './a-payment-order.ts';
import { type Condition, paymentContract } from './contract.ts';
import { SECRET, sandboxApp, TIMEOUT_MS } from './sandbox-app.ts';

const { db, pool } = await testDatabase();
const { app, service, payments, shop, lines, work, workAll, click } = await sandboxApp(db, pool);

let clearUp = async (): Promise<void> => undefined;

/** Silent: somebody holds the table. Down: it is not there. */
const condition = async (next: Condition): Promise<void> => {
  await clearUp();
  clearUp = async () => undefined;
  if (next === 'fine') return;
  if (next === 'down') {
    await pool.query('alter table sandbox_payments rename to elsewhere');
    clearUp = async () => {
      await pool.query('alter table elsewhere rename to sandbox_payments');
    };
    return;
  }
  const client = await pool.connect();
  await client.query('begin; lock table sandbox_payments in access exclusive mode');
  clearUp = async () => {
    await client.query('rollback');
    client.release();
  };
};

paymentContract('the sandbox', () => ({
  payments,
  service,
  webhookUrl: shop.webhookUrl,
  does: async (paymentId, deed) => {
    expect((await click(paymentId, deed)).statusCode).toBe(303);
    await work();
  },
  timePasses: workAll,
  webhooks: async (paymentId) => shop.webhooks(paymentId),
  tamper: async (paymentId, amount, currency) => {
    await pool.query('update sandbox_payments set amount = $2, currency = $3 where id = $1', [
      paymentId,
      amount,
      currency,
    ]);
  },
  condition,
  logged: () => lines,
}));

const begin = () => payments.begin(aPaymentOrder({ webhookUrl: shop.webhookUrl }));

test('after a payment the buyer is back where the shop wanted, with the payment named', async () => {
  const { paymentId } = await begin();
  expect((await click(paymentId, 'pay')).headers.location).toBe(
    `http://shop.example/order/credit-card?attempt=1&paymentid=${paymentId}`,
  );
});

test('returns to the cart after leaving, with an unchanged payment', async () => {
  const { paymentId } = await begin();
  expect((await click(paymentId, 'abandon')).headers.location).toBe(
    `http://shop.example/cart?attempt=1&paymentid=${paymentId}`,
  );
  expect(await payments.status(paymentId)).toMatchObject({ status: 'pending' });
});

test('pays once for two clicks, parallel or later', async () => {
  const { paymentId } = await begin();
  await Promise.all([click(paymentId, 'pay'), click(paymentId, 'pay')]);
  await click(paymentId, 'decline');
  await workAll();
  expect(shop.webhooks(paymentId)).toHaveLength(1);
  expect(await payments.status(paymentId)).toMatchObject({ status: 'reserved' });
});

test('a slow payment that was cancelled meanwhile is not made', async () => {
  const { paymentId } = await begin();
  await click(paymentId, 'pay-slowly');
  await payments.cancel(paymentId, TOTAL);
  await workAll();
  expect(await payments.status(paymentId)).toMatchObject({ status: 'cancelled' });
  expect((await click(paymentId, 'pay')).headers.location).toBe(`/sandbox-payment/${paymentId}`);
});

test('sends a webhook when an unavailable shop is back', async () => {
  const { paymentId } = await begin();
  shop.away(true);
  await click(paymentId, 'pay');
  await work();
  expect(shop.webhooks(paymentId)).toEqual([]);
  shop.away(false);
  await workAll();
  expect(shop.webhooks(paymentId)).toHaveLength(1);
});

test('payments survive the process that began them', async () => {
  const { paymentId } = await begin();
  await click(paymentId, 'pay');
  const publicUrl = () => 'http://shop.example';
  const next = openSandbox({ db, secret: SECRET, publicUrl, timeoutMs: TIMEOUT_MS });
  expect(await next.status(paymentId)).toMatchObject({ status: 'reserved', reserved: TOTAL });
});

test('declines the charge on request until it is allowed, and keeps the amount reserved', async () => {
  const order = aPaymentOrder({ webhookUrl: shop.webhookUrl });
  const { paymentId } = await payments.begin(order);
  await click(paymentId, 'pay-and-refuse-charge');
  const charge = () => payments.charge(paymentId, order.total, 'key');
  await expect(charge()).rejects.toMatchObject({ name: 'PaymentRefused', reason: 'refused' });
  expect(await payments.status(paymentId)).toMatchObject({ status: 'reserved' });
  expect((await app.inject(`/sandbox-payment/${paymentId}`)).body).toContain('Let the card be charged');
  await click(paymentId, 'let-charge');
  await charge();
  expect(await payments.status(paymentId)).toMatchObject({ status: 'charged' });
});

test('shows the receipt escaped on its page, which runs no script and can’t be framed', async () => {
  const { paymentId, redirectUrl } = await begin();
  expect(redirectUrl).toBe(`http://shop.example/sandbox-payment/${paymentId}`);
  const page = await app.inject(`/sandbox-payment/${paymentId}`);
  expect(page.body).toContain('Nordkraft &amp; Søn &lt;A/S&gt;');
  expect(page.body).toContain('NOIKLX 3G1,5 &lt;50 m&gt; &amp; &quot;co&quot;');
  expect(page.body).toContain('1.250,00');
  expect(page.body.match(/<form /g)).toHaveLength(8);
  expect(page.body).not.toMatch(/<script|style="|onclick/);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(page.body) ?? [];
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(page.headers['cache-control']).toBe('no-store');
});

test('shows a declined card on the page, and no buttons once it is paid', async () => {
  const { paymentId } = await begin();
  await click(paymentId, 'decline');
  expect((await app.inject(`/sandbox-payment/${paymentId}`)).body).toContain('The card was refused');
  await click(paymentId, 'pay');
  const page = (await app.inject(`/sandbox-payment/${paymentId}`)).body;
  expect(page).toContain('The amount is reserved');
  expect(page).not.toContain('<form');
});

test('there is no page and nothing to do for a payment that there is not', async () => {
  for (const id of ['0'.repeat(32), 'x', '%00', '..%2f..']) {
    expect((await app.inject(`/sandbox-payment/${id}`)).statusCode).toBe(404);
    expect((await click(id, 'pay')).statusCode).toBe(404);
  }
  const { paymentId } = await begin();
  expect((await click(paymentId, 'steal')).statusCode).toBe(404);
});

test('only its own page takes forms', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const refused = await app.inject({ method: 'POST', url: '/elsewhere', headers: form, payload: 'a=1' });
  expect(refused.statusCode).toBe(415);
});

test('its colours are the shop’s', async () => {
  const tokens = await readFile(new URL('../../../web/app/ui/tokens.css', import.meta.url), 'utf8');
  const { paymentId } = await begin();
  const page = (await app.inject(`/sandbox-payment/${paymentId}`)).body;
  const colours = [...page.matchAll(/--(?:color|radius|font)-[a-z-]+: [^;]+;/g)].map(([declaration]) => declaration);
  expect(colours.length).toBeGreaterThan(10);
  for (const colour of colours) expect(tokens).toContain(colour);
});

test('refuses an old message, though it is signed', () => {
  const signed = signatureOf(SECRET, 'body', 1_000_000);
  expect(isSigned(SECRET, 'body', signed, 1_000_000 + 200_000)).toBe(true);
  expect(isSigned(SECRET, 'body', signed, 1_000_000 + 400_000)).toBe(false);
  expect(isSigned('another', 'body', signed, 1_000_000)).toBe(false);
});

test('creates one private secret for a data directory, in every race', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grossist-sandbox-'));
  try {
    const secrets = await Promise.all([1, 2, 3].map(() => openSandboxSecret(folder)));
    expect(new Set(secrets).size).toBe(1);
    expect(await openSandboxSecret(folder)).toBe(secrets[0]);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    const { mode } = await stat(join(folder, 'sandbox-payment-secret'));
    expect(mode & 0o077).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});
