import { NO_QUANTITY, type Quantity, quantityFromInput } from '../decimal/index.ts';
import type { Locale } from '../markets.ts';
import { normaliseNumber } from '../numbers/index.ts';
import { decimalSignOf, readNumberText } from '../order-table/index.ts';
import { convertQuantity, readUnit } from '../units/units.ts';

/** Search text in which a quantity may have been typed. */
export interface TypedQuantity {
  /** The text without the quantity. */
  words: string;
  quantity: Quantity;
  /** As it was typed: "m", "stk."; undefined for "x 20". */
  unit: string | undefined;
}

const NUMBER = String.raw`\d(?:[\d.,'’]*\d)?`;
const GROUPED = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+`;
const UNIT = String.raw`\p{L}{1,12}\.?`;

interface Form {
  pattern: RegExp;
  /** No unit is needed beside the sign of multiplication. */
  isTimes: boolean;
}

/** "… x 20", "… x 20 stk", "1000012345x20", "… 100m", "20 x …", "100 m …". */
const FORMS: readonly Form[] = [
  {
    pattern: new RegExp(
      String.raw`^(?<words>.+?)\s+[x×*]\s*(?<number>${GROUPED}|${NUMBER})(?:\s*(?<unit>${UNIT}))?$`,
      'iu',
    ),
    isTimes: true,
  },
  { pattern: /^(?<words>\d{6,})[x×*](?<number>\d+)$/iu, isTimes: true },
  { pattern: new RegExp(String.raw`^(?<words>.+)\s(?<number>${NUMBER})\s*(?<unit>${UNIT})$`, 'u'), isTimes: false },
  { pattern: new RegExp(String.raw`^(?<number>${NUMBER})\s*[x×*]\s*(?<words>.+)$`, 'iu'), isTimes: true },
  { pattern: new RegExp(String.raw`^(?<number>${NUMBER})\s*(?<unit>${UNIT})\s+(?<words>.+)$`, 'u'), isTimes: false },
];

const LARGEST = 1_000_000;
/** Three digits after one to three others may be the thousands of one number: "1 500 m". */
const ENDS_IN_DIGITS = /(?:^|\s)\d{1,3}$/;
/** Sizes and ratings that are written with a number behind them: "DN 15", "IP 65". */
const ENDS_IN_PREFIX = /(?:^|\s)(?:dn|pn|nw|ip|ik|cat\.?|awg|type|typ|[rgmø])$/iu;
const ENDS_IN_SIGN = /[x×*/+-]$/iu;
const OWN_DECIMALS_OR_THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** One number of a material: at least five characters, at least one digit; with spaces of digits alone. */
const looksLikeNumber = (words: string): boolean => {
  const bare = normaliseNumber(words);
  return bare.length >= 5 && (/\s/.test(words) ? /^\d+$/ : /^(?=.*\d)[\p{L}\d/]+$/u).test(bare);
};

/**
 * Returns the quantity in the notation of the reader's language; undefined for none, and for what may be thousands or decimals: "1,500" is 1500 in English and is refused in German.
 */
const readNumber = (number: string, locale: Locale): Quantity | undefined => {
  const sign = decimalSignOf(locale);
  if (OWN_DECIMALS_OR_THOUSANDS.test(number) && number.includes(sign)) return undefined;
  const read = readNumberText(number, { ofLanguage: sign });
  if (typeof read === 'string') return undefined;
  if (!/^\d{1,7}(?:\.\d{1,3})?$/.test(read.decimal) || Number(read.decimal) > LARGEST) return undefined;
  const quantity = quantityFromInput(read.decimal);
  return quantity > NO_QUANTITY ? quantity : undefined;
};

const isOpen = (words: string, number: string): boolean =>
  ENDS_IN_SIGN.test(words) || ENDS_IN_PREFIX.test(words) || (ENDS_IN_DIGITS.test(words) && /^\d{3}$/.test(number));

const readForm = ({ pattern, isTimes }: Form, typed: string, locale: Locale): TypedQuantity | undefined => {
  const { words = '', number = '', unit } = pattern.exec(typed)?.groups ?? {};
  const quantity = readNumber(number, locale);
  if (words === '' || quantity === undefined) return undefined;
  if (looksLikeNumber(words)) return unit === undefined || readUnit(unit) ? { words, quantity, unit } : undefined;
  if (unit === undefined || readUnit(unit) === undefined || !/\p{L}/u.test(words)) return undefined;
  // "NYM 3 x 1,5 m": a cross-section, not one and a half meters.
  if (isTimes && /(?:^|\s)[\d.,]+$/.test(words)) return undefined;
  return isOpen(words, number) ? undefined : { words, quantity, unit };
};

/**
 * Reads a quantity typed before or behind the words of a search: "1000012345 x 20", "3g1,5 100m", "20 stk 1000012345".
 * Undefined where a number may belong to the words ("3x1,5", "M6 x 20"). Whether the quantity counts is decided for each
 * material by `typedQuantityFor`.
 */
export const readTypedQuantity = (typed: string, locale: Locale): TypedQuantity | undefined => {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  for (const form of FORMS) {
    const read = readForm(form, text, locale);
    if (read !== undefined) return read;
  }
  return undefined;
};

/** What decides whether a typed quantity is one of a material. */
export interface MeasuredMaterial {
  salesUnit: string;
  /** The words are one of the material's numbers, whole. */
  isNumbered: boolean;
}

/**
 * Returns the typed quantity in a material's sales unit; undefined where the number may belong to the words: neither are
 * these the material's number, nor is it sold in the typed unit.
 */
export const typedQuantityFor = (
  { quantity, unit }: TypedQuantity,
  { salesUnit, isNumbered }: MeasuredMaterial,
): Quantity | undefined => {
  if (unit === undefined) return isNumbered ? quantity : undefined;
  const typed = readUnit(unit);
  // Of words alone no millimeters are meters: "pipe 22 mm".
  const isOwn = typed?.factor.denominator === 1n && typed.unit === readUnit(salesUnit)?.unit;
  if (!isNumbered && !isOwn) return undefined;
  const converted = convertQuantity(quantity, unit, salesUnit);
  return converted?.isExact && converted.quantity > NO_QUANTITY ? converted.quantity : undefined;
};
