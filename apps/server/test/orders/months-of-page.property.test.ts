import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsOfPage } from '../../src/areas/orders/overview/month-spans.ts';

const monthAt = (number: number): string => new Date(Date.UTC(2019, number, 1)).toISOString().slice(0, 10);

const someMonths = fc.uniqueArray(fc.record({ number: fc.nat(80), count: fc.integer({ min: 1, max: 30 }) }), {
  selector: ({ number }) => number,
  maxLength: 30,
});

test('the page of the months is the page of the whole list, in either direction', () => {
  fc.assert(
    fc.property(
      someMonths,
      fc.constantFrom('orderedAt-desc' as const, 'orderedAt-asc' as const),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 50 }),
      (numbered, sortKey, page, pageSize) => {
        const months = numbered.map(({ number, count }) => ({ month: monthAt(number), count }));
        const towards = sortKey === 'orderedAt-asc' ? 1 : -1;
        const list = months
          .toSorted((one, other) => (one.month < other.month ? -towards : towards))
          .flatMap(({ month, count }) => Array.from({ length: count }, (_, place) => ({ month, place })));
        const wanted = list.slice((page - 1) * pageSize, page * pageSize);
        const found = monthsOfPage(months, { sortKey, page, pageSize });
        if (found === undefined) {
          expect(wanted).toEqual([]);
          return;
        }
        const within = list.filter(({ month }) => month >= found.from && month < found.before);
        expect(within.slice(found.offset, found.offset + pageSize)).toEqual(wanted);
        // No month too many.
        const named = new Set(wanted.map(({ month }) => month));
        expect(within.every(({ month }) => named.has(month))).toBe(true);
      },
    ),
    { seed: 19, numRuns: 500 },
  );
});
