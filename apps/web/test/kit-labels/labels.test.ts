import { expect, test } from 'vitest';
import { kitLabelsAddress, kitLabelsPdf } from '../../app/features/kit-labels/labels-address.ts';
import { shiftIn } from '../../app/features/kit-labels/use-label-settings.ts';

const SETTINGS = {
  product: '105 x 27 mm',
  offset: 7,
  shift: { x: -0.5, y: 0 },
  hasContents: false,
  hasAddress: true,
  copies: 2,
};

test('the preview is of the very labels that are printed', () => {
  const source = { orderId: 'order', kitIds: ['one', 'two'] };
  const pdf = new URL(kitLabelsPdf(source, SETTINGS), 'https://shop.example');
  const preview = new URL(kitLabelsAddress(source, SETTINGS), 'https://shop.example');
  expect(Object.fromEntries(pdf.searchParams)).toEqual({
    OrderId: 'order',
    KitIds: 'one,two',
    Product: '105 x 27 mm',
    Offset: '7',
    ShiftX: '-0.5',
    ShiftY: '0',
    HasContents: 'false',
    HasAddress: 'true',
    Copies: '2',
  });
  expect(preview.pathname).toBe(`${pdf.pathname}/preview`);
  preview.searchParams.delete('HasOutlines');
  expect(preview.search).toBe(pdf.search);
});

test.each([
  ['1,5', 1.5],
  ['-0.5', -0.5],
  ['−2', -2],
  ['10', 10],
  ['10.1', undefined],
  ['', undefined],
  ['x', undefined],
])('a printer correction typed as "%s" is %s', (typed, shift) => {
  expect(shiftIn(typed)).toBe(shift);
});
