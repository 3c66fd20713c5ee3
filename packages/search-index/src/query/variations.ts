import type { Language } from '@grossist/domain';
import { type Bits, hasBit } from '../storage/bitset.ts';
import { findText } from '../storage/string-table.ts';
import type { SortKey } from '../types.ts';
import type { View } from '../view.ts';
import type { Evaluation } from './evaluate.ts';
import { comparator, type RankedDocument } from './rank.ts';
import { valuing } from './valuing.ts';

/** The documents of a product in a segment: they follow each other. */
const rangeOf = (productOf: Uint32Array, product: number): readonly [number, number] => {
  let low = 0;
  let high = productOf.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (productOf[middle]! < product) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < productOf.length && productOf[end] === product) end++;
  return [low, end];
};

/** The documents of a result that belong to a product, in the order of the result. */
export const variationsOf = (
  view: View,
  result: readonly Bits[],
  evaluation: Evaluation,
  { productKey, sort, language }: { productKey: string; sort: SortKey; language: Language },
): RankedDocument[] => {
  const found: RankedDocument[] = [];
  view.segments.forEach(({ segment }, index) => {
    const product = findText(segment.products, productKey);
    if (product < 0) return;
    const [from, to] = rangeOf(segment.productOf, product);
    const documents = Uint32Array.from({ length: to - from }, (_, at) => from + at).filter((document) =>
      hasBit(result[index]!, document),
    );
    const values = new Float64Array(documents.length);
    valuing(view, index, sort, language, evaluation)(documents, documents.length, values);
    documents.forEach((document, at) => {
      found.push({ segment: index, document, value: values[at]! });
    });
  });
  return found.sort(comparator(view, sort, language));
};
