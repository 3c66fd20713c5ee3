import { CARD_ORDER_OUTCOMES } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../app/api/index.ts';
import { CARD_WORDS, reasonsIn } from '../../app/features/checkout/card/card-screen.tsx';
import { pollingStart, removePollingStart } from '../../app/features/checkout/card/use-card-order.ts';
import { isPaymentPage, isUnanswered, pauseBefore } from '../../app/features/checkout/ordering/send-order.ts';
import { aStorage } from './a-change.ts';

describe('the waiting for a payment', () => {
  test('goes on after a reload where it was, each payment for itself', () => {
    const memory = aStorage();
    expect(pollingStart(memory, 'one', 1000)).toBe(1000);
    expect(pollingStart(memory, 'one', 5000)).toBe(1000);
    expect(pollingStart(memory, 'other', 5000)).toBe(5000);
  });

  test('begins anew once it is over', () => {
    const memory = aStorage();
    pollingStart(memory, 'one', 1000);
    removePollingStart(memory, 'one');
    expect(pollingStart(memory, 'one', 9000)).toBe(9000);
  });

  test('never began in the future, whatever is kept', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1e12 }), (kept, now) => {
        const memory = aStorage();
        memory.setItem('grossist.card-order.one', kept);
        const begun = pollingStart(memory, 'one', now);
        expect(begun).toBeGreaterThan(0);
        expect(begun).toBeLessThanOrEqual(now);
      }),
    );
  });
});

describe('what the page of a payment says', () => {
  test('has words for each thing that may come of it', () => {
    for (const outcome of [...CARD_ORDER_OUTCOMES, 'pending', 'not-found'] as const) {
      expect(CARD_WORDS[outcome].title).not.toBe('');
    }
    expect(CARD_WORDS.confirmed.tone).toBe('good');
  });

  test('leaves out blank reasons and those told twice', () => {
    expect(reasonsIn(['', ' ', 'Sold out', 'Sold out '])).toEqual(['Sold out']);
  });
});

describe('the way to the payment page', () => {
  const HERE = 'http://127.0.0.1:3000/da-DK/cart';

  test('goes to secure pages and to the shop’s own', () => {
    expect(isPaymentPage('https://checkout.example/pay/1', HERE)).toBe(true);
    expect(isPaymentPage('http://127.0.0.1:3000/sandbox-payment/1', HERE)).toBe(true);
    expect(isPaymentPage('/sandbox-payment/1', HERE)).toBe(true);
  });

  test('goes nowhere else', () => {
    expect(isPaymentPage('javascript:alert(1)', HERE)).toBe(false);
    expect(isPaymentPage('data:text/html,x', HERE)).toBe(false);
    expect(isPaymentPage('http://checkout.example/', 'https://shop.example/cart')).toBe(false);
    expect(isPaymentPage('http://', HERE)).toBe(false);
  });
});

describe('an answer that is missing', () => {
  const problem = (status: number) => new ProblemError({ title: 'No', status, code: 'no' });

  test('is one when nobody or only a proxy spoke, not when the shop refused', () => {
    expect([0, 502, 504].map((status) => isUnanswered(problem(status)))).toEqual([true, true, true]);
    expect([401, 409, 422, 500, 503].some((status) => isUnanswered(problem(status)))).toBe(false);
    expect(isUnanswered(new Error('no'))).toBe(false);
  });

  test('is asked for again soon, and then ever less often, but often enough', () => {
    const pauses = [-1, 0, 1, 2, 3, 4, 5, 20].map(pauseBefore);
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
  });
});
