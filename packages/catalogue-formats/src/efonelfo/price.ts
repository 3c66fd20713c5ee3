import { isExactWith, withPlaces, writeDecimal } from '../decimals/index.ts';
import { importMessage } from '../import-messages/index.ts';
import type { ListPrice, SalesUnit } from '../records.ts';
import { Refusal, shown } from '../refusal.ts';
import { PRICE_UNITS } from './data/units.ts';
import type { Head } from './head.ts';
import type { NoteTally } from './note-tally.ts';
import { readDate, readPrice, readQuantity } from './values.ts';

const AMOUNT_PLACES = 4;

export interface ArticlePrice {
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
  head: Head,
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
