import type { PaymentEvent, WebhookHeaders, WebhookVerdict } from '../port.ts';
import { isSameSecret } from '../same-secret.ts';
import { Told } from './answers.ts';
import { amountOf } from './state.ts';

type Meaning = Pick<PaymentEvent, 'kind' | 'status'>;

/** What each event says of the payment; both versions of those that have two. */
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

/** The service signs nothing: it sends the word that it was given when the payment was created. */
export const verifyNexiWebhook = (secret: string, headers: WebhookHeaders, rawBody: string): WebhookVerdict => {
  const { authorization } = headers;
  if (typeof authorization !== 'string' || !isSameSecret(authorization, secret))
    return { outcome: 'refused', reason: 'signature' };
  const read = Told.safeParse(parsed(rawBody));
  if (!read.success) return { outcome: 'refused', reason: 'malformed' };
  const { id: eventId, event: name, data } = read.data;
  const meaning = MEANINGS.get(name);
  if (meaning === undefined) return { outcome: 'ignored', name };
  const told = data.amount ?? data.order?.amount;
  if (told === undefined) return { outcome: 'refused', reason: 'malformed' };
  const total = amountOf(told);
  if (total === undefined) return { outcome: 'refused', reason: 'amount' };
  return { outcome: 'event', event: { eventId, paymentId: data.paymentId, ...meaning, total } };
};
