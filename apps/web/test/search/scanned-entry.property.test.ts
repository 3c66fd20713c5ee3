import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineAfter, type ScannedEntry, withEntry } from '../../app/features/search/scan/use-scan-list.ts';

const thousandths = fc.integer({ min: 0, max: 9_999_999 }).map((value) => value / 1000);

test('takes back exactly what a scan added, and leaves what others added', () => {
  fc.assert(
    fc.property(thousandths, thousandths, (before, part) => {
      expect(lineAfter(lineAfter(before, 0, part), part, 0)).toBe(before);
    }),
  );
});

test('never leaves less than nothing of a line that was reduced meanwhile', () => {
  expect(lineAfter(1, 3, 0)).toBe(0);
});

test('changes one of two scans of the same number', () => {
  const entry = (id: string): ScannedEntry => ({ id, code: '1', name: '1', state: 'pending', quantity: 1 });
  expect(withEntry([entry('a'), entry('b')], 'b', { state: 'added' }).map(({ state }) => state)).toEqual([
    'pending',
    'added',
  ]);
});
