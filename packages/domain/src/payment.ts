/** Paying by card: how a payment goes on, what its page shows, and amounts as payment services count them. */

import { type Money, moneyOf, roundToMinor } from './decimal/index.ts';
import type { Currency } from './markets.ts';

/** Section 9: how often the page of a credit-card order asks. */
export const CARD_ORDER_POLL_MS = 5000;

export interface CardOrderLimits {
  /** From then on the page says that it takes longer than usual. */
  delayedAfterMs: number;
  /** After so long it stops asking: the order counts as not found. */
  atMostMs: number;
}

/** The specification names both limits and no numbers: strong customer authentication takes most people half a minute. */
export const CARD_ORDER_LIMITS: CardOrderLimits = { delayedAfterMs: 30_000, atMostMs: 300_000 };

/** The final values: the order is placed, the card was refused, the buyer gave up, or the order could not be placed. */
export const CARD_ORDER_OUTCOMES = ['confirmed', 'declined', 'cancelled', 'refused'] as const;
export type CardOrderOutcome = (typeof CARD_ORDER_OUTCOMES)[number];

/** What the shop answers when it is asked. [ord-03] */
export type CardOrderAnswer = 'not-found' | 'pending' | CardOrderOutcome;

export interface CardOrderState {
  status: CardOrderAnswer;
  isDelayed: boolean;
  /** Blank ones stand for texts that the page has itself. */
  errorMessages: readonly string[];
  /** Milliseconds of any clock that only goes forward. */
  begunAt: number;
  /** When to poll next; undefined once polling has ended. */
  nextAskAt: number | undefined;
}

export type CardOrderEvent =
  | { type: 'answered'; status: CardOrderAnswer; errorMessages?: readonly string[] }
  /** The shop could not be reached, or failed: nothing is known of the order. */
  | { type: 'unanswered' }
  /** Time has passed and nothing else. */
  | { type: 'waited' };

/** The page has just come up: it asks at once. Section 4, "Credit card order". */
export const beginCardOrder = (now: number): CardOrderState => ({
  status: 'pending',
  isDelayed: false,
  errorMessages: [],
  begunAt: now,
  nextAskAt: now,
});

const notFound = (state: CardOrderState): CardOrderState => ({
  ...state,
  status: 'not-found',
  errorMessages: [''],
  nextAskAt: undefined,
});

const stillPending = (state: CardOrderState, now: number, limits: CardOrderLimits): CardOrderState => {
  const waited = now - state.begunAt;
  if (waited >= limits.atMostMs) return notFound(state);
  return { ...state, isDelayed: state.isDelayed || waited >= limits.delayedAfterMs };
};

/**
 * The page of a credit-card order after something happened. Asking sets pending and stops on any answer that is not;
 * not found adds a blank error message; after the delay threshold the order is delayed; after the maximum time it is not
 * found. Nothing changes a state once polling has ended. Section 4, "Credit card order".
 */
export const nextCardOrder = (
  state: CardOrderState,
  event: CardOrderEvent,
  now: number,
  limits: CardOrderLimits = CARD_ORDER_LIMITS,
): CardOrderState => {
  if (state.nextAskAt === undefined) return state;
  if (event.type === 'answered' && event.status === 'not-found') return notFound(state);
  if (event.type === 'answered' && event.status !== 'pending') {
    return { ...state, status: event.status, errorMessages: event.errorMessages ?? [], nextAskAt: undefined };
  }
  const pending = stillPending(state, now, limits);
  if (event.type === 'waited' || pending.nextAskAt === undefined) return pending;
  return { ...pending, nextAskAt: now + CARD_ORDER_POLL_MS };
};

/** The most that is taken by card at once, far above what any card allows: 100 million. */
const MOST = 10_000_000_000n;
const TEN_THOUSANDTHS_IN_MINOR = 100n;

/**
 * An amount in hundredths, as payment services count: 553.00 is 55300.
 * @throws RangeError when it is not a whole number of hundredths, or too large for any payment
 */
export const toMinorUnits = (amount: Money): number => {
  if (roundToMinor(amount) !== amount) throw new RangeError('a payment has at most two decimals');
  const minor = amount / TEN_THOUSANDTHS_IN_MINOR;
  if (minor > MOST || minor < -MOST) throw new RangeError('no payment is that large');
  return Number(minor);
};

/** The reverse. @throws RangeError for what is no whole number of hundredths */
export const ofMinorUnits = (minor: number): Money => {
  if (!Number.isSafeInteger(minor)) throw new RangeError('not a whole number of hundredths');
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return moneyOf(`${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
};

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
export const afterPaymentMessage = (known: PaymentStatus, reported: PaymentStatus): PaymentStatus =>
  FOLLOWS[known].includes(reported) ? reported : known;

/** Whether an order may be written for it: the money is held, or taken already. */
export const isPaid = (status: PaymentStatus): boolean => status === 'reserved' || status === 'charged';

export interface PaymentAmount {
  amount: Money;
  currency: Currency;
}

/** Whether exactly what was begun is meant: the same currency, and not a hundredth more or less. */
export const isSameAmount = (begun: PaymentAmount, reported: { amount: Money; currency: string }): boolean =>
  begun.currency === reported.currency && begun.amount === reported.amount;
