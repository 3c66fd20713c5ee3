import { moneyOf, quantityOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { presentPriceEntries, type Reader, writePriceEntries } from '../../src/areas/pricing/presenter/index.ts';
import type { CachedPrice } from '../../src/areas/pricing/price-cache/index.ts';
import { aPricedMaterial } from '../support/a-priced-material.ts';

const reader: Reader = {
  locale: 'da-DK',
  customer: { soldTo: '1', market: 'DK', currency: 'DKK', customerGroup: 'A', plant: 'DK01' },
  showNetPrice: true,
};
const READERS: readonly Reader[] = [reader, { ...reader, locale: 'en-US' }, { ...reader, showNetPrice: false }];

const kept = (sapMaterialNumber: string, amount: string): CachedPrice => {
  const quantity = quantityOf(1);
  const ask = { key: 'first', sapMaterialNumber, quantity, isOnClearanceSale: false, isCableCut: false };
  const priced = aPricedMaterial(ask, moneyOf(amount));
  return { key: 'now', priced, pricedAt: 1_764_579_600_000, isStale: false, writing: { forWhom: '', text: '' } };
};

/** Of different moments, as what is kept of one list may be. */
const KEPT: readonly CachedPrice[] = [kept('A"1', '1234.5'), { ...kept('B', '0.0125'), pricedAt: 1_764_579_630_000 }];

const written = (whose: Reader, found: readonly CachedPrice[], itemIds: readonly (string | null)[]): unknown =>
  JSON.parse(
    `${writePriceEntries(
      found.map((each, index) => ({ kept: each, itemId: itemIds[index] ?? null })),
      whose,
    )}]`,
  );

const presented = (whose: Reader, found: readonly CachedPrice[], itemIds: readonly (string | null)[]) =>
  presentPriceEntries(
    found.map(({ priced, pricedAt, isStale }, index) => ({
      priced,
      pricedAt,
      isStale,
      itemId: itemIds[index] ?? null,
    })),
    whose,
  );

test('entries are written as they are presented, to each reader in turn and for any line', () => {
  for (const itemIds of [[], ['"line"', null], [null, 'b']]) {
    for (const whose of [...READERS, ...READERS]) {
      expect(written(whose, KEPT, itemIds)).toEqual(presented(whose, KEPT, itemIds));
    }
  }
});

test('what is stale says so, and what was fresh before and is again does not', () => {
  const stale = KEPT.map((each) => ({ ...each, isStale: true }));
  for (const found of [KEPT, stale, KEPT]) expect(written(reader, found, [])).toEqual(presented(reader, found, []));
});

test('nothing is an empty list', () => {
  expect(written(reader, [], [])).toEqual([]);
});
