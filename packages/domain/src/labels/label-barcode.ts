import { isGtin } from '../numbers/index.ts';

/** The number of a material that a label's barcode encodes. Section 3, "Barcode options". */
export const LABEL_BARCODES = ['ean', 'el', 'vvs'] as const;
export type LabelBarcode = (typeof LABEL_BARCODES)[number];

/** Numbers of a material; '' for one that it does not have. */
export interface MaterialNumbers {
  ean: string;
  el: string;
  hws: string;
}

/** A number and the symbology in which it is encoded. */
export interface EncodedNumber {
  kind: 'ean13' | 'code128';
  text: string;
}

/** Widths in millimeters of a barcode's module: as it is printed where there is room, and below which scanners fail. */
export const BARCODE_MODULE = { preferred: 0.33, least: 0.25 } as const;

/** Most modules of a Code 128, so that each is wide enough on every label. */
const MOST_MODULES = 168;
const CODE_128_FRAME = { symbols: 2, symbolWidth: 11, stopAndQuiet: 13 + 20 };

/** Returns true for printable ASCII that is short enough; two digits are one symbol. */
const isCode128 = (text: string): boolean => {
  if (!/^[\x20-\x7e]+$/.test(text) || text.trim() === '') return false;
  const characters = /^[0-9]+$/.test(text) ? Math.ceil(text.length / 2) + 1 : text.length;
  const { symbols, symbolWidth, stopAndQuiet } = CODE_128_FRAME;
  return (characters + symbols) * symbolWidth + stopAndQuiet <= MOST_MODULES;
};

const eanOf = (ean: string): EncodedNumber | undefined => {
  if (!isGtin(ean)) return undefined;
  const digits = ean.replace(/^0+/, '');
  // Every GTIN of up to 13 digits is the same number with leading zeros; one of 14 is a package of another.
  return digits.length > 13 ? { kind: 'code128', text: ean } : { kind: 'ean13', text: digits.padStart(13, '0') };
};

/**
 * Returns what the barcode of a material encodes: its GTIN as EAN-13, the trade's numbers as Code 128. Undefined for a
 * material without the number, for a GTIN whose check digit is wrong, and for a number that is too long for a label.
 */
export const encodedNumber = (barcode: LabelBarcode, numbers: MaterialNumbers): EncodedNumber | undefined => {
  if (barcode === 'ean') return eanOf(numbers.ean);
  const text = barcode === 'el' ? numbers.el : numbers.hws;
  return isCode128(text) ? { kind: 'code128', text } : undefined;
};
