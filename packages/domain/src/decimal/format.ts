import type { Currency, Locale } from '../markets.ts';
import { type Money, moneyToDecimal } from './money.ts';
import { type Quantity, quantityToDecimal } from './quantity.ts';

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
