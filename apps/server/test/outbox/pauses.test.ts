import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pauseAfter } from '../../src/outbox/pauses.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

test('a pause is never shorter than nearly four seconds nor longer than five hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), chance, (attempt, lot) => {
      const pause = pauseAfter(attempt, lot);
      expect(pause).toBeGreaterThanOrEqual(3750);
      expect(pause).toBeLessThanOrEqual(5 * 3_600_000);
    }),
  );
});

test('pauses grow with each attempt, whatever chance says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), chance, (attempt, lot) => {
      expect(pauseAfter(attempt + 1, lot)).toBeGreaterThanOrEqual(pauseAfter(attempt, lot));
    }),
  );
});

test('three days of patience are a bounded number of attempts', () => {
  let [waited, attempts] = [0, 0];
  while (waited < 3 * 86_400_000) waited += pauseAfter((attempts += 1), 0);
  expect(attempts).toBeLessThan(50);
});
