import type { PriceEntry } from '@grossist/contracts';
import type { PricedCart } from '../../../gateways/erp/port.ts';
import type { Age } from '../kept/index.ts';
import { presentPriceEntries } from './price-entry.ts';
import type { Reader } from './wording.ts';

interface Written {
  for: string;
  entries: PriceEntry[];
}

/** A kept cart is looked at again and again, mostly by the same person: as long as it is kept, so is how it was written. */
const written = new WeakMap<PricedCart, Written>();

/** The lines of a priced cart as price entries, each with the id of its line. */
export const presentCartEntries = (cart: PricedCart, age: Age, reader: Reader): PriceEntry[] => {
  const { locale, showNetPrice, customer } = reader;
  const forWhom = JSON.stringify([locale, showNetPrice, customer.currency, age.pricedAt, age.isStale]);
  const before = written.get(cart);
  if (before?.for === forWhom) return before.entries;
  const { pricedAt, isStale } = age;
  const entries = presentPriceEntries(
    cart.lines.map((priced) => ({ priced, itemId: priced.key, pricedAt, isStale })),
    reader,
  );
  written.set(cart, { for: forWhom, entries });
  return entries;
};
