import type { CableRemnant } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { piecesLeft } from '../../app/features/cart/details/replacements.tsx';
import { aLine } from './a-line.ts';

const piece = (RemnantId: string, CabelRemnantValue: number): CableRemnant => ({
  RemnantId,
  Plant: '2001',
  CabelRemnantValue,
  CabelRemnantValueStr: `${CabelRemnantValue} m`,
  DiscountStr: '',
});

const LYING = [piece('a', 40), piece('b', 40), piece('c', 12.5)];
const idsLeft = (lines: Parameters<typeof piecesLeft>[1]) =>
  piecesLeft(LYING, lines, 'C1').map((each) => each.RemnantId);

describe('the left-over lengths that may still be taken', () => {
  test('are all that lie there while the cart has none', () => {
    expect(idsLeft([])).toEqual(['a', 'b', 'c']);
    expect(idsLeft([aLine('1')])).toEqual(['a', 'b', 'c']);
  });

  test('are as many of a length less as lines hold it, also where a part of the piece is taken', () => {
    const held = (id: string, length: number, Quantity = length) =>
      aLine(id, { Code: 'C1', CabelRemnantValue: length, Quantity });
    expect(idsLeft([held('x', 40)])).toEqual(['b', 'c']);
    expect(idsLeft([held('x', 40), held('y', 40, 7), held('z', 12.5)])).toEqual([]);
  });

  test('are not reduced by another cable in the cart', () => {
    expect(idsLeft([aLine('2', { CabelRemnantValue: 40 })])).toEqual(['a', 'b', 'c']);
  });
});
