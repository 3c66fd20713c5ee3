import type { Currency, Locale } from '../markets.ts';
import { type DecimalText, divideRounded, parseScaled, writeScaled } from './fixed-point.ts';
import { type Quantity, quantityToDecimal } from './quantity.ts';

declare const moneyBrand: unique symbol;

/**
 * An exact amount of one currency in ten-thousandths of its unit: unit prices have four decimals, amounts of lines
 * and totals are rounded to two. It is a bigint and so never part of JSON: the wire carries moneyToNumber.
 */
export type Money = bigint & { readonly [moneyBrand]: 'ten-thousandths' };

const PLACES = 4;
const UNITS = 10_000;
const MINOR = 100n;
/** A percentage has at most four decimals, so 100 % is this many of its units. */
const HUNDRED_PERCENT = 1_000_000n;

const money = (units: bigint): Money => units as Money;

export const NO_MONEY: Money = money(0n);

/** "553.00", "-1.5" or "0,1234"; undefined when it is no decimal or has a fifth decimal that is not 0. */
export const parseMoney = (text: string): Money | undefined => {
  const units = parseScaled(text, PLACES);
  return units === undefined ? undefined : money(units);
};

/**
 * For amounts that are known to be well-formed: constants and columns of the database.
 * @throws RangeError when parseMoney would not read it
 */
export const moneyOf = (value: string | number): Money => {
  const parsed = parseMoney(String(value));
  if (parsed === undefined) throw new RangeError(`not an amount of money: ${String(value).slice(0, 60)}`);
  return parsed;
};

/** Four decimals, for a numeric column: "553.0000". */
export const moneyToDecimal = (amount: Money): DecimalText => writeScaled(amount, PLACES);

/** For the wire; exact to the last decimal below 900 thousand million. */
export const moneyToNumber = (amount: Money): number => {
  const units = Number(amount);
  // A quotient of two exact numbers is rounded just as its decimal is when it is read.
  return Number.isSafeInteger(units) ? units / UNITS : Number(moneyToDecimal(amount));
};

export const addMoney = (left: Money, right: Money): Money => money(left + right);
export const subtractMoney = (left: Money, right: Money): Money => money(left - right);
export const negateMoney = (amount: Money): Money => money(NO_MONEY - amount);
export const sumMoney = (amounts: Iterable<Money>): Money => {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return money(sum);
};

/** Negative, 0 or positive, as a sort wants it. */
export const compareMoney = (left: Money, right: Money): number => (left < right ? -1 : left > right ? 1 : 0);
export const minMoney = (left: Money, right: Money): Money => (right < left ? right : left);
export const maxMoney = (left: Money, right: Money): Money => (right > left ? right : left);

/** Rounded half away from zero to two decimals. */
export const roundToMinor = (amount: Money): Money => money(divideRounded(amount, MINOR) * MINOR);

/** Percent as written in a price list ("42.5") or in market facts (25). */
export type Percent = string | number;

const percentUnits = (percent: Percent): bigint => {
  const units = parseScaled(String(percent), PLACES);
  if (units === undefined) throw new RangeError(`not a percentage: ${String(percent).slice(0, 60)}`);
  return units;
};

/** Rounded once to two decimals. @throws RangeError for a percentage that is no decimal of at most four places */
export const percentOf = (amount: Money, percent: Percent): Money =>
  money(divideRounded(amount * percentUnits(percent), HUNDRED_PERCENT * MINOR) * MINOR);

/**
 * What a quantity costs at a price of `perQuantity` sales units, less a discount in percent: rounded once, to two
 * decimals.
 * @throws RangeError when perQuantity is not above 0 or the percentage is malformed
 */
export const lineAmount = (unitPrice: Money, perQuantity: Quantity, quantity: Quantity, discount: Percent = 0): Money =>
  money(divideRounded(...exactAmount(unitPrice, perQuantity, quantity, discount, MINOR)) * MINOR);

/** A unit price less a discount in percent, rounded to four decimals: to show and to compare, never to multiply. */
export const discountedUnitPrice = (unitPrice: Money, discount: Percent): Money =>
  money(divideRounded(unitPrice * (HUNDRED_PERCENT - percentUnits(discount)), HUNDRED_PERCENT));

const exactAmount = (
  unitPrice: Money,
  perQuantity: Quantity,
  quantity: Quantity,
  discount: Percent,
  unit: bigint,
): [dividend: bigint, divisor: bigint] => {
  if (perQuantity <= 0) throw new RangeError('a price is for a quantity above 0');
  const rest = HUNDRED_PERCENT - percentUnits(discount);
  return [unitPrice * BigInt(quantity) * rest, BigInt(perQuantity) * HUNDRED_PERCENT * unit];
};

const formatters = new Map<string, Intl.NumberFormat>();

// Making a formatter costs a hundred times its use, and a page shows hundreds of prices.
const formatter = (key: string, make: () => Intl.NumberFormat): Intl.NumberFormat => {
  const known = formatters.get(key);
  if (known) return known;
  const made = make();
  formatters.set(key, made);
  return made;
};

/**
 * An amount with two decimals, as "1.234,50 kr." in Danish.
 * @param currency the ISO 4217 code of one that has hundredths, as those of the markets have
 */
export const formatMoney = (amount: Money, currency: string, locale: Locale): string =>
  formatter(`${locale} ${currency}`, () => new Intl.NumberFormat(locale, { style: 'currency', currency })).format(
    moneyToDecimal(amount),
  );

/** A unit price with the two to four decimals that it has. */
export const formatUnitPrice = (price: Money, currency: Currency, locale: Locale): string =>
  formatter(
    `${locale} ${currency} unit`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 4 }),
  ).format(moneyToDecimal(price));

/** A quantity with the decimals it has and its unit as the reader calls it; an empty unit is left out. */
export const formatQuantity = (quantity: Quantity, unit: string, locale: Locale): string => {
  const digits = formatter(
    `${locale} quantity`,
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }),
  ).format(quantityToDecimal(quantity));
  return unit === '' ? digits : `${digits}\u00a0${unit}`;
};
