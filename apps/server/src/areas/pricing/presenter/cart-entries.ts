import type { PriceEntry } from '@grossist/contracts';
import type { PricedCart } from '../../../gateways/erp/port.ts';
import { PackedBeginning } from '../../../http/written-answer.ts';
import type { Age } from '../price-cache/index.ts';
import { entryPresenter, presentPriceEntries } from './price-entry.ts';
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

/** Lines that are written together: enough for packing them in another thread to be worth it. */
const LINES_A_PART = 200;

/** `{"Docs":[…],` in parts, each written when it is asked for. */
function* partsOf({ lines }: PricedCart, { pricedAt, isStale }: Age, reader: Reader): Generator<string> {
  const present = entryPresenter(reader);
  for (let at = 0; at < lines.length; at += LINES_A_PART) {
    const entries = lines
      .slice(at, at + LINES_A_PART)
      .map((priced) => present({ priced, itemId: priced.key, pricedAt, isStale }));
    yield `${at === 0 ? '{"Docs":[' : ','}${JSON.stringify(entries).slice(1, -1)}`;
  }
  yield lines.length === 0 ? '{"Docs":[],' : '],';
}

/** The beginning of an answer that goes on behind `{"Docs":[…],`. */
export const writeCartEntries = async (cart: PricedCart, age: Age, reader: Reader): Promise<PackedBeginning> => {
  const { locale, showNetPrice, customer } = reader;
  const forWhom = JSON.stringify([locale, showNetPrice, customer.currency, age.pricedAt, age.isStale]);
  const before = written.get(cart);
  if (before?.for === forWhom) return before.beginning;
  const beginning = await PackedBeginning.packing(partsOf(cart, age, reader));
  written.set(cart, { for: forWhom, beginning });
  return beginning;
};
