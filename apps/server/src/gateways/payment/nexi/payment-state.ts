import { type Currency, ofMinorUnits, type PaymentAmount, type PaymentStatus } from '@grossist/domain';
import { z } from 'zod';
import { isSameSecret } from '../../../same-secret.ts';
import {
  PaymentDoesNotAnswer,
  type PaymentEvent,
  type PaymentState,
  type WebhookHeaders,
  type WebhookVerdict,
} from '../port.ts';

/** Hundredths of the currency. */
const Minor = z.number().int();

/** POST /v1/payments */
export const Created = z.object({ paymentId: z.string().regex(/^[0-9A-Za-z-]{1,64}$/), hostedPaymentPageUrl: z.url() });

/** GET /v1/payments/{paymentId}; amounts that are absent are 0. */
export const Retrieved = z.object({
  payment: z.object({
    paymentId: z.string(),
    summary: z
      .object({
        reservedAmount: Minor.default(0),
        chargedAmount: Minor.default(0),
        cancelledAmount: Minor.default(0),
      })
      .prefault({}),
    orderDetails: z.object({ amount: Minor, currency: z.string(), reference: z.string().nullish() }),
    terminated: z.string().nullish(),
  }),
});
type NexiPayment = z.output<typeof Retrieved>['payment'];

/** POST /v1/payments/{paymentId}/charges */
export const Charged = z.object({ chargeId: z.string() });

/** A refusal with the service's own number of it: 402, and some of 400. */
export const Refusal = z.object({ code: z.coerce.string().max(20) });

/** What a webhook's body has of every event; the rest of it is not looked at. */
const WebhookBody = z.object({
  id: z.string().min(1).max(100),
  event: z.string().max(100),
  data: z.object({
    paymentId: z.string().max(100),
    amount: z.object({ amount: Minor, currency: z.string() }).optional(),
    order: z.object({ amount: z.object({ amount: Minor, currency: z.string() }) }).optional(),
  }),
});

const CURRENCIES: readonly Currency[] = ['DKK', 'EUR', 'SEK', 'NOK'];

/** Undefined for a currency that the shop does not take. */
const amountOf = ({ amount, currency }: { amount: number; currency: string }): PaymentAmount | undefined => {
  const known = CURRENCIES.find((one) => one === currency);
  return known && { amount: ofMinorUnits(amount), currency: known };
};

const statusOf = ({ summary, terminated }: NexiPayment): PaymentStatus => {
  if (summary.chargedAmount > 0) return 'charged';
  if (summary.cancelledAmount > 0 || (terminated ?? '') !== '') return 'cancelled';
  return summary.reservedAmount > 0 ? 'reserved' : 'pending';
};

/**
 * Returns the state of a payment at the service; a refused card is reported only by webhook, since the buyer may try
 * another.
 */
export const stateOf = (payment: NexiPayment): PaymentState => {
  const status = statusOf(payment);
  const { currency, reference } = payment.orderDetails;
  const total = amountOf(payment.orderDetails);
  if (total === undefined) throw new PaymentDoesNotAnswer('It answers something else than it should');
  const { chargedAmount, reservedAmount } = payment.summary;
  const held = status === 'charged' ? chargedAmount : status === 'reserved' ? reservedAmount : undefined;
  return {
    status,
    paymentReference: reference ?? '',
    total,
    reserved: held === undefined ? undefined : amountOf({ amount: held, currency }),
  };
};

type Meaning = Pick<PaymentEvent, 'kind' | 'status'>;

/** The payment state that each event reports; both versions of events that have two. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['payment.created', { kind: 'created', status: 'pending' }],
  ['payment.checkout.completed', { kind: 'completed', status: 'pending' }],
  ['payment.reservation.created', { kind: 'reserved', status: 'reserved' }],
  ['payment.reservation.created.v2', { kind: 'reserved', status: 'reserved' }],
  ['payment.reservation.failed', { kind: 'reservation-failed', status: 'failed' }],
  ['payment.charge.created', { kind: 'charged', status: 'charged' }],
  ['payment.charge.created.v2', { kind: 'charged', status: 'charged' }],
  ['payment.charge.failed', { kind: 'charge-failed', status: 'reserved' }],
  ['payment.cancel.created', { kind: 'cancelled', status: 'cancelled' }],
  ['payment.cancel.failed', { kind: 'cancel-failed', status: 'reserved' }],
]);

const parsed = (rawBody: string): unknown => {
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
};

/**
 * Verifies a webhook. The service signs nothing: it sends the secret that it was given when the payment was created.
 */
export const verifyNexiWebhook = (secret: string, headers: WebhookHeaders, rawBody: string): WebhookVerdict => {
  const { authorization } = headers;
  if (typeof authorization !== 'string' || !isSameSecret(authorization, secret))
    return { outcome: 'refused', reason: 'signature' };
  const read = WebhookBody.safeParse(parsed(rawBody));
  if (!read.success) return { outcome: 'refused', reason: 'malformed' };
  const { id: eventId, event: name, data } = read.data;
  const meaning = MEANINGS.get(name);
  if (meaning === undefined) return { outcome: 'ignored', name };
  const amount = data.amount ?? data.order?.amount;
  if (amount === undefined) return { outcome: 'refused', reason: 'malformed' };
  const total = amountOf(amount);
  if (total === undefined) return { outcome: 'refused', reason: 'amount' };
  return { outcome: 'event', event: { eventId, paymentId: data.paymentId, ...meaning, total } };
};
