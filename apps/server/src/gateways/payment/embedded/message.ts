import { type Currency, parseMoney } from '@grossist/domain';
import { z } from 'zod';
import type { SandboxEventName } from '../../../db/index.ts';
import type { PaymentEvent } from '../port.ts';

/** What the sandbox tells, and what that means. */
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
export type SandboxMessage = z.infer<typeof Message>;

/** The body of a webhook as an event; undefined when it is none. */
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

/** The same the other way round. */
export const textOfMessage = (message: SandboxMessage): string => JSON.stringify(message);
