import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restAfter } from '../../src/outbox/rest.ts';

const took = fc.double({ min: 0, max: 60_000, noNaN: true });

test('a process that has time sends without a rest', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.5, noNaN: true }), took, (utilization, ms) => {
      expect(restAfter(utilization, ms)).toBe(0);
    }),
  );
});

test('one that is busy answering rests longer than it sent, but never more than half a second', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.51, max: 1, noNaN: true }), took, (utilization, ms) => {
      const rest = restAfter(utilization, ms);
      expect(rest).toBeGreaterThanOrEqual(Math.min(ms, 500));
      expect(rest).toBeLessThanOrEqual(500);
    }),
  );
});
