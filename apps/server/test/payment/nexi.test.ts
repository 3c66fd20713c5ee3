import { moneyOf } from '@grossist/domain';
import { afterAll, afterEach, expect, test } from 'vitest';
import { verifyPaymentAmounts } from '../../src/gateways/payment/amount-verification/verify-payment-amounts.ts';
import { openNexi } from '../../src/gateways/payment/nexi/index.ts';
import { PaymentDoesNotAnswer, PaymentRefused } from '../../src/gateways/payment/port.ts';
import { testDatabase } from '../support/database.ts';
import { aPaymentOrder, TOTAL } from './a-payment-order.ts';
import { paymentContract } from './contract.ts';
import { nexiStandIn } from './nexi-stand-in.ts';
import { recordingLog } from './recording-log.ts';

const { db } = await testDatabase();
const SECRET_KEY = 'test-secret-key-of-the-merchant';
const WEBHOOK_SECRET = 'WordOfTheWebhooks1';
const nexi = await nexiStandIn(SECRET_KEY);
const { log, lines: logged } = recordingLog();
const settings = { url: nexi.url, secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, timeoutMs: 2000, fetch };
const service = openNexi(settings);
const payments = verifyPaymentAmounts(service, { db, log });

afterEach(() => nexi.condition('fine'));
afterAll(() => {
  expect(nexi.unknown).toEqual([]);
  expect(logged.join('')).not.toMatch(new RegExp(`${SECRET_KEY}|${WEBHOOK_SECRET}`));
});

paymentContract('Nexi Checkout', () => ({
  payments,
  service,
  webhookUrl: 'https://shop.example/api/payment-events',
  does: async (paymentId, deed) => nexi.does(paymentId, deed),
  timePasses: async () => nexi.timePasses(),
  webhooks: async (paymentId) => nexi.webhooks(paymentId),
  tamper: async (paymentId, amount, currency) => {
    Object.assign(nexi.find(paymentId).made.order, { amount: Number(amount.replace('.', '')), currency });
  },
  condition: async (condition) => nexi.condition(condition),
  logged: () => logged,
}));

test('a payment is begun on the hosted page, in hundredths, to be taken later, with the word for webhooks', async () => {
  const { paymentId, redirectUrl } = await payments.begin(aPaymentOrder());
  const { made } = nexi.find(paymentId);
  expect(redirectUrl).toBe(`${nexi.url}/hostedpaymentpage/?pid=${paymentId}&language=da-DK`);
  expect(made.order).toMatchObject({ amount: 125_000, currency: 'DKK' });
  expect(made.order.items[0]).toEqual({
    reference: '1234567',
    name: 'NOIKLX 3G1,5 -50 m- - -co-',
    quantity: 2.5,
    unit: 'm',
    unitPrice: 38_412,
    taxRate: 2500,
    taxAmount: 24_008,
    grossTotalAmount: 120_039,
    netTotalAmount: 96_031,
  });
  expect(made.checkout).toMatchObject({ charge: false, countryCode: 'DNK', termsUrl: 'http://shop.example/terms' });
  expect(new Set(made.notifications.webHooks.map(({ authorization }) => authorization))).toEqual(
    new Set([WEBHOOK_SECRET]),
  );
});

test.each([
  ['en-US', 'en-GB'],
  ['fo-FO', 'da-DK'],
  ['nb-NO', 'nb-NO'],
] as const)('a buyer who reads %s sees the hosted page in %s', async (locale, language) => {
  const { redirectUrl } = await payments.begin(aPaymentOrder({ locale }));
  expect(new URL(redirectUrl).searchParams.get('language')).toBe(language);
});

test('a charge says its key, so that a retry is the same charge', async () => {
  const { paymentId } = await payments.begin(aPaymentOrder());
  nexi.does(paymentId, 'pay');
  await payments.charge(paymentId, TOTAL, 'order-1');
  const asked = nexi.asked.filter(({ path }) => path === `POST /v1/payments/${paymentId}/charges`);
  expect(asked.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual([
    ['order-1', '{"amount":125000}'],
  ]);
});

test('a payment of which only a part is reserved, or taken, is none', async () => {
  const { paymentId } = await payments.begin(aPaymentOrder());
  nexi.find(paymentId).summary.reservedAmount = 124_999;
  await expect(payments.status(paymentId)).rejects.toThrow(/differs from its attempt/);
  nexi.find(paymentId).summary = { reservedAmount: 125_000, chargedAmount: 100 };
  await expect(payments.status(paymentId)).rejects.toThrow(/differs from its attempt/);
});

test('a payment that names another attempt to order is none', async () => {
  const { paymentId } = await payments.begin(aPaymentOrder());
  nexi.find(paymentId).made.order.reference = 'another';
  await expect(payments.status(paymentId)).rejects.toThrow(/differs from its attempt/);
});

test('a service that talks nonsense does not answer', async () => {
  const { paymentId } = await payments.begin(aPaymentOrder());
  nexi.condition('nonsense');
  await expect(service.status(paymentId)).rejects.toThrow(PaymentDoesNotAnswer);
  await expect(service.begin(aPaymentOrder())).rejects.toThrow(PaymentDoesNotAnswer);
});

test('reports a refusal without personal data', async () => {
  const customer = { ...aPaymentOrder().customer, email: 'nobody' };
  const error: unknown = await service.begin(aPaymentOrder({ customer })).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PaymentRefused);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/nobody|Nordkraft|secret-key/);
});

test('fails with a wrong key without revealing it', async () => {
  const wrong = openNexi({ ...settings, secretKey: 'a-wrong-secret' });
  const error: unknown = await wrong.status('0'.repeat(32)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PaymentDoesNotAnswer);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('a-wrong-secret');
});

test('redirects only to pages that are as safe as the service', async () => {
  const safe = openNexi({
    ...settings,
    url: 'https://nexi.example',
    fetch: async () => Response.json({ paymentId: '0'.repeat(32), hostedPaymentPageUrl: 'http://nexi.example/pay' }),
  });
  await expect(safe.begin(aPaymentOrder())).rejects.toThrow(PaymentDoesNotAnswer);
});

test('a price per metre with four decimals is shown rounded, and the amounts of its line stay exact', async () => {
  const [line] = aPaymentOrder().lines;
  if (line === undefined) throw new Error('there is a line');
  const lines = [{ ...line, unitPrice: moneyOf('0.0050'), grossAmount: TOTAL.amount }];
  const { paymentId } = await payments.begin(aPaymentOrder({ lines }));
  expect(nexi.find(paymentId).made.order.items[0]).toMatchObject({ unitPrice: 1, grossTotalAmount: 125_000 });
});
