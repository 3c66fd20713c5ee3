import type { PriceEntry } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { kitSumsOf } from '../../app/features/cart/use-cart.ts';
import { aLine, somePrices } from '../cart-lines/a-line.ts';

const KIT = [
  aLine('kit', { KitName: 'Flat 1' }),
  aLine('a', { ParentItemId: 'kit' }),
  aLine('b', { ParentItemId: 'kit' }),
  aLine('other'),
];

const entriesOf = (prices: Record<string, Parameters<typeof somePrices>[0]>): ReadonlyMap<string, PriceEntry> =>
  new Map(Object.entries(prices).map(([id, more]) => [id, { Prices: somePrices(more) } as unknown as PriceEntry]));

test('a kit costs its materials, and other lines have no sum', () => {
  const entries = entriesOf({ kit: { NetPrice: 0 }, a: { NetPrice: 10.1 }, b: { NetPrice: 0.2 }, other: {} });
  expect([...kitSumsOf(KIT, entries)]).toEqual([['kit', { amount: 10.3, currency: 'DKK' }]]);
});

test('without net prices the list prices are added; an unknown price leaves the sum open', () => {
  const listed = entriesOf({
    kit: { NetPrice: null, ListPrice: 0 },
    a: { NetPrice: null, ListPrice: 20 },
    b: { NetPrice: null, ListPrice: 30 },
  });
  expect(kitSumsOf(KIT, listed).get('kit')?.amount).toBe(50);
  expect(kitSumsOf(KIT, entriesOf({ kit: { NetPrice: 0 }, a: {} })).get('kit')?.amount).toBeNull();
  expect(kitSumsOf(KIT, new Map()).size).toBe(0);
});
