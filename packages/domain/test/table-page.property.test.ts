import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastTablePage, withoutRows } from '../src/index.ts';

const pages = fc.record({
  pageItems: fc.uniqueArray(fc.nat(50), { maxLength: 10 }),
  // Somebody else may have removed rows meanwhile: fewer rows than the page shows.
  totalItems: fc.nat(30),
});

test('drops the removed rows from the page and counts all rows down, never below zero', () => {
  fc.assert(
    fc.property(pages, fc.nat(50), (page, removed) => {
      const { pageItems, totalItems } = withoutRows(page, (row) => row === removed);
      const had = page.pageItems.includes(removed) ? 1 : 0;
      expect(pageItems).toEqual(page.pageItems.filter((row) => row !== removed));
      expect(totalItems).toBe(Math.max(0, page.totalItems - had));
    }),
  );
});

test('changes nothing when no row matches', () => {
  fc.assert(
    fc.property(pages, (page) => {
      expect(withoutRows(page, () => false)).toEqual(page);
    }),
  );
});

test('has the last row on the last page', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 100 }), (total, size) => {
      const last = lastTablePage(total, size);
      expect(last * size).toBeGreaterThanOrEqual(total);
      expect((last - 1) * size).toBeLessThan(Math.max(1, total));
    }),
  );
});
