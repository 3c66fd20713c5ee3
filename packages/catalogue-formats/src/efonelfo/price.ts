import { type ExactDecimal, isExactWith, readImplied, withPlaces, writeDecimal } from '../implied-decimal.ts';
import { importMessage } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';
import type { ListPrice, SalesUnit } from '../records.ts';
import type { NoteTally } from './notes.ts';

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
const readPrice = (text: string | undefined, field: string): ExactDecimal => {
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

/** A price unit as the shop knows it: `covers` sales units of a kind. */
interface PriceUnit {
  unit: SalesUnit;
  covers: number;
  /** The digit of MåleEnhet that counts the same thing; absent for packings, which hold other things. */
  measure?: '1' | '2' | '3' | '4';
}

const piece: PriceUnit = { unit: 'PCE', covers: 1, measure: '1' };
const metre: PriceUnit = { unit: 'MTR', covers: 1, measure: '2' };
const litre: PriceUnit = { unit: 'LTR', covers: 1, measure: '3' };
const kilogram: PriceUnit = { unit: 'KGM', covers: 1, measure: '4' };
const packing = (unit: SalesUnit): PriceUnit => ({ unit, covers: 1 });

/** PrisEnhet: the codes of the format (UN common codes) and those that sellers write instead. */
const PRICE_UNITS: ReadonlyMap<string, PriceUnit> = new Map([
  ['EA', piece],
  ['STK', piece],
  ['ST', piece],
  ['PCE', piece],
  ['PCS', piece],
  ['C62', piece],
  ['BQ', piece],
  ['CA', piece],
  ['CEN', { unit: 'PCE', covers: 100 }],
  ['MIL', { unit: 'PCE', covers: 1000 }],
  ['MTR', metre],
  ['M', metre],
  ['LM', metre],
  ['HMT', { unit: 'MTR', covers: 100 }],
  ['KMT', { unit: 'MTR', covers: 1000 }],
  ['LTR', litre],
  ['L', litre],
  ['KGM', kilogram],
  ['KG', kilogram],
  ['RO', packing('ROL')],
  ['ROL', packing('ROL')],
  ['RL', packing('ROL')],
  ['RLE', packing('ROL')],
  ['PK', packing('PAK')],
  ['PAK', packing('PAK')],
  ['PKT', packing('PAK')],
  ['FRP', packing('PAK')],
  ['BG', packing('PAK')],
  ['BK', packing('BOX')],
  ['BX', packing('BOX')],
  ['BOX', packing('BOX')],
  ['CT', packing('BOX')],
  ['ESK', packing('BOX')],
  ['SET', packing('SET')],
  ['SB', packing('SET')],
  ['PR', packing('PAR')],
  ['PAR', packing('PAR')],
  ['OP', packing('PAR')],
  ['BNT', packing('BDL')],
  ['BDL', packing('BDL')],
  ['BE', packing('BDL')],
]);

const AMOUNT_PLACES = 4;

/** What the head of a file says of the prices in it. */
interface PriceTerms extends Pick<ListPrice, 'market' | 'currency'> {
  /** First day on which they are valid; undefined when the head has none. */
  from: string | undefined;
}

interface ArticlePrice {
  salesUnit: SalesUnit;
  /** None for an article whose price is 0: it is had on request, not for nothing. */
  listPrices: ListPrice[];
  /** SalgsPakning in ten-thousandths of the sales unit, at least 1 piece of it. */
  pack: bigint;
}

export const ONE = 10_000n;

/**
 * Pris is the price of one PrisEnhet, and Mengde says how many measuring units (MåleEnhet) that holds: 100 for cable
 * priced by HMT, 100 for a bag of 100 straps. Where PrisEnhet itself is what is measured, real files repeat
 * SalgsPakning in Mengde and mean the price of one; a Mengde of its own is what the price holds for.
 */
const readPerQuantity = (fields: readonly string[], pack: bigint, line: number, notes: NoteTally): bigint => {
  const priceUnit = PRICE_UNITS.get((fields[6] ?? '').toUpperCase());
  const quantity = readQuantity(fields[9], 'Mengde');
  const { units: amount } = withPlaces(quantity, 4);
  if (amount === 0n) throw new Refusal('quantity', importMessage`${'Mengde'} is zero`, 'Mengde');
  if (!priceUnit) return ONE;
  const covers = BigInt(priceUnit.covers) * ONE;
  if (priceUnit.covers > 1) {
    if (amount === ONE || amount === covers) return covers;
    throw new Refusal(
      'quantity',
      importMessage`Mengde ${shown(fields[9] ?? '')} contradicts PrisEnhet ${shown(fields[6] ?? '')}`,
      'Mengde',
    );
  }
  if (amount === ONE || priceUnit.measure === undefined || priceUnit.measure !== fields[5]) return ONE;
  if (amount === pack) {
    notes.add('quantity-repeats-package', line);
    return ONE;
  }
  notes.add('price-per-quantity', line);
  return amount;
};

/** Unit, price and package of a VL line. @throws Refusal naming the field that is wrong */
export const readArticlePrice = (
  fields: readonly string[],
  head: PriceTerms,
  line: number,
  notes: NoteTally,
): ArticlePrice => {
  const priceUnit = PRICE_UNITS.get((fields[6] ?? '').toUpperCase());
  if (!priceUnit)
    throw new Refusal(
      'unit',
      importMessage`${'PrisEnhet'} ${shown(fields[6] ?? '')} is not a sales unit of the shop`,
      'PrisEnhet',
    );
  const price = readPrice(fields[8], 'Pris');
  const validFrom = readDate(fields[10], 'PrisDato') ?? head.from;
  const packText = fields[17] ?? '';
  const packUnits = packText === '' ? 0n : withPlaces(readQuantity(packText, 'SalgsPakning'), 4).units;
  const pack = packUnits === 0n ? ONE : packUnits;
  const perQuantity = readPerQuantity(fields, pack, line, notes);
  if (price.places > 2) notes.add('fraction-of-a-minor-unit', line);
  if (!isExactWith(price, AMOUNT_PLACES)) notes.add('price-rounded', line);
  const amount = withPlaces(price, AMOUNT_PLACES);
  if (amount.units === 0n) notes.add('no-price', line);
  const listPrice: ListPrice = {
    market: head.market,
    currency: head.currency,
    amount: writeDecimal(amount, 2),
    perQuantity: writeDecimal({ units: perQuantity, places: 4 }),
    ...(validFrom === undefined ? {} : { validFrom }),
  };
  return { salesUnit: priceUnit.unit, listPrices: amount.units === 0n ? [] : [listPrice], pack };
};
