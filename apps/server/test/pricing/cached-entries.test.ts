import { moneyOf, quantityOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { presentCachedPrices, presentPriceEntries } from '../../src/areas/pricing/presenter/price-entry.ts';
import type { Reader } from '../../src/areas/pricing/presenter/wording.ts';
import type { CachedPrice } from '../../src/areas/pricing/price-cache/price-cache.ts';
import { aPricedMaterial } from '../support/a-priced-material.ts';

const reader: Reader = {
  locale: 'da-DK',
  customer: { soldTo: '1', market: 'DK', currency: 'DKK', customerGroup: 'A', plant: 'DK01' },
  showNetPrice: true,
};
const READERS: readonly Reader[] = [reader, { ...reader, locale: 'en-US' }, { ...reader, showNetPrice: false }];

const cachedPrice = (sapMaterialNumber: string, amount: string): CachedPrice => {
  const quantity = quantityOf(1);
  const ask = { key: 'first', sapMaterialNumber, quantity, isOnClearanceSale: false, isCableCut: false };
  const priced = aPricedMaterial(ask, moneyOf(amount));
  return { key: 'now', priced, pricedAt: 1_764_579_600_000, isStale: false, presented: {} };
};

/** Priced at different times, as prices of one list may be. */
const CACHED: readonly CachedPrice[] = [
  cachedPrice('A"1', '1234.5'),
  { ...cachedPrice('B', '0.0125'), pricedAt: 1_764_579_630_000 },
];

const presentedFromCache = (whose: Reader, found: readonly CachedPrice[], itemIds: readonly (string | null)[]) =>
  presentCachedPrices(
    found.map((cached, index) => ({ cached, itemId: itemIds[index] ?? null })),
    whose,
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

test('presents cached prices as any others, to each reader in turn and for any line', () => {
  for (const itemIds of [[], ['"line"', null], [null, 'b']]) {
    for (const whose of [...READERS, ...READERS]) {
      expect(presentedFromCache(whose, CACHED, itemIds)).toEqual(presented(whose, CACHED, itemIds));
    }
  }
});

test('marks stale prices, and none that was fresh before and is again', () => {
  const stale = CACHED.map((each) => ({ ...each, isStale: true }));
  for (const found of [CACHED, stale, CACHED])
    expect(presentedFromCache(reader, found, [])).toEqual(presented(reader, found, []));
});

test('returns an empty list for no prices', () => {
  expect(presentedFromCache(reader, [], [])).toEqual([]);
});
