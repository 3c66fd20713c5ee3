import { type DecimalText, parseScaled, readDecimal, writeScaled } from './fixed-point.ts';

declare const quantityBrand: unique symbol;

/** An exact quantity of sales units in thousandths, a safe integer. Decisions, "Calls": three decimals. */
export type Quantity = number & { readonly [quantityBrand]: 'thousandths' };

const PLACES = 3;
const SCALE = 1000;

const quantity = (thousandths: number): Quantity => thousandths as Quantity;

export const NO_QUANTITY: Quantity = quantity(0);
export const MAX_QUANTITY: Quantity = quantity(Number.MAX_SAFE_INTEGER);

/** @throws RangeError when it is no safe integer */
export const quantityOfThousandths = (thousandths: number): Quantity => {
  if (!Number.isSafeInteger(thousandths)) throw new RangeError(`not a quantity: ${thousandths} thousandths`);
  // -0 would fail comparisons by identity.
  return quantity(thousandths + 0);
};

/**
 * "1", "1.5", "1,5" or a number of the wire. Comma and point both part the decimals, so "1.000" is one.
 * Undefined when it is no decimal, has a fourth decimal that is not 0 or is too large to count exactly.
 */
export const parseQuantity = (value: string | number): Quantity | undefined => {
  const units = parseScaled(String(value), PLACES);
  if (units === undefined) return undefined;
  const thousandths = Number(units);
  return Number.isSafeInteger(thousandths) ? quantity(thousandths) : undefined;
};

/**
 * For quantities that are known to be well-formed: constants and columns of the database.
 * @throws RangeError when parseQuantity would not read it
 */
export const quantityOf = (value: string | number): Quantity => {
  const parsed = parseQuantity(value);
  if (parsed === undefined) throw new RangeError(`not a quantity: ${String(value).slice(0, 60)}`);
  return parsed;
};

/** What a person typed: not numeric becomes 0, a fourth decimal rounds away from zero. Section 5. */
export const quantityFromInput = (text: string): Quantity => {
  const read = readDecimal(text);
  if (!read) return NO_QUANTITY;
  const cut = Number(BigInt(read.whole + read.fraction.slice(0, PLACES).padEnd(PLACES, '0')));
  const thousandths = /[1-9]/.test(read.fraction.slice(PLACES)) ? cut + 1 : cut;
  if (!Number.isSafeInteger(thousandths)) return NO_QUANTITY;
  return quantityOfThousandths(read.negative ? -thousandths : thousandths);
};

/** Three decimals, for a numeric column: "1.500". */
export const quantityToDecimal = (value: Quantity): DecimalText => writeScaled(BigInt(value), PLACES);

/** For the wire. */
export const quantityToNumber = (value: Quantity): number => value / SCALE;

/** Negative, 0 or positive, as a sort wants it. */
export const compareQuantity = (left: Quantity, right: Quantity): number => left - right;
export const minQuantity = (left: Quantity, right: Quantity): Quantity => (right < left ? right : left);
export const maxQuantity = (left: Quantity, right: Quantity): Quantity => (right > left ? right : left);

/** @throws RangeError when the sum is too large to count exactly; so do the others below */
export const addQuantity = (left: Quantity, right: Quantity): Quantity => quantityOfThousandths(left + right);
export const subtractQuantity = (left: Quantity, right: Quantity): Quantity => quantityOfThousandths(left - right);
export const sumQuantity = (values: Iterable<Quantity>): Quantity => {
  let sum = NO_QUANTITY;
  for (const value of values) sum = addQuantity(sum, value);
  return sum;
};

/** So many times over, as the materials of a kit of which several are ordered. */
export const timesQuantity = (value: Quantity, times: number): Quantity => quantityOfThousandths(value * times);

/** So many packages of so much each, rounded up to a thousandth; undefined when it is too large to count. */
export const multiplyQuantity = (packages: Quantity, size: Quantity): Quantity | undefined => {
  const product = BigInt(packages) * BigInt(size);
  const counted = Number((product + BigInt(SCALE) - 1n) / BigInt(SCALE));
  return Number.isSafeInteger(counted) ? quantity(counted) : undefined;
};

/** What is left of `available` after `taken`, never below 0. */
export const remaining = (available: Quantity, taken: Quantity): Quantity =>
  maxQuantity(NO_QUANTITY, subtractQuantity(available, taken));
