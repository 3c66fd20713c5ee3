import { afterAll, beforeEach, expect, test } from 'vitest';
import { verifyPaymentAmounts } from '../../src/gateways/payment/amount-verification/verify-payment-amounts.ts';
import { openNexi } from '../../src/gateways/payment/nexi/index.ts';
import type { PaymentEvent } from '../../src/gateways/payment/port.ts';
import { PAYMENT_WEBHOOK, registerPaymentWebhook } from '../../src/gateways/payment/webhook-route.ts';
import { makeServer } from '../../src/http/server.ts';
import { testDatabase } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';
import { aPaymentOrder, TOTAL } from './a-payment-order.ts';
import type { Delivery } from './contract.ts';
import { nexiStandIn } from './nexi-stand-in.ts';

const { db } = await testDatabase();
const nexi = await nexiStandIn('key');
const webhookSecret = 'WordOfTheWebhooks1';
const payments = verifyPaymentAmounts(
  openNexi({ url: nexi.url, secretKey: 'key', webhookSecret, timeoutMs: 8000, fetch }),
  { db, log: silentLog() },
);

let isAble = true;
const events: PaymentEvent[] = [];
const app = makeServer({ log: silentLog(), trustedProxies: [] });
registerPaymentWebhook(app, {
  payments,
  handleEvent: async (event) => {
    if (!isAble) throw new Error('the database is away');
    events.push(event);
  },
});
app.post('/elsewhere', async ({ body }) => ({ body }));
afterAll(() => app.close());
beforeEach(() => {
  isAble = true;
  events.length = 0;
});

const paid = async () => {
  const { paymentId } = await payments.begin(aPaymentOrder());
  nexi.does(paymentId, 'pay');
  const [delivery] = nexi.webhooks(paymentId);
  if (delivery === undefined) throw new Error('no webhook');
  return { paymentId, delivery };
};

const deliver = ({ headers, body }: Delivery) =>
  app.inject({
    method: 'POST',
    url: PAYMENT_WEBHOOK,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });

test('handles a webhook each time that it is sent', async () => {
  const { paymentId, delivery } = await paid();
  expect((await deliver(delivery)).statusCode).toBe(204);
  expect((await deliver(delivery)).statusCode).toBe(204);
  expect(events).toHaveLength(2);
  expect(events[0]).toMatchObject({ paymentId, status: 'reserved', total: TOTAL });
  expect(events[1]).toEqual(events[0]);
});

test('acknowledges an ignored webhook, so that it is not sent again', async () => {
  const { delivery } = await paid();
  const body = delivery.body.replace('payment.reservation.created.v2', 'payment.refund.completed');
  expect((await deliver({ ...delivery, body })).statusCode).toBe(204);
  expect(events).toEqual([]);
});

test('does not handle a refused webhook, and responds with its status only', async () => {
  const { paymentId, delivery } = await paid();
  const refusals: [Delivery, number][] = [
    [{ ...delivery, headers: { authorization: 'WordOfTheWebhooks2' } }, 401],
    [{ ...delivery, body: '{' }, 400],
    [{ ...delivery, body: '' }, 400],
    [{ ...delivery, body: delivery.body.replace(paymentId, '0'.repeat(32)) }, 404],
    [{ ...delivery, body: delivery.body.replace('125000', '125') }, 422],
    [{ ...delivery, body: delivery.body.replace('DKK', 'USD') }, 422],
  ];
  for (const [refused, status] of refusals) {
    const answer = await deliver(refused);
    expect([answer.statusCode, answer.body]).toEqual([status, '']);
  }
  expect(events).toEqual([]);
});

test('requests a retry when the shop cannot process a webhook', async () => {
  const { delivery } = await paid();
  isAble = false;
  expect((await deliver(delivery)).statusCode).toBe(500);
  isAble = true;
  expect((await deliver(delivery)).statusCode).toBe(204);
  expect(events).toHaveLength(1);
});

test('a body that is too long is not read', async () => {
  const { delivery } = await paid();
  expect((await deliver({ ...delivery, body: 'x'.repeat(1024 * 1024 + 1) })).statusCode).toBe(413);
});

test('everywhere else bodies are read as before', async () => {
  const answer = await app.inject({ method: 'POST', url: '/elsewhere', payload: { a: 1 } });
  expect(answer.json()).toEqual({ body: { a: 1 } });
});
