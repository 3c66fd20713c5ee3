import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pauseWhenBusy } from '../../src/outbox/deliver.ts';

const took = fc.double({ min: 0, max: 60_000, noNaN: true });

test('an idle process delivers without a pause', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.5, noNaN: true }), took, (utilization, ms) => {
      expect(pauseWhenBusy(utilization, ms)).toBe(0);
    }),
  );
});

test('a busy process pauses longer than the delivery took, at most half a second', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.51, max: 1, noNaN: true }), took, (utilization, ms) => {
      const rest = pauseWhenBusy(utilization, ms);
      expect(rest).toBeGreaterThanOrEqual(Math.min(ms, 500));
      expect(rest).toBeLessThanOrEqual(500);
    }),
  );
});
