import { toMinorUnits } from '@grossist/domain';
import { z } from 'zod';
import { PaymentDoesNotAnswer, PaymentRefused, type PaymentState, type Payments } from '../port.ts';
import { askNexi, type NexiAccess } from './ask.ts';
import { createBody, inLanguage } from './create-body.ts';
import { Charged, Created, Retrieved, stateOf, verifyNexiWebhook } from './payment-state.ts';

export interface NexiSettings extends NexiAccess {
  /** What the service sends along with its webhooks: 8 to 32 letters and digits. */
  webhookSecret: string;
}

/** Answers without a body: 204. A missing payment (404) is undefined. */
const Done = z.unknown().transform(() => 'done' as const);

/** Cards, wallets and whatever else the merchant has agreed with Nexi (Nets) Checkout. */
export const openNexi = (settings: NexiSettings): Payments => {
  const pathOf = (paymentId: string, rest = ''): string => `/v1/payments/${encodeURIComponent(paymentId)}${rest}`;

  const retrieve = async (paymentId: string, signal: AbortSignal | undefined): Promise<PaymentState> => {
    const found = await askNexi(settings, { method: 'GET', path: pathOf(paymentId) }, Retrieved, signal);
    if (found === undefined) return { status: 'not-found' };
    if (found.payment.paymentId !== paymentId) throw new PaymentDoesNotAnswer('It answers for another payment');
    return stateOf(found.payment);
  };

  /** A refusal because it was already done counts as success. */
  const unlessDone = async (
    paymentId: string,
    done: 'charged' | 'cancelled',
    work: () => Promise<unknown>,
    signal: AbortSignal | undefined,
  ): Promise<void> => {
    try {
      if ((await work()) === undefined) throw new PaymentRefused('unknown-payment');
    } catch (error) {
      if (!(error instanceof PaymentRefused) || error.reason === 'unknown-payment') throw error;
      const { status } = await retrieve(paymentId, signal);
      if (status === done) return;
      if (status === 'charged') throw new PaymentRefused('already-charged', error.message);
      throw status === 'reserved' ? error : new PaymentRefused('not-reserved', error.message);
    }
  };

  return {
    provider: 'nexi',
    begin: async (order, signal) => {
      const body = createBody(order, settings.webhookSecret);
      const made = await askNexi(settings, { method: 'POST', path: '/v1/payments', body }, Created, signal);
      if (made === undefined) throw new PaymentDoesNotAnswer('It answers 404');
      // A buyer is never sent to pay over a less secure connection than ours to the service.
      if (new URL(made.hostedPaymentPageUrl).protocol !== new URL(settings.url).protocol)
        throw new PaymentDoesNotAnswer('It answers something else than it should');
      return { paymentId: made.paymentId, redirectUrl: inLanguage(made.hostedPaymentPageUrl, order.locale) };
    },
    status: retrieve,
    charge: (paymentId, amount, idempotencyKey, signal) =>
      unlessDone(
        paymentId,
        'charged',
        () =>
          askNexi(
            settings,
            {
              method: 'POST',
              path: pathOf(paymentId, '/charges'),
              body: { amount: toMinorUnits(amount.amount) },
              idempotencyKey,
            },
            Charged,
            signal,
          ),
        signal,
      ),
    cancel: async (paymentId, amount, signal) => {
      const { status } = await retrieve(paymentId, signal);
      if (status === 'not-found') throw new PaymentRefused('unknown-payment');
      if (status === 'cancelled') return;
      if (status === 'charged') throw new PaymentRefused('already-charged');
      const body = { amount: toMinorUnits(amount.amount) };
      const ask =
        status === 'reserved'
          ? { method: 'POST' as const, path: pathOf(paymentId, '/cancels'), body }
          : { method: 'PUT' as const, path: pathOf(paymentId, '/terminate') };
      await unlessDone(paymentId, 'cancelled', () => askNexi(settings, ask, Done, signal), signal);
    },
    verifyWebhook: async (headers, rawBody) => verifyNexiWebhook(settings.webhookSecret, headers, rawBody),
  };
};
