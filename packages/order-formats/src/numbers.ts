/** Exact decimals and dates as machines write them. */

import {
  type Money,
  moneyToDecimal,
  parseCalendarDate,
  parseMoney,
  parseQuantity,
  type Quantity,
  quantityOf,
  quantityToDecimal,
} from '@grossist/domain';
import { about, shown } from './clean-text.ts';
import { type Place, Refused } from './reading.ts';

const calendarDate = (year: string, month: string, day: string): string | undefined =>
  parseCalendarDate(`${year}-${month}-${day}`);

/** Of "20261231", which many formats write; undefined for anything else. */
export const compactDate = (text: string | undefined): string | undefined => {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec((text ?? '').trim()) ?? [];
  return calendarDate(year, month, day);
};

/** The day that an ISO 8601 date, or date and time, names where it was written; undefined for anything else. */
export const isoDate = (text: string | undefined): string | undefined => {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d{2})-(\d{2})(?:$|T[\d:.,]{0,20}(?:Z|[+-]\d{2}:?\d{2})?$|Z$|[+-]\d{2}:\d{2}$)/.exec(
      (text ?? '').trim(),
    ) ?? [];
  return calendarDate(year, month, day);
};

/** "20261231" of a calendar date. */
export const writeCompactDate = (date: string): string => date.replaceAll('-', '');

/** Of a table that people keep: 2026-12-31, 20261231, 31.12.2026, 31-12-2026 or 31/12/2026; undefined for anything else. */
export const calendarDateOf = (text: string | undefined): string | undefined => {
  const written = (text ?? '').trim();
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(written) ?? [];
  if (year !== '') return calendarDate(year, month.padStart(2, '0'), day.padStart(2, '0'));
  return isoDate(written) ?? compactDate(written);
};

const ONE = quantityOf(1);
/** A plain decimal as machines write it; neither exponents nor thousands, and a point before the decimals. */
const PLAIN = /^[+-]?(?:\d{1,20}(?:\.\d{0,20})?|\.\d{1,20})$/;

/** A quantity above 0. @throws Refused for anything else */
export const quantityFrom = (text: string | undefined, place: Place): Quantity => {
  const bare = (text ?? '').trim();
  const quantity = PLAIN.test(bare) ? parseQuantity(bare) : undefined;
  if (quantity === undefined || quantity <= 0)
    throw new Refused(
      'quantity',
      `${shown(bare)} is not a quantity above 0 with at most three decimals`,
      place,
      about(bare),
    );
  return quantity;
};

/** An amount; undefined when there is none. @throws Refused when it is no decimal of at most four places */
export const amountFrom = (text: string | undefined, place: Place): Money | undefined => {
  const bare = (text ?? '').trim();
  if (bare === '') return undefined;
  const amount = PLAIN.test(bare) ? parseMoney(bare) : undefined;
  if (amount === undefined) throw new Refused('amount', `${shown(bare)} is not an amount`, place, about(bare));
  return amount;
};

export interface ReadPrice {
  unitPrice: Money;
  perQuantity: Quantity;
}

/** Places by which a price of more than four decimals is shifted, and stays exact: 0.00125 for one is 1.25 for a thousand. */
const SHIFTS = [0, 1, 2, 3] as const;

const shifted = (text: string, places: number): string => {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = fraction.padEnd(places, '0');
  return `${whole}${digits.slice(0, places)}.${digits.slice(places)}`;
};

/**
 * A price for so many units; undefined when there is none. One with more decimals than the shop counts in is given for
 * more units, and so stays exact.
 * @throws Refused when it is no decimal, or of more than seven places
 */
export const priceFrom = (price: string | undefined, per: string | undefined, place: Place): ReadPrice | undefined => {
  const bare = (price ?? '').trim();
  if (bare === '') return undefined;
  const base = (per ?? '').trim() === '' ? ONE : quantityFrom(per, place);
  if (PLAIN.test(bare))
    for (const places of SHIFTS) {
      const unitPrice = parseMoney(shifted(bare, places));
      const perQuantity = parseQuantity(shifted(quantityToDecimal(base), places));
      if (unitPrice !== undefined && perQuantity !== undefined) return { unitPrice, perQuantity };
    }
  throw new Refused('price', `${shown(bare)} is not a price`, place, about(bare));
};

const trimmed = (decimal: string, least: number): string => {
  const [whole = '', fraction = ''] = decimal.split('.');
  const decimals = fraction.replace(/0+$/, '').padEnd(least, '0');
  return decimals === '' ? whole : `${whole}.${decimals}`;
};

/** "553.00": two decimals, and up to four where there are. */
export const writeMoney = (amount: Money): string => trimmed(moneyToDecimal(amount), 2);

/** "1.5", without needless zeros. */
export const writeQuantity = (quantity: Quantity): string => trimmed(quantityToDecimal(quantity), 0);
