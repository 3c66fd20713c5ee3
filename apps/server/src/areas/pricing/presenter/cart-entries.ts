import type { PriceEntry } from '@grossist/contracts';
import type { PricedCart } from '../../../gateways/erp/port.ts';
import { PackedBeginning } from '../../../http/written-answer.ts';
import type { Age } from '../kept/index.ts';
import { presentPriceEntries } from './price-entry.ts';
import type { Reader } from './wording.ts';

/** The lines of a priced cart as price entries, each with the id of its line. */
export const presentCartEntries = (cart: PricedCart, { pricedAt, isStale }: Age, reader: Reader): PriceEntry[] =>
  presentPriceEntries(
    cart.lines.map((priced) => ({ priced, itemId: priced.key, pricedAt, isStale })),
    reader,
  );

interface Written {
  for: string;
  beginning: PackedBeginning;
}

/** A kept cart is looked at again and again, mostly by the same person: as long as it is kept, so is how it was written. */
const written = new WeakMap<PricedCart, Written>();

/** The beginning of an answer that goes on behind `{"Docs":[…],`. */
export const writeCartEntries = async (cart: PricedCart, age: Age, reader: Reader): Promise<PackedBeginning> => {
  const { locale, showNetPrice, customer } = reader;
  const forWhom = JSON.stringify([locale, showNetPrice, customer.currency, age.pricedAt, age.isStale]);
  const before = written.get(cart);
  if (before?.for === forWhom) return before.beginning;
  const entries = JSON.stringify(presentCartEntries(cart, age, reader));
  const beginning = await PackedBeginning.packing(`{"Docs":${entries},`);
  written.set(cart, { for: forWhom, beginning });
  return beginning;
};
