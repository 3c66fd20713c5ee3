import { moneyOf, quantityOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { presentCartEntries, presentPriceEntries } from '../../src/areas/pricing/presenter/price-entry.ts';
import type { Reader } from '../../src/areas/pricing/presenter/wording.ts';
import { aPricedCart, aPricedMaterial } from '../support/a-priced-material.ts';

const reader: Reader = {
  locale: 'da-DK',
  customer: { soldTo: '1', market: 'DK', currency: 'DKK', customerGroup: 'A', plant: 'DK01' },
  showNetPrice: true,
};
const AGE = { pricedAt: 1_764_579_600_000, isStale: false };

const cartOf = (lines: number) =>
  aPricedCart(
    Array.from({ length: lines }, (_, place) =>
      aPricedMaterial(
        {
          key: `line-${place}`,
          sapMaterialNumber: `æ"${place}`,
          quantity: quantityOf(place + 1),
          isOnClearanceSale: false,
          isCableCut: false,
        },
        moneyOf(`${place}.05`),
      ),
    ),
  );

test('the entries of a cached cart are presented once for the same reader and age', () => {
  const cart = cartOf(2);
  const first = presentCartEntries(cart, AGE, reader);
  expect(first.map(({ ItemId }) => ItemId)).toEqual(['line-0', 'line-1']);
  expect(presentCartEntries(cart, AGE, { ...reader })).toBe(first);
});

test('returns separate entries for each reader and age, in any order', () => {
  const cart = cartOf(2);
  const readers: readonly Reader[] = [
    reader,
    { ...reader, locale: 'en-US' },
    { ...reader, showNetPrice: false },
    { ...reader, customer: { ...reader.customer, currency: 'SEK' } },
    reader,
  ];
  for (const whose of readers)
    for (const age of [AGE, { ...AGE, isStale: true }, { ...AGE, pricedAt: AGE.pricedAt + 1000 }])
      expect(presentCartEntries(cart, age, whose)).toEqual(
        presentPriceEntries(
          cart.lines.map((priced) => ({ priced, itemId: priced.key, ...age })),
          whose,
        ),
      );
});
