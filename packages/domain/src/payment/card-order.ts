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
  /** When to ask next; undefined once nobody asks any more. */
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
 * found. Nothing changes a state in which nobody asks any more. Section 4, "Credit card order".
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
