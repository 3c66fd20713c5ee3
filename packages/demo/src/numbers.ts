import { completeGtin } from '@grossist/domain';

const FIRST_SAP_NUMBER = 1_000_001;

export const sapNumber = (index: number): string => String(FIRST_SAP_NUMBER + index);

/**
 * Spreads indexes over `size` numbers without meeting: `factor` shares no divisor with `size`, a power of ten, so
 * that multiplying is a permutation. Exact for indexes to a million, where every product stays below 2^53.
 */
const spread = (index: number, factor: number, size: number, digits: number): string =>
  String((index * factor + 12_345) % size).padStart(digits, '0');

/** Ten digits, as in Denmark. */
export const elNumber = (index: number): string => `1${spread(index, 618_033_989, 1_000_000_000, 9)}`;

/** Nine digits, as the Danish VVS number. */
export const hwsNumber = (index: number): string => `7${spread(index, 61_803_399, 100_000_000, 8)}`;

/** Swedish trade numbers, which the shop knows as alternative numbers: E-nummer and RSK. */
export const eNumber = (index: number): string => `E${spread(index, 6_180_339, 10_000_000, 7)}`;
export const rskNumber = (index: number): string => `RSK${spread(index, 6_180_341, 10_000_000, 7)}`;

/** GTIN-13 with the Danish prefix. */
export const gtin = (index: number): string => {
  const body = `570${spread(index, 381_966_011, 1_000_000_000, 9)}`;
  const complete = completeGtin(body);
  if (complete === undefined) throw new Error(`no GTIN can begin with ${body}`);
  return complete;
};

/** The supplier's own number: the digits of its code and seven more. */
export const supplierNumber = (index: number, supplierCode: string): string =>
  `${supplierCode.slice(1)}-${spread(index, 3_819_667, 10_000_000, 7)}`;
