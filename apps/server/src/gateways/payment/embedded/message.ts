import { createHmac } from 'node:crypto';
import { type Currency, parseMoney } from '@grossist/domain';
import { z } from 'zod';
import { openStoredSecret } from '../../../data-directory.ts';
import type { SandboxEventName } from '../../../db/index.ts';
import { isSameSecret } from '../../../same-secret.ts';
import type { PaymentEvent } from '../port.ts';

/** The state of the payment that each webhook event reports. */
const MEANINGS = {
  'payment.reserved': { kind: 'reserved', status: 'reserved' },
  'payment.failed': { kind: 'reservation-failed', status: 'failed' },
  'payment.charged': { kind: 'charged', status: 'charged' },
  'payment.cancelled': { kind: 'cancelled', status: 'cancelled' },
} as const satisfies Record<SandboxEventName, Pick<PaymentEvent, 'kind' | 'status'>>;

const CURRENCIES = ['DKK', 'EUR', 'SEK', 'NOK'] as const satisfies readonly Currency[];

const Message = z.object({
  id: z.uuid(),
  event: z.enum(['payment.reserved', 'payment.failed', 'payment.charged', 'payment.cancelled']),
  happenedAt: z.iso.datetime(),
  payment: z.object({
    id: z.string(),
    amount: z.string(),
    currency: z.enum(CURRENCIES),
  }),
});
type SandboxMessage = z.infer<typeof Message>;

/** Parses the body of a webhook; undefined when it is not a valid event. */
export const eventOfMessage = (rawBody: string): PaymentEvent | undefined => {
  let body: unknown;
  try {
    body = JSON.parse(rawBody);
  } catch {
    return undefined;
  }
  const read = Message.safeParse(body);
  if (!read.success) return undefined;
  const { id: eventId, event, payment } = read.data;
  const amount = parseMoney(payment.amount);
  if (amount === undefined) return undefined;
  return { eventId, paymentId: payment.id, ...MEANINGS[event], total: { amount, currency: payment.currency } };
};

/** Serializes a webhook body. */
export const textOfMessage = (message: SandboxMessage): string => JSON.stringify(message);

/** Opens the secret that webhooks are signed with, and creates it on first use. */
export const openSandboxSecret = (dataDirectory: string): Promise<string> =>
  openStoredSecret(dataDirectory, 'sandbox-payment-secret');

export const SIGNATURE_HEADER = 'sandbox-signature';

/** An older message is rejected as a replay. */
const MOST_SECONDS = 300;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const digest = (secret: string, seconds: string, rawBody: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest('hex');

/** @param now milliseconds */
export const signatureOf = (secret: string, rawBody: string, now: number): string => {
  const seconds = String(Math.floor(now / 1000));
  return `t=${seconds},v1=${digest(secret, seconds, rawBody)}`;
};

export const isSigned = (secret: string, rawBody: string, signature: string, now: number): boolean => {
  const [, seconds, signed] = SIGNATURE.exec(signature) ?? [];
  if (seconds === undefined || signed === undefined) return false;
  if (Math.abs(now / 1000 - Number(seconds)) > MOST_SECONDS) return false;
  return isSameSecret(digest(secret, seconds, rawBody), signed);
};
