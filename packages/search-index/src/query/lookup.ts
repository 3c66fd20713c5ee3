import { MARKETS, type Market } from '@grossist/domain';
import { hasBit } from '../storage/bitset.ts';
import { compareTexts, equalRange } from '../storage/string-table.ts';
import { normaliseNumber } from '../text/numbers.ts';
import type { View } from '../view.ts';

/** Per identifier the keys of the market's materials that have it; the material whose own number it is comes first. [sea-05] */
export const lookup = (view: View, numbers: readonly string[], market: Market): string[][] =>
  numbers.map((text) => {
    const number = normaliseNumber(text);
    if (number === '') return [];
    const keys = view.segments.flatMap((live) => {
      const [from, to] = equalRange(live.segment.numbers, number);
      const documents = [...live.segment.numberOf.subarray(from, to)];
      return documents
        .filter((document) => hasBit(live.inMarket[MARKETS.indexOf(market)]!, document))
        .map((document) => live.key(document));
    });
    const isOwn = (key: string): number => (normaliseNumber(key) === number ? 0 : 1);
    return keys.sort((one, other) => isOwn(one) - isOwn(other) || compareTexts(one, other));
  });
