import { moneyOf } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openNexi } from '../../src/gateways/payment/nexi/index.ts';

const SECRET = 'WordOfTheWebhooks1';
const PAYMENT = '0123456789abcdef0123456789abcdef';

const { verifyWebhook } = openNexi({
  url: 'https://nexi.example',
  secretKey: 'key',
  webhookSecret: SECRET,
  timeoutMs: 100,
  fetch: async () => new Response(null, { status: 500 }),
});

const verify = (body: string, authorization: string | undefined = SECRET) => verifyWebhook({ authorization }, body);

interface Amount {
  amount: unknown;
  currency: unknown;
}

/**
 * A webhook's body as Nexi Checkout sends it: events of a payment's parts name an amount, those of the order the
 * order's.
 */
const webhook = (event: string, data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    id: 'fedcba9876543210fedcba9876543210',
    merchantId: 100017120,
    timestamp: '2026-02-03T09:15:00.0000+00:00',
    event,
    data: { paymentId: PAYMENT, ...data },
  });
const ofPart = (event: string, amount: Amount): string => webhook(event, { amount });
const ofOrder = (event: string, amount: Amount): string =>
  webhook(event, { order: { amount, reference: 'W-1', orderItems: [{ reference: '1000123', quantity: 2 }] } });

const dkk = (amount: unknown): Amount => ({ amount, currency: 'DKK' });

describe('a webhook of Nexi Checkout', () => {
  test.each([
    ['payment.created', ofOrder, 'created', 'pending'],
    ['payment.checkout.completed', ofOrder, 'completed', 'pending'],
    ['payment.reservation.created', ofPart, 'reserved', 'reserved'],
    ['payment.reservation.created.v2', ofPart, 'reserved', 'reserved'],
    ['payment.reservation.failed', ofPart, 'reservation-failed', 'failed'],
    ['payment.charge.created', ofPart, 'charged', 'charged'],
    ['payment.charge.created.v2', ofPart, 'charged', 'charged'],
    ['payment.charge.failed', ofPart, 'charge-failed', 'reserved'],
    ['payment.cancel.created', ofPart, 'cancelled', 'cancelled'],
    ['payment.cancel.failed', ofPart, 'cancel-failed', 'reserved'],
  ] as const)('%s is an event of the payment, with the amount in hundredths', async (event, body, kind, status) => {
    expect(await verify(body(event, dkk(125_005)))).toEqual({
      outcome: 'event',
      event: {
        eventId: 'fedcba9876543210fedcba9876543210',
        paymentId: PAYMENT,
        kind,
        status,
        total: { amount: moneyOf('1250.05'), currency: 'DKK' },
      },
    });
  });

  test.each(['payment.refund.initiated.v2', 'payment.refund.completed', 'payment.refund.failed', 'payment.new.kind'])(
    '%s is genuine and nothing to act on',
    async (event) => {
      expect(await verify(ofPart(event, dkk(100)))).toEqual({ outcome: 'ignored', name: event });
    },
  );

  test.each(['', 'WordOfTheWebhooks2', `${SECRET} `, `Bearer ${SECRET}`, SECRET.toLowerCase()])(
    'is refused with the authorization %j',
    async (authorization) => {
      const body = ofPart('payment.charge.created', dkk(100));
      expect(await verify(body, authorization)).toEqual({ outcome: 'refused', reason: 'signature' });
    },
  );

  test('is refused without an authorization, and with several', async () => {
    const body = ofPart('payment.charge.created', dkk(100));
    expect(await verifyWebhook({}, body)).toEqual({ outcome: 'refused', reason: 'signature' });
    expect(await verifyWebhook({ authorization: [SECRET, SECRET] }, body)).toEqual({
      outcome: 'refused',
      reason: 'signature',
    });
  });

  test.each([
    ['no JSON', '{"id":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['no event', JSON.stringify({ id: 'a', data: { paymentId: PAYMENT, amount: dkk(1) } })],
    ['no payment', JSON.stringify({ id: 'a', event: 'payment.created', data: { amount: dkk(1) } })],
    ['no amount', webhook('payment.charge.created', {})],
    ['an amount as text', ofPart('payment.charge.created', dkk('125005'))],
    ['an amount with decimals', ofPart('payment.charge.created', dkk(1250.05))],
    ['an amount beyond exact numbers', ofPart('payment.charge.created', dkk(1e21))],
    ['an empty id', JSON.stringify({ id: '', event: 'payment.created', data: { paymentId: PAYMENT, amount: dkk(1) } })],
    ['an endless name', ofPart('payment.'.repeat(10_000), dkk(1))],
    ['depth without end', `${'{"data":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ])('with %s is refused as malformed', async (_, body) => {
    expect(await verify(body)).toEqual({ outcome: 'refused', reason: 'malformed' });
  });

  test('in a currency that the shop does not take is refused', async () => {
    for (const currency of ['USD', 'dkk', '', '__proto__'])
      expect(await verify(ofPart('payment.charge.created', { amount: 100, currency }))).toEqual({
        outcome: 'refused',
        reason: 'amount',
      });
  });

  test('never makes the reader throw, with any part removed or changed', async () => {
    const whole = ofOrder('payment.created', dkk(100));
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length), fc.nat(40), fc.string({ maxLength: 10 }), async (at, removed, added) => {
        const verdict = await verify(whole.slice(0, at) + added + whole.slice(at + removed));
        expect(['event', 'ignored', 'refused']).toContain(verdict.outcome);
      }),
    );
  });
});
