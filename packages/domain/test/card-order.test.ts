import { expect, it } from 'vitest';
import { beginCardOrder, CARD_ORDER_LIMITS, CARD_ORDER_POLL_MS, nextCardOrder } from '../src/index.ts';

const begun = beginCardOrder(1000);

it('is pending at first and polls at once', () => {
  expect(begun).toEqual({ status: 'pending', isDelayed: false, errorMessages: [], begunAt: 1000, nextAskAt: 1000 });
});

it('polls again five seconds after a pending response, or after none', () => {
  for (const event of [{ type: 'answered', status: 'pending' }, { type: 'unanswered' }] as const) {
    expect(nextCardOrder(begun, event, 1200).nextAskAt).toBe(1200 + CARD_ORDER_POLL_MS);
  }
});

it('stops on a final value and stores its message', () => {
  const refused = { type: 'answered', status: 'refused', errorMessages: ['Stock is gone'] } as const;
  expect(nextCardOrder(begun, refused, 1200)).toMatchObject({
    status: 'refused',
    errorMessages: ['Stock is gone'],
    nextAskAt: undefined,
  });
});

it('not found stops it with a blank error message', () => {
  expect(nextCardOrder(begun, { type: 'answered', status: 'not-found' }, 1200)).toMatchObject({
    status: 'not-found',
    errorMessages: [''],
    nextAskAt: undefined,
  });
});

it('is delayed from the threshold on, and still pending', () => {
  const { delayedAfterMs } = CARD_ORDER_LIMITS;
  expect(nextCardOrder(begun, { type: 'waited' }, 1000 + delayedAfterMs - 1).isDelayed).toBe(false);
  expect(nextCardOrder(begun, { type: 'waited' }, 1000 + delayedAfterMs)).toMatchObject({
    status: 'pending',
    isDelayed: true,
    nextAskAt: 1000,
  });
});

it('is not found after the maximum time, with a blank error message', () => {
  const { atMostMs } = CARD_ORDER_LIMITS;
  expect(nextCardOrder(begun, { type: 'waited' }, 1000 + atMostMs - 1).status).toBe('pending');
  expect(nextCardOrder(begun, { type: 'unanswered' }, 1000 + atMostMs)).toMatchObject({
    status: 'not-found',
    errorMessages: [''],
    nextAskAt: undefined,
  });
});

it('accepts a final value even after the maximum time', () => {
  const late = 1000 + CARD_ORDER_LIMITS.atMostMs + 1;
  expect(nextCardOrder(begun, { type: 'answered', status: 'confirmed' }, late).status).toBe('confirmed');
});
