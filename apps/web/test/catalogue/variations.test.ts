import { expect, test } from 'vitest';
import { matching, type ProductVariation } from '../../app/features/catalogue/results/product-list.tsx';
import { aSibling } from '../variation/a-variation.ts';

const variation = (code: string, traits: readonly string[]): ProductVariation => ({
  ...aSibling(code),
  ItemLocalMaterialName: 'Cable tie BINDX',
  TypeDesignation: `BINDX ${code}`,
  Supplier: 'Bindeborg',
  traits,
});

const black = variation('200', ['Length 200 mm', 'Colour black']);
const white = variation('370', ['Length 370 mm', 'Colour white']);

test('filters variations by all words in names, numbers and differing attributes', () => {
  expect(matching([black, white], 'BLACK 200')).toEqual([black]);
  expect(matching([black, white], '370')).toEqual([white]);
  expect(matching([black, white], 'black 370')).toEqual([]);
  expect(matching([black, white], '  ')).toEqual([black, white]);
});
