import type { Market } from '@grossist/domain';
import { hasBit } from '../storage/bitset.ts';
import { compareTexts, equalRange } from '../storage/string-table.ts';
import { normaliseNumber, numberForms } from '../text/numbers.ts';
import type { AssortmentScope } from '../types.ts';
import type { View } from '../view.ts';
import { scopeOf } from './scopes.ts';

/** Per identifier the keys of the market's materials that have it; the material whose own number it is comes first. [sea-05] */
export const lookup = (
  view: View,
  numbers: readonly string[],
  market: Market,
  assortments?: AssortmentScope,
): string[][] => {
  const { bits } = scopeOf(view, market, assortments);
  return numbers.map((text) => {
    const number = normaliseNumber(text);
    if (number === '') return [];
    const documentsOf = (form: string): string[] =>
      view.segments.flatMap((live, index) => {
        const [from, to] = equalRange(live.segment.numbers, form);
        const documents = [...live.segment.numberOf.subarray(from, to)];
        return documents.filter((document) => hasBit(bits[index]!, document)).map((document) => live.key(document));
      });
    const keys = [...new Set(numberForms(number).flatMap(documentsOf))];
    const isOwn = (key: string): number => (normaliseNumber(key) === number ? 0 : 1);
    return keys.sort((one, other) => isOwn(one) - isOwn(other) || compareTexts(one, other));
  });
};
