import { NO_QUANTITY, type Quantity, quantityOf } from '../decimal/index.ts';
import { completeGtin, isGtin } from './gtin.ts';
import { normaliseNumber } from './normalise.ts';

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
 * Returns how many sales units a code stands for, where it is a packaging level of the material: by the packaging data, else
 * by the one packing unit that is known; 'unknown' where neither says. Undefined where the code is the material's own.
 */
export const piecesOfCode = (code: string, material: PackedMaterial): Quantity | 'unknown' | undefined => {
  const packaging = packagingOf(code);
  const own = normaliseNumber(material.ean);
  const asked = normaliseNumber(packaging?.gtin ?? code);
  if (asked === own) return undefined;
  const known = Object.entries(material.packagings);
  const told = known.find(([gtin]) => normaliseNumber(gtin) === asked)?.[1];
  if (told !== undefined) return quantityOf(told) > NO_QUANTITY ? quantityOf(told) : 'unknown';
  // Another number of the material that happens to look like a GTIN-14 is none of its packagings.
  if (packaging === undefined || own !== normaliseNumber(packaging.contained)) return undefined;
  return known.length === 0 && material.packageSize > ONE ? material.packageSize : 'unknown';
};
