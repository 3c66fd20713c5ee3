import { type Bits, countBits, firstMember, membersInto } from '../storage/bitset.ts';
import type { View } from '../view.ts';

export const countDocuments = (sets: readonly Bits[]): number => sets.reduce((sum, bits) => sum + countBits(bits), 0);

/** Whether there is any document: it need not count them. */
export const hasDocuments = (sets: readonly Bits[]): boolean => sets.some((bits) => firstMember(bits) !== undefined);

/** Different products of the documents, a product counted once though its documents lie in several segments. */
export const countProducts = (view: View, sets: readonly Bits[]): number => {
  const shared = new Set<number>();
  let count = 0;
  view.segments.forEach(({ segment, room }, index) => {
    const members = membersInto(sets[index]!, room);
    let last = -1;
    for (let at = 0; at < members; at++) {
      const local = segment.productOf[room[at]!]!;
      if (local === last) continue;
      last = local;
      const product = view.products.idOf(index, local);
      if (view.sharedProducts.has(product)) shared.add(product);
      else count++;
    }
  });
  return count + shared.size;
};

export const countOf = (view: View, sets: readonly Bits[], byProduct: boolean): number =>
  byProduct ? countProducts(view, sets) : countDocuments(sets);
