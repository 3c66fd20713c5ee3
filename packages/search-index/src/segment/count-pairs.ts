import type { Bits } from '../storage/bitset.ts';
import type { Segment } from './segment.ts';

/** Adds `step` for each of the documents to the counts of its pairs; a map tells the numbers by which they are counted. */
export const countPairsOf = (
  { facets, productOf }: Segment,
  documents: Bits,
  counts: Uint32Array,
  map?: Uint32Array,
  step: 1 | -1 = 1,
): void => {
  const { productStarts, ofProduct, starts, own } = facets.ofDocuments;
  let product = -1;
  let met = 0;
  const countProduct = (): void => {
    if (met === 0) return;
    const end = productStarts[product + 1]!;
    const steps = met * step;
    for (let at = productStarts[product]!; at < end; at++) {
      const pair = ofProduct[at]!;
      counts[map === undefined ? pair : map[pair]!]! += steps;
    }
  };
  for (let word = 0; word < documents.length; word++)
    for (let rest = documents[word]!; rest !== 0; rest &= rest - 1) {
      const document = (word << 5) + 31 - Math.clz32(rest & -rest);
      if (productOf[document] !== product) {
        countProduct();
        product = productOf[document]!;
        met = 0;
      }
      met++;
      const end = starts[document + 1]!;
      if (map === undefined) for (let at = starts[document]!; at < end; at++) counts[own[at]!]! += step;
      else for (let at = starts[document]!; at < end; at++) counts[map[own[at]!]!]! += step;
    }
  countProduct();
};
