import type { CachedPrice } from '../price-cache/index.ts';
import { entryPresenter } from './price-entry.ts';
import type { Reader } from './wording.ts';

export interface EntryToWrite {
  kept: CachedPrice;
  /** The cart line it is for. */
  itemId: string | null;
}

/** Entries are kept without the line that they are for, which comes first when they are written. */
const NO_ITEM = '{"ItemId":null,';

/**
 * Kept prices as the beginning of a JSON list of price entries, which ends behind it. A page asks for the same materials
 * again and again: how one was written for a reader is kept with it.
 */
export const writePriceEntries = (entries: readonly EntryToWrite[], reader: Reader): string => {
  const present = entryPresenter(reader);
  const whom = `${reader.locale} ${reader.showNetPrice} ${reader.customer.currency}`;
  const written = entries.map(({ kept: { priced, pricedAt, isStale, writing }, itemId }) => {
    const forWhom = isStale ? `${whom} stale` : whom;
    if (writing.forWhom !== forWhom) {
      writing.forWhom = forWhom;
      writing.text = JSON.stringify(present({ priced, itemId: null, pricedAt, isStale })).slice(NO_ITEM.length);
    }
    return (itemId === null ? NO_ITEM : `{"ItemId":${JSON.stringify(itemId)},`) + writing.text;
  });
  return `[${written.join(',')}`;
};
