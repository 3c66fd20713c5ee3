import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placesAround, type Span } from '../../app/ui/rows/places-around.ts';

const around = (startIndex: number, more: Partial<Span> = {}): number[] =>
  placesAround({ startIndex, endIndex: startIndex + 7, overscan: 6, count: 1000, ...more });

describe('rows of a long table around those in the window', () => {
  test('reach as far as requested, for any window, and never beyond the table', () => {
    const window = fc.record({ start: fc.nat(999), more: fc.nat(30), overscan: fc.nat(20), beyond: fc.nat(400) });
    fc.assert(
      fc.property(window, ({ start, more, overscan, beyond }) => {
        const count = start + more + 1 + beyond;
        const places = placesAround({ startIndex: start, endIndex: start + more, overscan, count });
        expect(places[0]).toBeLessThanOrEqual(Math.max(0, start - overscan));
        expect(places[0]).toBeGreaterThanOrEqual(0);
        expect(places.at(-1)).toBeGreaterThanOrEqual(Math.min(count - 1, start + more + overscan));
        expect(places.at(-1)).toBeLessThan(count);
        expect(places).toHaveLength(Number(places.at(-1)) - Number(places[0]) + 1);
      }),
    );
  });

  test('come and go three at once: two of three steps down the page change nothing', () => {
    const steps = Array.from({ length: 91 }, (_, step) => around(100 + step).join());
    const changes = steps.filter((places, step) => step > 0 && places !== steps[step - 1]).length;
    expect(changes).toBe(30);
    expect(around(101)).toHaveLength(8 + 2 * 6 + 2);
  });

  test('are none of a table that has become empty', () => {
    expect(around(0, { endIndex: 0, count: 0 })).toEqual([]);
  });
});
