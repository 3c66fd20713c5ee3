import { quantityOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { stockSourceOf } from '../../app/features/cart/stock-source.ts';
import { aLine } from '../cart-lines/a-line.ts';
import { somePricedLines } from './a-cart.ts';

const entryOf = (PickupQuantity: number | null) => {
  const entry = somePricedLines({ a: { atp: 50, clearance: 5, fastbox: 8 } }).get('a')?.entry;
  if (entry === undefined) throw new Error('it was made');
  return { ...entry, Stock: { ...entry.Stock, PickupQuantity, ConfirmedQuantity: 3 } };
};

test.each([
  ['what is promised', {}, null, 'Normal', 50],
  ['clearance stock', { IsOnClearanceSale: true }, null, 'Normal', 5],
  ['the express box', {}, null, 'Fastbox', 8],
  ['the branch where it is picked up', {}, 2, 'Normal', 2],
  ['nothing, for clearance goods lie at no branch', { IsOnClearanceSale: true }, 2, 'Normal', 0],
  ['nothing, for pieces of cable lie at no branch', { CabelRemnantValue: 7 }, 2, 'Normal', 0],
  ['its own piece of cable', { CabelRemnantValue: 7 }, null, 'Normal', 3],
  ['itself, as a packed kit', { KitName: 'Board', Quantity: 4 }, 0, 'Normal', 4],
] as const)('a line draws on %s', (_, line, pickup, deliveryType, height) => {
  expect(stockSourceOf(aLine('a', line), entryOf(pickup), deliveryType).height).toBe(quantityOf(height));
});

test('an express box has never more than what is promised', () => {
  const { Stock, ...entry } = entryOf(null);
  const scarce = { ...entry, Stock: { ...Stock, AtpQuantity: 6 } };
  expect(stockSourceOf(aLine('a', {}), scarce, 'Fastbox').height).toBe(quantityOf(6));
});
