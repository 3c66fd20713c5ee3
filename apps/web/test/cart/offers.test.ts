import { expect, test } from 'vitest';
import { bestOf, offersIn } from '../../app/features/checkout/savings/savings-button.tsx';
import { aCart, pricesOf } from './a-cart.ts';

const suggestion = (Code: string, MinQuantity = 1) => ({ Code, Quantity: 1, MinQuantity });

const cart = aCart([
  { CartItemId: 'plain' },
  { CartItemId: 'one', Quantity: 2, ConceptSuggestionProduct: suggestion('X', 10) },
  {
    CartItemId: 'two',
    Quantity: 5,
    ConceptSuggestionProduct: suggestion('Y'),
    ConceptSuggestionProductZCON2: suggestion('Z'),
  },
]);

const prices = pricesOf({
  plain: {},
  one: { prices: { ConceptSaving: 12, ConceptSavingStr: '12.00' }, suggested: '1000' },
  two: { prices: { ConceptSaving: 5, ConceptSavingZCON2: 30 } },
});

test('every suggestion is offered, what saves most first', () => {
  expect(offersIn(cart, prices).map(({ line, code, saving }) => [line.CartItemId, code, saving])).toEqual([
    ['two', 'Z', 30],
    ['one', 'X', 12],
    ['two', 'Y', 5],
  ]);
});

test('a suggestion stands for as much as the line holds, at least the least that is sold of it', () => {
  expect(offersIn(cart, prices).map(({ code, quantity }) => [code, quantity])).toEqual([
    ['Z', 5],
    ['X', 10],
    ['Y', 5],
  ]);
});

test('the number that the price answer names goes before the suggestion’s code', () => {
  expect(offersIn(cart, prices).map(({ materialNo }) => materialNo)).toEqual(['Z', '1000', 'Y']);
});

test('of a line’s suggestions only the best is taken, since one alone can stand in its place', () => {
  expect(bestOf(offersIn(cart, prices)).map(({ code }) => code)).toEqual(['Z', 'X']);
});

test('without prices the suggestions are still offered', () => {
  expect(offersIn(cart, { ...prices, lines: undefined })).toHaveLength(3);
});
