import { LABEL_SHEETS, LABEL_STOCKS, labelsPerPage } from '@grossist/domain';
import { expect, test } from 'vitest';
import { offsetByKey } from '../../app/features/label-sheets/label-sheet.tsx';

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowDown', 1, 3],
  ['ArrowUp', 5, 3],
  ['ArrowLeft', 5, 4],
  ['Home', 9, 1],
  ['End', 1, 16],
])('%s leads from label %i to label %i of a sheet of 2 x 8', (key, from, to) => {
  const [sheet] = LABEL_SHEETS;
  expect(sheet && offsetByKey(key, from, sheet)).toBe(to);
});

test('keys never lead off the sheet, and other keys nowhere', () => {
  for (const stock of LABEL_STOCKS) {
    const last = labelsPerPage(stock);
    expect(offsetByKey('ArrowUp', 1, stock)).toBe(1);
    expect(offsetByKey('ArrowLeft', 1, stock)).toBe(1);
    expect(offsetByKey('ArrowDown', last, stock)).toBe(last);
    expect(offsetByKey('ArrowRight', last, stock)).toBe(last);
    expect(offsetByKey('Enter', 1, stock)).toBeUndefined();
  }
});
