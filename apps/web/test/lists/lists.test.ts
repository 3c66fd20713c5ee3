import { quantityOf } from '@grossist/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listIdIn, pathOfList } from '../../app/features/list-picker/use-lists.ts';
import { countedUp, withCount } from '../../app/features/lists/counter/counted.ts';
import {
  allPages,
  isOwnOrder,
  LINES_A_PAGE,
  pagesOf,
  placesBetween,
} from '../../app/features/lists/lines/shown-lines.ts';
import { withQuantities } from '../../app/features/lists/ordering/use-order-list.ts';

const lineOf = (LineId: string) => ({ LineId, ItemLocalMaterialName: `Material ${LineId}`, SalesUnit: 'PCE' });

test('reads the id of a list from the hash only', () => {
  const id = '01900000-0000-7000-8000-000000000001';
  expect(pathOfList(id)).toBe(`/lists#listId-${id}`);
  expect(listIdIn(`#listId-${id}`)).toBe(id);
  for (const hash of ['', '#', '#listId-', '#list-1', '#content']) expect(listIdIn(hash)).toBeUndefined();
});

test('assigns every line to one page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(4999), fc.nat(4999), (total, one, other) => {
      const places = placesBetween(Math.min(one, total - 1), Math.min(other, total - 1));
      const pages = pagesOf(places);
      const all = allPages(total);
      expect(all).toHaveLength(Math.ceil(total / LINES_A_PAGE));
      expect(pages.every((page) => all.includes(page))).toBe(true);
      expect(new Set(pages).size).toBe(pages.length);
      expect(places[0]).toBe(Math.min(one, other, total - 1));
    }),
  );
});

test('allows moving lines only in the own order without filter', () => {
  const shown = { listId: 'a', filter: '', orderBy: 'position' } as const;
  expect(isOwnOrder(shown)).toBe(true);
  expect(isOwnOrder({ ...shown, filter: 'x' })).toBe(false);
  expect(isOwnOrder({ ...shown, orderBy: 'name' })).toBe(false);
});

test('counts every scan and lists the last scanned line first', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 60 }), (scans) => {
      const counted = scans.reduce((lines, id) => countedUp(lines, lineOf(id), 1), countedUp([], lineOf('z'), 0));
      expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(scans.length);
      expect(counted[0]?.lineId).toBe(scans.at(-1));
      expect(new Set(counted.map(({ lineId }) => lineId)).size).toBe(counted.length);
    }),
  );
});

test('removes a line with a count of zero', () => {
  const counted = countedUp(countedUp([], lineOf('a'), 3), lineOf('b'), 1);
  expect(withCount(counted, 'a', 7).map(({ count }) => count)).toEqual([1, 7]);
  expect(withCount(counted, 'a', 0).map(({ lineId }) => lineId)).toEqual(['b']);
});

test('orders set quantities, and the usual one for other lines', () => {
  const quantities = new Map([['b', quantityOf(4)]]);
  expect(withQuantities(['a', 'b'], quantities)).toEqual([{ lineId: 'a' }, { lineId: 'b', quantity: quantityOf(4) }]);
});
