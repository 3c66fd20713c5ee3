import { isGtin } from '../numbers/index.ts';
import type { LabelStock } from './label-sheets.ts';

/** What a shelf label shows: number, name and barcode; with picture and type; or with type and price. */
export const SHELF_LABEL_DESIGNS = ['number', 'picture', 'price'] as const;
export type ShelfLabelDesign = (typeof SHELF_LABEL_DESIGNS)[number];

/** A rectangle on a label, in millimeters from the label's top left corner. */
export interface LabelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place for text, which is cut at its edges. */
export interface LabelTextBox extends LabelBox {
  /** Font size in millimeters. */
  size: number;
  lines: number;
  isBold: boolean;
  isRightAligned: boolean;
}

/** Where the parts of a shelf label are; absent: the design does not have them. */
export interface ShelfLabelLayout {
  number: LabelTextBox;
  name: LabelTextBox;
  type?: LabelTextBox;
  barcode: LabelBox;
  /** What the barcode encodes, as text below it. */
  barcodeText: LabelTextBox;
  picture?: LabelBox;
  price?: LabelTextBox;
  /** Quantity that the price is for, and the date of the price. */
  priceNote?: LabelTextBox;
}

/** Height of a line of text in font sizes. */
export const LABEL_LINE_HEIGHT = 1.2;

const INSET = { x: 4, y: 2 };
const GAP = 0.6;
/** Height without insets of the flattest label, for which the font sizes are given; taller labels have larger ones. */
const LEAST_HEIGHT = 22;
const MOST_SCALE = 1.25;
const LEAST_BARCODE_HEIGHT = 6.5;
const MOST_BARCODE_HEIGHT = 10;
const MOST_PICTURE = 26;
/** Width that a barcode of 113 modules (EAN-13) and one of 10 digits (Code 128) need at 0.33 mm a module. */
const BARCODE_WIDTH = 42;

const SIZES = { number: 4.4, name: 2.7, type: 2.4, barcodeText: 2.2, price: 4.6, priceNote: 2 };

/** Mean width of a bold character in font sizes, somewhat more than that of the widest digits. */
const CHARACTER_WIDTH = 0.56;

/** Returns the font size in millimeters at which a text fits into one line of its box; at most that of the box. */
export const fittedSize = (text: string, { size, width }: LabelTextBox): number =>
  Math.min(size, width / (CHARACTER_WIDTH * Math.max(1, [...text].length)));

/** Returns the parts of a shelf label of a design, none of which touches another or the label's edge. */
export const shelfLabelLayout = (
  { width, height }: Pick<LabelStock, 'width' | 'height'>,
  design: ShelfLabelDesign,
): ShelfLabelLayout => {
  const inner = { width: width - 2 * INSET.x, height: height - 2 * INSET.y };
  const scale = Math.min(MOST_SCALE, inner.height / LEAST_HEIGHT);
  const lineOf = (size: number): number => size * scale * LABEL_LINE_HEIGHT;
  const right = INSET.x + inner.width;
  const bottom = INSET.y + inner.height;
  const picture = design === 'picture' ? Math.min(inner.height, MOST_PICTURE) : 0;
  const textWidth = picture === 0 ? inner.width : inner.width - picture - 2;

  const textAt = (
    part: keyof typeof SIZES,
    { x = INSET.x, y, width: wide = textWidth, lines = 1 }: { x?: number; y: number; width?: number; lines?: number },
    { isBold = false, isRightAligned = false } = {},
  ): LabelTextBox => ({
    x,
    y,
    width: wide,
    height: lines * lineOf(SIZES[part]),
    size: SIZES[part] * scale,
    lines,
    isBold,
    isRightAligned,
  });

  const typeHeight = design === 'number' ? 0 : lineOf(SIZES.type);
  const barcodeTextY = bottom - lineOf(SIZES.barcodeText);
  const roomBelow = (nameLines: number): number =>
    barcodeTextY - INSET.y - lineOf(SIZES.number) - nameLines * lineOf(SIZES.name) - typeHeight - GAP;
  const priceHeight = lineOf(SIZES.price) + 2 * lineOf(SIZES.priceNote);
  const leastRoom =
    design === 'price' ? Math.max(LEAST_BARCODE_HEIGHT, priceHeight - lineOf(SIZES.barcodeText)) : LEAST_BARCODE_HEIGHT;
  const nameLines = roomBelow(2) >= leastRoom ? 2 : 1;
  const barcodeHeight = Math.min(MOST_BARCODE_HEIGHT, roomBelow(nameLines));

  const number = textAt('number', { y: INSET.y }, { isBold: true });
  const name = textAt('name', { y: number.y + number.height, lines: nameLines });
  const type = textAt('type', { y: name.y + name.height });
  const columnX = INSET.x + BARCODE_WIDTH + 1;
  const barcodeWidth = design === 'price' ? BARCODE_WIDTH : textWidth;
  const column = { x: columnX, width: right - columnX };
  const note = textAt(
    'priceNote',
    { ...column, y: bottom - 2 * lineOf(SIZES.priceNote), lines: 2 },
    { isRightAligned: true },
  );
  const price = textAt('price', { ...column, y: note.y - lineOf(SIZES.price) }, { isBold: true, isRightAligned: true });

  return {
    number,
    name,
    barcode: { x: INSET.x, y: barcodeTextY - barcodeHeight, width: barcodeWidth, height: barcodeHeight },
    barcodeText: textAt('barcodeText', { y: barcodeTextY, width: barcodeWidth }),
    ...(design === 'number' ? {} : { type }),
    ...(design === 'picture'
      ? { picture: { x: right - picture, y: INSET.y + (inner.height - picture) / 2, width: picture, height: picture } }
      : {}),
    ...(design === 'price' ? { price, priceNote: note } : {}),
  };
};

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
