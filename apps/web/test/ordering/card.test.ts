import { CARD_ORDER_OUTCOMES } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../app/api/index.ts';
import { CARD_WORDS, reasonsIn } from '../../app/features/checkout/card/card-screen.tsx';
import { pollingStart, removePollingStart } from '../../app/features/checkout/card/use-card-order.ts';
import { isPaymentPage, isUnanswered, pauseBefore } from '../../app/features/checkout/ordering/send-order.ts';
import { aStorage } from './a-change.ts';

describe('the start of polling a payment', () => {
  test('survives a reload, separately for each payment', () => {
    const storage = aStorage();
    expect(pollingStart(storage, 'one', 1000)).toBe(1000);
    expect(pollingStart(storage, 'one', 5000)).toBe(1000);
    expect(pollingStart(storage, 'other', 5000)).toBe(5000);
  });

  test('is set again after it was removed', () => {
    const storage = aStorage();
    pollingStart(storage, 'one', 1000);
    removePollingStart(storage, 'one');
    expect(pollingStart(storage, 'one', 9000)).toBe(9000);
  });

  test('is never in the future, whatever is stored', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1e12 }), (stored, now) => {
        const storage = aStorage();
        storage.setItem('grossist.card-order.one', stored);
        const start = pollingStart(storage, 'one', now);
        expect(start).toBeGreaterThan(0);
        expect(start).toBeLessThanOrEqual(now);
      }),
    );
  });
});

describe('the texts of a payment’s page', () => {
  test('cover every outcome', () => {
    for (const outcome of [...CARD_ORDER_OUTCOMES, 'pending', 'not-found'] as const) {
      expect(CARD_WORDS[outcome].title).not.toBe('');
    }
    expect(CARD_WORDS.confirmed.tone).toBe('good');
  });

  test('omit blank and repeated reasons', () => {
    expect(reasonsIn(['', ' ', 'Sold out', 'Sold out '])).toEqual(['Sold out']);
  });
});

describe('the address of a payment page', () => {
  const HERE = 'http://127.0.0.1:3000/da-DK/cart';

  test('may be a secure page or the shop’s own', () => {
    expect(isPaymentPage('https://checkout.example/pay/1', HERE)).toBe(true);
    expect(isPaymentPage('http://127.0.0.1:3000/sandbox-payment/1', HERE)).toBe(true);
    expect(isPaymentPage('/sandbox-payment/1', HERE)).toBe(true);
  });

  test('may be nothing else', () => {
    expect(isPaymentPage('javascript:alert(1)', HERE)).toBe(false);
    expect(isPaymentPage('data:text/html,x', HERE)).toBe(false);
    expect(isPaymentPage('http://checkout.example/', 'https://shop.example/cart')).toBe(false);
    expect(isPaymentPage('http://', HERE)).toBe(false);
  });
});

describe('a missing response', () => {
  const problem = (status: number) => new ProblemError({ title: 'No', status, code: 'no' });

  test('is recognized without a response or with a proxy’s, but not after a refusal', () => {
    expect([0, 502, 504].map((status) => isUnanswered(problem(status)))).toEqual([true, true, true]);
    expect([401, 409, 422, 500, 503].some((status) => isUnanswered(problem(status)))).toBe(false);
    expect(isUnanswered(new Error('no'))).toBe(false);
  });

  test('is retried with exponential backoff up to ten seconds', () => {
    const pauses = [-1, 0, 1, 2, 3, 4, 5, 20].map(pauseBefore);
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
  });
});
