import type { Money } from '../decimal/index.ts';
import type { Currency } from '../markets.ts';

export const PAYMENT_STATUSES = ['pending', 'failed', 'reserved', 'cancelled', 'charged'] as const;

/**
 * How far a payment is: nothing yet, refused (another card may still be tried), given up or released, held on the card
 * for us, taken.
 */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Which may follow which. A reservation that was released is cancelled; money that was taken stays taken. */
const FOLLOWS: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ['failed', 'cancelled', 'reserved', 'charged'],
  failed: ['cancelled', 'reserved', 'charged'],
  reserved: ['cancelled', 'charged'],
  cancelled: ['charged'],
  charged: [],
};

/**
 * The status after a message, which may come twice, late or in the wrong order: whatever the order, the same messages
 * lead to the same status.
 */
export const afterPaymentMessage = (known: PaymentStatus, told: PaymentStatus): PaymentStatus =>
  FOLLOWS[known].includes(told) ? told : known;

/** Whether an order may be written for it: the money is held, or taken already. */
export const isPaid = (status: PaymentStatus): boolean => status === 'reserved' || status === 'charged';

export interface PaymentAmount {
  amount: Money;
  currency: Currency;
}

/** Whether exactly what was begun is meant: the same currency, and not a hundredth more or less. */
export const isSameAmount = (begun: PaymentAmount, told: { amount: Money; currency: string }): boolean =>
  begun.currency === told.currency && begun.amount === told.amount;
