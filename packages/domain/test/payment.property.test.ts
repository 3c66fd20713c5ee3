import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterPaymentMessage,
  beginCardOrder,
  CARD_ORDER_LIMITS,
  CARD_ORDER_OUTCOMES,
  type CardOrderEvent,
  type CardOrderState,
  isPaid,
  isSameAmount,
  moneyOf,
  nextCardOrder,
  ofMinorUnits,
  PAYMENT_STATUSES,
  type PaymentStatus,
  toMinorUnits,
} from '../src/index.ts';

const someEvent: fc.Arbitrary<CardOrderEvent> = fc.oneof(
  fc.constant<CardOrderEvent>({ type: 'waited' }),
  fc.constant<CardOrderEvent>({ type: 'unanswered' }),
  fc
    .constantFrom('pending', 'pending', 'pending', 'not-found', ...CARD_ORDER_OUTCOMES)
    .map((status): CardOrderEvent => ({ type: 'answered', status })),
);
const someStory = fc.array(fc.tuple(someEvent, fc.integer({ min: 0, max: 90_000 })), { maxLength: 40 });

/** Every state of the page while the events happen one after the other. */
const statesOf = (story: readonly (readonly [CardOrderEvent, number])[]): { state: CardOrderState; now: number }[] => {
  let now = 0;
  let state = beginCardOrder(now);
  return story.map(([event, later]) => {
    now += later;
    state = nextCardOrder(state, event, now);
    return { state, now };
  });
};

it('keeps a page unchanged after polling ended', () => {
  fc.assert(
    fc.property(someStory, (story) => {
      const states = statesOf(story).map(({ state }) => state);
      const stopped = states.findIndex(({ nextAskAt }) => nextAskAt === undefined);
      if (stopped >= 0) for (const state of states.slice(stopped)) expect(state).toBe(states[stopped]);
    }),
  );
});

it('is pending exactly while it polls, and never longer than the maximum time', () => {
  fc.assert(
    fc.property(someStory, (story) => {
      for (const { state, now } of statesOf(story)) {
        expect(state.status === 'pending').toBe(state.nextAskAt !== undefined);
        if (state.status === 'pending') {
          expect(now).toBeLessThan(CARD_ORDER_LIMITS.atMostMs);
          expect(state.isDelayed).toBe(now >= CARD_ORDER_LIMITS.delayedAfterMs);
        }
      }
    }),
  );
});

it('one that is not found has a blank error message, and one that is pending has none', () => {
  fc.assert(
    fc.property(someStory, (story) => {
      for (const { state } of statesOf(story)) {
        if (state.status === 'not-found') expect(state.errorMessages).toEqual(['']);
        if (state.status === 'pending') expect(state.errorMessages).toEqual([]);
      }
    }),
  );
});

const after = (messages: readonly PaymentStatus[]): PaymentStatus =>
  messages.reduce<PaymentStatus>(afterPaymentMessage, 'pending');

it('messages of a payment may come twice and in any order: the status is the same', () => {
  const messages = fc.array(fc.constantFrom(...PAYMENT_STATUSES), { maxLength: 8 });
  const shuffled = messages.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
  );
  fc.assert(
    fc.property(shuffled, ([list, twice]) => {
      expect(after(twice)).toBe(after(list));
    }),
  );
});

it('money that was taken stays taken, and a failure takes no reservation back', () => {
  for (const status of PAYMENT_STATUSES) {
    expect(afterPaymentMessage('charged', status)).toBe('charged');
    expect(afterPaymentMessage(status, 'charged')).toBe('charged');
  }
  expect(afterPaymentMessage('reserved', 'failed')).toBe('reserved');
  expect(afterPaymentMessage('failed', 'reserved')).toBe('reserved');
  expect(PAYMENT_STATUSES.filter(isPaid)).toEqual(['reserved', 'charged']);
});

it('amounts go to hundredths and back unchanged', () => {
  const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(minor, (units) => {
      expect(toMinorUnits(ofMinorUnits(units))).toBe(units);
    }),
  );
  expect(toMinorUnits(moneyOf('553.00'))).toBe(55_300);
  expect(ofMinorUnits(5)).toBe(moneyOf('0.05'));
});

it('a part of a hundredth and an amount beyond every card are no payment', () => {
  expect(() => toMinorUnits(moneyOf('1.005'))).toThrow(RangeError);
  expect(() => toMinorUnits(moneyOf('100000000.01'))).toThrow(RangeError);
  for (const wrong of [0.5, Number.NaN, 2 ** 60]) expect(() => ofMinorUnits(wrong)).toThrow(RangeError);
});

it('an amount is the same only to the last hundredth and in its own currency', () => {
  const begun = { amount: moneyOf('100.00'), currency: 'DKK' } as const;
  expect(isSameAmount(begun, { amount: moneyOf('100'), currency: 'DKK' })).toBe(true);
  expect(isSameAmount(begun, { amount: moneyOf('99.99'), currency: 'DKK' })).toBe(false);
  expect(isSameAmount(begun, { amount: moneyOf('100.00'), currency: 'SEK' })).toBe(false);
});
