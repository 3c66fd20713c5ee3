/** Barcodes of materials: Code 128, and the pieces that the GTIN of a packaging means. */

import { NO_QUANTITY, type Quantity, quantityOf } from '../decimal/index.ts';
import { completeGtin, isGtin, normaliseNumber } from './material-numbers.ts';

/** Widths of bars and gaps in turn, by the value of each character of Code 128 (ISO/IEC 15417); the last is the stop. */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

const START_B = 104;
const STOP = 106;
/** The value of the space, the first character that code set B knows; the tilde is the last. */
const FIRST = 32;
const LAST = 126;
const LONGEST = 80;

/**
 * A text as Code 128 (set B): the widths of bars and gaps in turn, in modules, beginning with a bar. Undefined for what
 * has a character that the set lacks, for nothing, and for more than 80 characters.
 */
export const code128Of = (text: string): readonly number[] | undefined => {
  const values = [...text].map((character) => (character.codePointAt(0) ?? 0) - FIRST);
  if (values.length === 0 || values.length > LONGEST) return undefined;
  if (values.some((value) => value < 0 || value > LAST - FIRST)) return undefined;
  const check = values.reduce((sum, value, place) => sum + value * (place + 1), START_B) % 103;
  return [START_B, ...values, check, STOP].flatMap((value) => [...(WIDTHS[value] ?? '')].map(Number));
};

/** A packaging level of a thing: a carton or pallet, by its GTIN-14. */
export interface Packaging {
  gtin: string;
  /** GTIN-13 of the thing inside. */
  contained: string;
}

/** A scanned GS1 code: "(01)15701234567896(10)…", "]C10115701234567896". */
const SCANNED = /^(?:[a-z]\d)?01(\d{14})/i;
const PACKAGING = /^[1-8]\d{13}$/;

/**
 * Returns the packaging level that a code is: a GTIN-14 with indicator digit 1 to 8. Undefined for a single thing, also for
 * one written with a leading zero, and for every other number.
 */
export const packagingOf = (code: string): Packaging | undefined => {
  const bare = code.replaceAll(/[\s.()\][\-\u2010-\u2015\u2212]/g, '');
  const gtin = PACKAGING.test(bare) ? bare : SCANNED.exec(bare)?.[1];
  if (gtin === undefined || !PACKAGING.test(gtin) || !isGtin(gtin)) return undefined;
  const contained = completeGtin(gtin.slice(1, 13));
  return contained === undefined ? undefined : { gtin, contained };
};

/** Returns the GTIN that a code is, as packaging data may name it; undefined for what is none. */
export const gtinOfCode = (code: string): string | undefined => {
  const bare = code.replaceAll(/[\s.\-\u2010-\u2015\u2212]/g, '');
  return packagingOf(code)?.gtin ?? (isGtin(bare) ? bare : undefined);
};

/** What is known of how a material is packed. */
export interface PackedMaterial {
  ean: string;
  /** Sales units in the material's packing unit; 1 where there is none. */
  packageSize: Quantity;
  /** Sales units in each packaging level that has a GTIN of its own, as decimals by GTIN. */
  packagings: Readonly<Record<string, string>>;
}

const ONE = quantityOf(1);

/**
 * Returns how many sales units a code means, where it is a packaging level of the material: by the packaging data, else
 * by the one packing unit that is known; 'unknown' where neither says. Undefined where the code is the material's own.
 */
export const piecesOfCode = (code: string, material: PackedMaterial): Quantity | 'unknown' | undefined => {
  const packaging = packagingOf(code);
  const own = normaliseNumber(material.ean);
  const asked = normaliseNumber(packaging?.gtin ?? code);
  if (asked === own) return undefined;
  const known = Object.entries(material.packagings);
  const pieces = known.find(([gtin]) => normaliseNumber(gtin) === asked)?.[1];
  if (pieces !== undefined) return quantityOf(pieces) > NO_QUANTITY ? quantityOf(pieces) : 'unknown';
  // Another number of the material that happens to look like a GTIN-14 is none of its packagings.
  if (packaging === undefined || own !== normaliseNumber(packaging.contained)) return undefined;
  return known.length === 0 && material.packageSize > ONE ? material.packageSize : 'unknown';
};
