import { moneyOf, quantityOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { presentCartEntries, writeCartEntries } from '../../src/areas/pricing/presenter/price-entry.ts';
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

test.each([0, 1, 199, 200, 201, 400, 1000])(
  'a cart of %i lines is written whole, as it is presented',
  async (lines) => {
    const cart = cartOf(lines);
    const written = (await writeCartEntries(cart, AGE, reader)).textWith('"End":true}');
    expect(JSON.parse(written)).toEqual({ Docs: presentCartEntries(cart, AGE, reader), End: true });
  },
);

test('each reader and age has a writing of its own, whichever came before', async () => {
  const cart = cartOf(2);
  const readers: readonly Reader[] = [
    reader,
    { ...reader, locale: 'en-US' },
    { ...reader, showNetPrice: false },
    reader,
  ];
  for (const whose of readers)
    for (const age of [AGE, { ...AGE, isStale: true }])
      expect(JSON.parse((await writeCartEntries(cart, age, whose)).textWith('"End":true}'))).toEqual({
        Docs: presentCartEntries(cart, age, whose),
        End: true,
      });
});
