import type { PriceEntry } from '@grossist/contracts';
import type { CachedPrice } from '../price-cache/index.ts';
import { entryPresenter } from './price-entry.ts';
import type { Reader } from './wording.ts';

export interface CachedEntry {
  cached: CachedPrice;
  /** The cart line it is for. */
  itemId: string | null;
}

/**
 * Presents cached prices. A page requests the same materials again and again: each price caches its entry for the kind of
 * reader that it was presented to last.
 */
export const presentCachedPrices = (entries: readonly CachedEntry[], reader: Reader): PriceEntry[] => {
  const present = entryPresenter(reader);
  const whom = `${reader.locale} ${reader.showNetPrice} ${reader.customer.currency}`;
  return entries.map(({ cached: { priced, pricedAt, isStale, presented }, itemId }) => {
    const forWhom = isStale ? `${whom} stale` : whom;
    const { last } = presented;
    const entry = last?.forWhom === forWhom ? last.entry : present({ priced, itemId: null, pricedAt, isStale });
    presented.last = { forWhom, entry };
    return itemId === null ? entry : { ...entry, ItemId: itemId };
  });
};
