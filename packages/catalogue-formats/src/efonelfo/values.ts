import { type ExactDecimal, isExactWith, readImplied } from '../decimals/index.ts';
import { importMessage } from '../import-messages/index.ts';
import { Refusal, shown } from '../refusal.ts';

/** Digits of a price (Pris) and of a quantity (Mengde, SalgsPakning). The format says 10 and 9. */
const PRICE_DIGITS = 10;
const QUANTITY_DIGITS = 10;
const QUANTITY_PLACES = 3;

/** Calendar date of yyyymmdd, undefined when the field is blank. @throws Refusal when there is no such day */
export const readDate = (text: string | undefined, field: string): string | undefined => {
  if (text === undefined || text === '') return undefined;
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  // February 30 would be read as March 2.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) {
    throw new Refusal('date', importMessage`${field} ${shown(text)} is not a date (yyyymmdd)`, field);
  }
  return date;
};

/** A price in hundredths of the currency, at most 10 digits. @throws Refusal otherwise */
export const readPrice = (text: string | undefined, field: string): ExactDecimal => {
  const price = readImplied(text ?? '', 2, PRICE_DIGITS);
  if (price) return price;
  throw new Refusal(
    'price',
    importMessage`${field} ${shown(text ?? '')} is not a price of at most ${PRICE_DIGITS} digits`,
    field,
  );
};

/** A quantity in ten-thousandths, with at most three decimals that are not 0. @throws Refusal otherwise */
export const readQuantity = (text: string | undefined, field: string): ExactDecimal => {
  const quantity = readImplied(text ?? '', 4, QUANTITY_DIGITS);
  if (!quantity) throw new Refusal('quantity', importMessage`${field} ${shown(text ?? '')} is not a quantity`, field);
  if (!isExactWith(quantity, QUANTITY_PLACES)) {
    throw new Refusal('quantity', importMessage`${field} has more than ${3} decimals: ${shown(text ?? '')}`, field);
  }
  return quantity;
};
