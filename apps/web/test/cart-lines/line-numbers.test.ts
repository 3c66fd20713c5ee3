import { expect, test } from 'vitest';
import { lineNumbers } from '../../app/features/cart/lines/line-rows.ts';
import { aLine } from './a-line.ts';

const line = aLine('a', {
  Code: 'C-1',
  ItemElNumber: '8801234567',
  ItemHwsNumber: '045123006',
  ItemSAPMaterialNumber: '10000123',
});
const shown = (...args: Parameters<typeof lineNumbers>) => lineNumbers(...args).map(({ number }) => number);

test.each([
  ['el', ['8801234567', '045123006']],
  ['hws', ['045123006', '8801234567']],
  ['both', ['8801234567', '045123006']],
  ['sap', ['10000123', '8801234567', '045123006']],
] as const)('lists the numbers of a cart line with the preferred one (%s) first', (preferred, numbers) => {
  expect(shown(line, preferred)).toEqual(numbers);
});

test('shows the code of a line whose material has no number of the trade', () => {
  expect(shown({ ...line, ItemElNumber: '', ItemHwsNumber: '' }, 'hws')).toEqual(['C-1']);
});
