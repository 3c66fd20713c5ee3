import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoffAfter } from '../../src/outbox/deliver.ts';

const random = fc.double({ min: 0, max: 1, noNaN: true });

test('the backoff is between four seconds, less jitter, and five hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), random, (attempt, lot) => {
      const pause = backoffAfter(attempt, lot);
      expect(pause).toBeGreaterThanOrEqual(3750);
      expect(pause).toBeLessThanOrEqual(5 * 3_600_000);
    }),
  );
});

test('increases the backoff with each attempt, for any jitter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), random, (attempt, lot) => {
      expect(backoffAfter(attempt + 1, lot)).toBeGreaterThanOrEqual(backoffAfter(attempt, lot));
    }),
  );
});

test('three days have a bounded number of attempts', () => {
  let [waited, attempts] = [0, 0];
  while (waited < 3 * 86_400_000) waited += backoffAfter((attempts += 1), 0);
  expect(attempts).toBeLessThan(50);
});
