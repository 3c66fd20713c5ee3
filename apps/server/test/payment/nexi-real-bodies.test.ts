import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { moneyOf } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { realData, requires } from '../../../../tests/support/requires.ts';
import { openNexi } from '../../src/gateways/payment/nexi/index.ts';

const FOLDER = realData('nexi');
const skipped = requires('data/nexi');
const SECRET = 'WordOfTheWebhooks1';

const { verifyWebhook } = openNexi({
  url: 'https://nexi.example',
  secretKey: 'key',
  webhookSecret: SECRET,
  timeoutMs: 100,
  fetch: async () => new Response(null, { status: 500 }),
});

const verify = (file: string, authorization = SECRET) =>
  verifyWebhook({ authorization }, readFileSync(resolve(FOLDER, `${file}.json`), 'utf8'));

describe.skipIf(skipped !== '')(`Nexi's own webhook bodies${skipped}`, () => {
  test.each([
    ['payment.created', 'created', 'pending', '100.00'],
    ['payment.checkout.completed', 'completed', 'pending', '55.00'],
    ['payment.checkout.completed.missingData', 'completed', 'pending', '55.00'],
    ['payment.reservation.created.v1', 'reserved', 'reserved', '100.00'],
    ['payment.reservation.created.v2', 'reserved', 'reserved', '100.00'],
    ['payment.reservation.failed', 'reservation-failed', 'failed', '100.00'],
    ['payment.charge.created.v2', 'charged', 'charged', '55.00'],
    ['payment.charge.failed', 'charge-failed', 'reserved', '100.00'],
    ['payment.cancel.created', 'cancelled', 'cancelled', '55.00'],
    ['payment.cancel.failed', 'cancel-failed', 'reserved', '100.00'],
  ])('%s says that the payment is %s', async (file, kind, status, amount) => {
    expect(await verify(file)).toEqual({
      outcome: 'event',
      event: {
        eventId: expect.stringMatching(/^[0-9a-f]{32}$/),
        paymentId: expect.stringMatching(/^[0-9a-f]{32}$/),
        kind,
        status,
        total: { amount: moneyOf(amount), currency: 'SEK' },
      },
    });
  });

  test.each(['payment.refund.initiated.v2', 'payment.refund.completed', 'payment.refund.failed'])(
    '%s is genuine and nothing to act on',
    async (file) => {
      expect(await verify(file)).toEqual({ outcome: 'ignored', name: file });
    },
  );

  test('each is refused with another word', async () => {
    for (const wrong of ['', 'WordOfTheWebhooks2', `${SECRET} `, `Bearer ${SECRET}`]) {
      expect(await verify('payment.created', wrong)).toEqual({ outcome: 'refused', reason: 'signature' });
    }
  });
});
