import { afterPaymentMessage, moneyOf, type PaymentStatus } from '@grossist/domain';
import { afterEach, describe, expect, test } from 'vitest';
import {
  PaymentDoesNotAnswer,
  type PaymentEvent,
  type PaymentOrder,
  PaymentRefused,
  type Payments,
  PaymentTampered,
} from '../../src/gateways/payment/port.ts';
import { aPaymentOrder, TOTAL } from './a-payment-order.ts';

export type Condition = 'fine' | 'silent' | 'down';

/** What a buyer does on the service's page. */
export type Deed = 'pay' | 'pay-slowly' | 'pay-and-tell-twice' | 'pay-and-tell-late' | 'pay-and-tell-never' | 'decline';

/** A webhook as it came to the shop. */
export interface Delivery {
  headers: Record<string, string>;
  body: string;
}

export interface ServiceUnderTest {
  /** Held to what was begun, as the shop uses it. */
  payments: Payments;
  /** The service itself: what it begins is unknown to the shop. */
  service: Payments;
  /** Receives the shop's webhooks. */
  webhookUrl: string;
  does(paymentId: string, deed: Deed): Promise<void>;
  /** Longer than every delayed event and its webhook. */
  timePasses(): Promise<void>;
  /** The webhooks of a payment so far, without its creation; the oldest first. */
  webhooks(paymentId: string): Promise<readonly Delivery[]>;
  /** The service takes the payment to be of another amount or currency. */
  tamper(paymentId: string, amount: string, currency: string): Promise<void>;
  condition(condition: Condition): Promise<void>;
  /** What was logged. */
  logged(): readonly string[];
}

/** The contract of every payment service. */
export const paymentContract = (name: string, open: () => ServiceUnderTest): void => {
  describe(`${name}, as every payment service,`, () => {
    afterEach(() => open().condition('fine'));

    const begin = async (traits: Partial<PaymentOrder> = {}) => {
      const { payments, webhookUrl } = open();
      const order = aPaymentOrder({ webhookUrl, ...traits });
      return { order, ...(await payments.begin(order)) };
    };

    const events = async (paymentId: string): Promise<PaymentEvent[]> => {
      const { payments, webhooks } = open();
      const verdicts = await Promise.all(
        (await webhooks(paymentId)).map(({ headers, body }) => payments.verifyWebhook(headers, body)),
      );
      return verdicts.map((verdict) => {
        if (verdict.outcome !== 'event') throw new Error(`it is ${verdict.outcome}`);
        return verdict.event;
      });
    };

    const afterAll = async (paymentId: string): Promise<PaymentStatus> =>
      (await events(paymentId)).map(({ status }) => status).reduce<PaymentStatus>(afterPaymentMessage, 'pending');

    test('begins a payment with a page of its own; nothing is reserved yet', async () => {
      const { paymentId, redirectUrl, order } = await begin();
      expect(redirectUrl).toMatch(/^https?:\/\//);
      expect(await open().payments.status(paymentId)).toEqual({
        status: 'pending',
        paymentReference: order.paymentReference,
        total: TOTAL,
        reserved: undefined,
      });
    });

    test('begun again, or twice at once, an attempt to order has one payment', async () => {
      const { payments, webhookUrl } = open();
      const order = aPaymentOrder({ webhookUrl });
      const begun = await Promise.all([payments.begin(order), payments.begin(order)]);
      expect(begun[0]).toEqual(begun[1]);
      expect(await payments.begin(order)).toEqual(begun[0]);
      const dearer = { ...order, total: { ...TOTAL, amount: moneyOf('1250.01') } };
      const line = order.lines[1];
      const lines = line ? [...order.lines, { ...line, grossAmount: moneyOf('0.01') }] : [];
      await expect(payments.begin({ ...dearer, lines })).rejects.toMatchObject({ reason: 'other-amount' });
    });

    test('begins nothing whose lines are not the total, or that costs nothing', async () => {
      const { payments } = open();
      await expect(payments.begin(aPaymentOrder({ lines: [] }))).rejects.toThrow(RangeError);
      const nothing = aPaymentOrder({ lines: [], total: { ...TOTAL, amount: moneyOf(0) } });
      await expect(payments.begin(nothing)).rejects.toThrow(RangeError);
      await expect(payments.begin(aPaymentOrder({ paymentReference: '../1' }))).rejects.toThrow(RangeError);
    });

    test('pay: reserves the whole amount, and sends a webhook', async () => {
      const { paymentId } = await begin();
      await open().does(paymentId, 'pay');
      expect(await open().payments.status(paymentId)).toMatchObject({ status: 'reserved', reserved: TOTAL });
      expect(await events(paymentId)).toEqual([
        { eventId: expect.any(String), paymentId, kind: 'reserved', status: 'reserved', total: TOTAL },
      ]);
    });

    test('decline: reserves nothing, sends a webhook, and allows another card', async () => {
      const { paymentId } = await begin();
      await open().does(paymentId, 'decline');
      expect((await open().payments.status(paymentId)).status).toMatch(/^(pending|failed)$/);
      expect(await afterAll(paymentId)).toBe('failed');
      await open().does(paymentId, 'pay');
      expect(await open().payments.status(paymentId)).toMatchObject({ status: 'reserved', reserved: TOTAL });
      expect(await afterAll(paymentId)).toBe('reserved');
    });

    test('pay slowly: pending until the bank says yes', async () => {
      const { paymentId } = await begin();
      await open().does(paymentId, 'pay-slowly');
      expect(await open().payments.status(paymentId)).toMatchObject({ status: 'pending', reserved: undefined });
      expect(await events(paymentId)).toEqual([]);
      await open().timePasses();
      expect(await open().payments.status(paymentId)).toMatchObject({ status: 'reserved', reserved: TOTAL });
      expect(await afterAll(paymentId)).toBe('reserved');
    });

    test('abandon: stays pending without a webhook; the shop can cancel it', async () => {
      const { paymentId } = await begin();
      await open().timePasses();
      expect(await open().payments.status(paymentId)).toMatchObject({ status: 'pending' });
      expect(await events(paymentId)).toEqual([]);
      await open().payments.cancel(paymentId, TOTAL);
      await open().payments.cancel(paymentId, TOTAL);
      expect(await open().payments.status(paymentId)).toMatchObject({ status: 'cancelled', reserved: undefined });
      await expect(open().payments.charge(paymentId, TOTAL, 'key')).rejects.toThrow(PaymentRefused);
    });

    test('webhook twice: is the same event both times', async () => {
      const { paymentId } = await begin();
      await open().does(paymentId, 'pay-and-tell-twice');
      const both = await events(paymentId);
      expect(both).toHaveLength(2);
      expect(both[1]).toEqual(both[0]);
    });

    test('webhook late: a query has the result before', async () => {
      const { paymentId } = await begin();
      await open().does(paymentId, 'pay-and-tell-late');
      expect(await events(paymentId)).toEqual([]);
      expect(await open().payments.status(paymentId)).toMatchObject({ status: 'reserved' });
      await open().timePasses();
      expect(await afterAll(paymentId)).toBe('reserved');
    });

    test('no webhook: a query has the result', async () => {
      const { paymentId } = await begin();
      await open().does(paymentId, 'pay-and-tell-never');
      await open().timePasses();
      expect(await events(paymentId)).toEqual([]);
      expect(await open().payments.status(paymentId)).toMatchObject({ status: 'reserved', reserved: TOTAL });
    });

    test('charges a reserved amount once for repeated requests', async () => {
      const { paymentId } = await begin();
      await expect(open().payments.charge(paymentId, TOTAL, 'key-1')).rejects.toMatchObject({ reason: 'not-reserved' });
      await open().does(paymentId, 'pay');
      await Promise.all([
        open().payments.charge(paymentId, TOTAL, 'key-1'),
        open().payments.charge(paymentId, TOTAL, 'key-1'),
      ]);
      await open().payments.charge(paymentId, TOTAL, 'key-2');
      expect(await open().payments.status(paymentId)).toMatchObject({ status: 'charged', reserved: TOTAL });
      await open().timePasses();
      const kinds = (await events(paymentId)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'charged')).toHaveLength(1);
      await expect(open().payments.cancel(paymentId, TOTAL)).rejects.toMatchObject({ reason: 'already-charged' });
    });

    test('releases the reserved amount, and sends a webhook', async () => {
      const { paymentId } = await begin();
      await open().does(paymentId, 'pay');
      await open().payments.cancel(paymentId, TOTAL);
      expect(await open().payments.status(paymentId)).toMatchObject({ status: 'cancelled', reserved: undefined });
      await open().timePasses();
      expect(await afterAll(paymentId)).toBe('cancelled');
    });

    test('takes and releases no other amount than was begun', async () => {
      const { paymentId } = await begin();
      await open().does(paymentId, 'pay');
      for (const other of [
        { ...TOTAL, amount: moneyOf('1249.99') },
        { ...TOTAL, currency: 'SEK' as const },
      ]) {
        await expect(open().payments.charge(paymentId, other, 'key')).rejects.toMatchObject({ reason: 'other-amount' });
        await expect(open().payments.cancel(paymentId, other)).rejects.toMatchObject({ reason: 'other-amount' });
      }
      expect(await open().payments.status(paymentId)).toMatchObject({ status: 'reserved' });
    });

    test.each([
      ['1.00', 'DKK'],
      ['1250.00', 'SEK'],
    ])(
      'a payment that became one of %s %s is refused by webhook and by asking, and logged',
      async (amount, currency) => {
        const { paymentId } = await begin();
        await open().tamper(paymentId, amount, currency);
        await open().does(paymentId, 'pay');
        const [delivery] = await open().webhooks(paymentId);
        const verdict = await open().payments.verifyWebhook(delivery?.headers ?? {}, delivery?.body ?? '');
        expect(verdict).toEqual({ outcome: 'refused', reason: 'amount' });
        await expect(open().payments.status(paymentId)).rejects.toThrow(PaymentTampered);
        expect(
          open()
            .logged()
            .filter((line) => line.includes(paymentId)),
        ).toHaveLength(2);
      },
    );

    test('refuses a webhook with a wrong word, without one, and with a changed or unreadable body', async () => {
      const { payments, webhooks, does } = open();
      const { paymentId } = await begin();
      await does(paymentId, 'pay');
      const [delivery] = await webhooks(paymentId);
      if (delivery === undefined) throw new Error('no webhook');
      for (const [header, value] of Object.entries(delivery.headers)) {
        const wrong = { ...delivery.headers, [header]: `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}` };
        expect(await payments.verifyWebhook(wrong, delivery.body)).toEqual({ outcome: 'refused', reason: 'signature' });
      }
      expect(await payments.verifyWebhook({}, delivery.body)).toEqual({ outcome: 'refused', reason: 'signature' });
      for (const body of ['', '{', '[]', '{"id":1}', delivery.body.replaceAll(paymentId, 'x')])
        expect(await payments.verifyWebhook(delivery.headers, body)).toMatchObject({ outcome: 'refused' });
    });

    test('knows nothing of payments that the shop did not begin, though the service does', async () => {
      const { payments, service, webhookUrl, does, webhooks } = open();
      const { paymentId } = await service.begin(aPaymentOrder({ webhookUrl }));
      await does(paymentId, 'pay');
      expect(await service.status(paymentId)).toMatchObject({ status: 'reserved' });
      expect(await payments.status(paymentId)).toEqual({ status: 'not-found' });
      await expect(payments.charge(paymentId, TOTAL, 'key')).rejects.toMatchObject({ reason: 'unknown-payment' });
      const [delivery] = await webhooks(paymentId);
      expect(await payments.verifyWebhook(delivery?.headers ?? {}, delivery?.body ?? '')).toEqual({
        outcome: 'refused',
        reason: 'unknown-payment',
      });
    });

    test('returns not-found for unknown payments', async () => {
      const { service } = open();
      for (const paymentId of ['0'.repeat(32), '../../secret', '%00', '\0', 'x'.repeat(10_000), '']) {
        expect(await open().payments.status(paymentId)).toEqual({ status: 'not-found' });
      }
      expect(await service.status('0'.repeat(32))).toEqual({ status: 'not-found' });
      const refused = { reason: 'unknown-payment' };
      await expect(service.charge('0'.repeat(32), TOTAL, 'key')).rejects.toMatchObject(refused);
      await expect(service.cancel('0'.repeat(32), TOTAL)).rejects.toMatchObject(refused);
    });

    test.each(['silent', 'down'] as const)('says that it does not answer when it is %s', async (condition) => {
      const { service, webhookUrl } = open();
      const { paymentId } = await begin();
      await open().does(paymentId, 'pay');
      await open().condition(condition);
      const asks = [
        service.begin(aPaymentOrder({ webhookUrl })),
        service.status(paymentId),
        service.charge(paymentId, TOTAL, 'key'),
        service.cancel(paymentId, TOTAL),
      ];
      for (const answer of await Promise.allSettled(asks)) {
        expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(PaymentDoesNotAnswer) });
      }
    });

    test('after a silence a charge can be tried again, and is made once', async () => {
      const { paymentId } = await begin();
      await open().does(paymentId, 'pay');
      await open().condition('down');
      await expect(open().service.charge(paymentId, TOTAL, 'key')).rejects.toThrow(PaymentDoesNotAnswer);
      await open().condition('fine');
      await open().payments.charge(paymentId, TOTAL, 'key');
      expect(await open().payments.status(paymentId)).toMatchObject({ status: 'charged', reserved: TOTAL });
    });

    test('aborts with its caller', async () => {
      const { service, payments } = open();
      const { paymentId } = await begin();
      const reason = new Error('gone');
      const gone = AbortSignal.abort(reason);
      await expect(payments.begin(aPaymentOrder(), gone)).rejects.toBe(reason);
      await expect(service.status(paymentId, gone)).rejects.toBe(reason);
      await expect(service.charge(paymentId, TOTAL, 'key', gone)).rejects.toBe(reason);
      await expect(service.cancel(paymentId, TOTAL, gone)).rejects.toBe(reason);
    });
  });
};
