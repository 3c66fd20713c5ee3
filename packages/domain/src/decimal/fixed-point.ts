/** A decimal number in plain notation ("-1.50"), never with an exponent. */
export type DecimalText = `${number}`;

const LONGEST = 40;
const DECIMAL = /^([+-]?)(\d*)(?:[.,](\d*))?$/;

/** The digits of a decimal text, or undefined when it is not one. Comma and point both part the decimals. */
export const readDecimal = (text: string): { negative: boolean; whole: string; fraction: string } | undefined => {
  const trimmed = text.trim();
  // The bound keeps hostile texts of a million digits away from bigint.
  if (trimmed.length > LONGEST) return undefined;
  const found = DECIMAL.exec(trimmed);
  if (!found) return undefined;
  const [, sign = '', whole = '', fraction = ''] = found;
  if (whole === '' && fraction === '') return undefined;
  return { negative: sign === '-', whole, fraction };
};

const MINUS = 45;
const POINT = 46;
const ZERO = 48;
/** As many digits as a number counts exactly, and one less. */
const MOST_COUNTED = 14;

/**
 * A short decimal as databases write it ("-1.5000") in units of 10^-places: by counting, since thousands of them are read
 * for one answer. Undefined for whatever else, which is then read the long way.
 */
const countedUnits = (text: string, places: number): bigint | undefined => {
  const negative = text.charCodeAt(0) === MINUS;
  const start = negative ? 1 : 0;
  if (text.length <= start || text.length - start + places > MOST_COUNTED) return undefined;
  let units = 0;
  let decimals = -1;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === POINT && decimals < 0) {
      decimals = 0;
      continue;
    }
    const digit = code - ZERO;
    if (digit < 0 || digit > 9) return undefined;
    if (decimals >= places) {
      if (digit !== 0) return undefined;
      continue;
    }
    units = units * 10 + digit;
    if (decimals >= 0) decimals += 1;
  }
  // A point alone is no decimal.
  if (decimals >= 0 && text.length === start + 1) return undefined;
  for (let missing = places - Math.max(0, decimals); missing > 0; missing -= 1) units *= 10;
  return BigInt(negative ? -units : units);
};

/** The text in units of 10^-places; undefined when it is no decimal or has more places that are not zero. */
export const parseScaled = (text: string, places: number): bigint | undefined => {
  const counted = countedUnits(text, places);
  if (counted !== undefined) return counted;
  const read = readDecimal(text);
  if (!read) return undefined;
  if (/[^0]/.test(read.fraction.slice(places))) return undefined;
  const units = BigInt(read.whole + read.fraction.slice(0, places).padEnd(places, '0'));
  return read.negative ? -units : units;
};

/** The reverse of parseScaled, with exactly that many places. */
export const writeScaled = (units: bigint, places: number): DecimalText => {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  // The parts are digits only, which the type system cannot see.
  return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut)}` as DecimalText;
};

/**
 * Quotient rounded half away from zero. Decisions, "Calls": money.
 * @throws RangeError when the divisor is 0
 */
export const divideRounded = (dividend: bigint, divisor: bigint): bigint => {
  const negative = dividend < 0n !== divisor < 0n;
  const top = dividend < 0n ? -dividend : dividend;
  const bottom = divisor < 0n ? -divisor : divisor;
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  return negative ? -rounded : rounded;
};
