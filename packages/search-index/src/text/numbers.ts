const SHORTEST_PREFIX = 3;

const ZERO = 48;
const NINE = 57;
/** What makes a capital a small letter. */
const SMALL = 32;
const PLAIN = /^[ -~]*$/;

/** A normalized identifier as code units, so that callers that store bytes need not make a text of it. */
export interface BareNumber {
  units: Uint16Array;
  length: number;
}

const bare: BareNumber = { units: new Uint16Array(256), length: 0 };

/**
 * An identifier without what people leave out or put in: spaces, dashes, dots, leading zeros, case. Empty when nothing is left.
 * The result is valid until the next call.
 */
export const bareNumberOf = (text: string): BareNumber => {
  const letters = PLAIN.test(text) ? text : text.normalize('NFKD');
  if (letters.length > bare.units.length) bare.units = new Uint16Array(letters.length * 2);
  const { units } = bare;
  let length = 0;
  let isZero = false;
  for (let at = 0; at < letters.length; at++) {
    let unit = letters.charCodeAt(at);
    if (unit >= 65 && unit <= 90) unit += SMALL;
    if (unit === ZERO && length === 0) isZero = true;
    else if ((unit >= ZERO && unit <= NINE) || (unit >= 97 && unit <= 122)) units[length++] = unit;
  }
  if (length === 0 && isZero) units[length++] = ZERO;
  bare.length = length;
  return bare;
};

/** `bareNumberOf` as a text. */
export const normaliseNumber = (text: string): string => {
  const { units, length } = bareNumberOf(text);
  let number = '';
  for (let at = 0; at < length; at++) number += String.fromCharCode(units[at]!);
  return number;
};

/** Whether a normalised text is number enough to look for identifiers that begin with it, or to be one among words. */
export const looksLikeNumber = (normalised: string): boolean =>
  normalised.length >= SHORTEST_PREFIX && /\d/.test(normalised);

const checkDigit = (digits: string): string => {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) sum += Number(digits[at]) * ((digits.length - at) % 2 === 1 ? 3 : 1);
  return String((10 - (sum % 10)) % 10);
};

const isGtin14 = (digits: string): boolean =>
  /^\d{14}$/.test(digits) && checkDigit(digits.slice(0, 13)) === digits.slice(13);

/** The number of the single thing in a carton's GTIN-14; the digit before says how it is packed. */
const contained = (digits: string): string => {
  const inner = digits.slice(1, 13);
  return normaliseNumber(inner + checkDigit(inner));
};

/** What catalogues write before the trade's national numbers, and people leave out. */
const NATIONAL = ['e', 'el', 'rsk', 'nrf', 'vvs', 'nobb'];

/**
 * What a normalised number may stand for: itself; of a carton's GTIN-14 the GTIN of what is in it; of a scanned GS1
 * code, "(01)05701234567892(10)…", its GTIN. GTIN-8, -12 and -13 are the same but for leading zeros. National
 * numbers may stand with the letters of their kind.
 */
export const numberForms = (number: string): readonly string[] => {
  if (/^\d{6,8}$/.test(number)) return [number, ...NATIONAL.map((letters) => letters + number)];
  if (number.length < 14) return [number];
  const scanned = /^(?:[a-z]\d)?0?1(\d{14})/.exec(number)?.[1];
  const gtin = isGtin14(number) ? number : scanned;
  if (gtin === undefined || !isGtin14(gtin)) return [number];
  return [...new Set([number, normaliseNumber(gtin), contained(gtin)])];
};
