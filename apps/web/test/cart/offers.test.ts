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

test('offers every suggestion, highest saving first', () => {
  expect(offersIn(cart, prices).map(({ line, code, saving }) => [line.CartItemId, code, saving])).toEqual([
    ['two', 'Z', 30],
    ['one', 'X', 12],
    ['two', 'Y', 5],
  ]);
});

test('offers the quantity of the line, at least the minimum of the suggestion', () => {
  expect(offersIn(cart, prices).map(({ code, quantity }) => [code, quantity])).toEqual([
    ['Z', 5],
    ['X', 10],
    ['Y', 5],
  ]);
});

test('prefers the material number of the price response to the suggestion’s code', () => {
  expect(offersIn(cart, prices).map(({ materialNo }) => materialNo)).toEqual(['Z', '1000', 'Y']);
});

test('takes only the best suggestion of each line', () => {
  expect(bestOf(offersIn(cart, prices)).map(({ code }) => code)).toEqual(['Z', 'X']);
});

test('offers suggestions without prices', () => {
  expect(offersIn(cart, { ...prices, lines: undefined })).toHaveLength(3);
});
