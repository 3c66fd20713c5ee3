import { type Currency, type Market, marketFacts } from '@grossist/domain';
import { type ExactDecimal, isExactWith, withPlaces } from '../implied-decimal.ts';
import { child, childrenOf, type Element, textOf, tidy, within } from '../xml/element.ts';
import type { Catalogue } from './catalogue.ts';
import { isCurrency, marketOfTerritory } from './markets.ts';
import type { NoteTally } from './note-tally.ts';
import { type OrderTerms, unitOf } from './order-terms.ts';
import { compare, ONE, readDecimal, times } from './values.ts';

const AMOUNT_PLACES = 4;
/** numeric(14, 4) */
const LARGEST: ExactDecimal = { units: 9_999_999_999n, places: 0 };
/** Which of several types counts: the list price without tax, then that with tax, which is taken out. */
const LIST_TYPES: ReadonlyMap<string, number> = new Map([
  ['net_list', 0],
  ['net_list_price', 0],
  ['gros_list', 1],
  ['gros_list_price', 1],
]);

/** One PRODUCT_PRICE that is a list price. */
export interface Price {
  /** The lower the better. */
  rank: number;
  amount: ExactDecimal;
  /** Units of sale that the amount is for. */
  perQuantity: ExactDecimal;
  /** In units of sale. */
  from: ExactDecimal;
  currency: Currency;
  markets: readonly Market[];
  line: number;
}

const rankOf = (type: string): number => LIST_TYPES.get(type) ?? -1;

const withoutTax = (amount: ExactDecimal, price: Element, notes: NoteTally): ExactDecimal | undefined => {
  const [taxElement] = within(price, 'TAX');
  const tax = taxElement && readDecimal(tidy(taxElement.text), taxElement.line, notes);
  if (!tax) {
    notes.add('tax-unknown', price.line);
    return undefined;
  }
  notes.add('tax-taken-out', price.line);
  // 0.19 is what the format says, 19 what some write.
  const rate = compare(tax, ONE) > 0 ? { units: tax.units, places: tax.places + 2 } : tax;
  const divisor = rate.units + 10n ** BigInt(rate.places);
  const units = amount.units * 10n ** BigInt(rate.places + 8);
  return { units: (units * 2n + divisor) / (divisor * 2n), places: amount.places + 8 };
};

const amountOf = (price: Element, text: string, rank: number, notes: NoteTally): ExactDecimal | undefined => {
  if (text === '') {
    notes.add('price-without-amount', price.line);
    return undefined;
  }
  const given = readDecimal(text, price.line, notes);
  const factor = readDecimal(textOf(price, 'PRICE_FACTOR'), price.line, notes) ?? ONE;
  const product = given && times(given, factor);
  if (!product || compare(product, LARGEST) > 0) {
    notes.add('price-amount', price.line);
    return undefined;
  }
  const amount = rank === 0 ? product : withoutTax(product, price, notes);
  if (!amount) return undefined;
  if (amount.units === 0n) {
    notes.add('zero-price', price.line);
    return undefined;
  }
  if (!isExactWith(amount, AMOUNT_PLACES)) notes.add('price-rounded', price.line);
  const rounded = withPlaces(amount, AMOUNT_PLACES);
  if (rounded.units > 0n) return rounded;
  notes.add('price-amount', price.line);
  return undefined;
};

const quantityOf = (
  price: Element,
  base: Element | undefined,
  terms: OrderTerms,
  notes: NoteTally,
): ExactDecimal | undefined => {
  if (!terms.priceQuantity) {
    notes.add('price-quantity', price.line);
    return undefined;
  }
  const unitText = textOf(child(price, 'PRICE_BASE') ?? base, 'PRICE_UNIT');
  if (unitText === '' || unitText === terms.orderUnit || unitText.toUpperCase() === terms.orderUnit.toUpperCase())
    return times(terms.priceQuantity, terms.factor);
  const unit = unitOf(unitText);
  if (unit?.unit === terms.salesUnit) return times(terms.priceQuantity, { units: unit.covers, places: 0 });
  notes.add('price-unit', price.line);
  return undefined;
};

/**
 * Reads a PRODUCT_PRICE; undefined, noted, for what makes no list price.
 * @param base the PRICE_BASE of the prices around it, where ETIM's guideline has it
 */
export const readPrice = (
  price: Element,
  base: Element | undefined,
  terms: OrderTerms,
  catalogue: Catalogue,
  notes: NoteTally,
): Price | undefined => {
  const type = (price.attributes['price_type'] ?? '').trim().toLowerCase();
  const rank = rankOf(type);
  const amountText = textOf(price, 'PRICE_AMOUNT');
  if (amountText !== '' && rank < 0) {
    notes.add('price-type', price.line, type || 'price_type');
    return undefined;
  }
  const amount = amountOf(price, amountText, rank, notes);
  const perQuantity = amount && quantityOf(price, base, terms, notes);
  if (!perQuantity) return undefined;
  const currencyText = textOf(price, 'PRICE_CURRENCY').toUpperCase();
  const currency = currencyText === '' ? catalogue.currency : currencyText;
  const territories = childrenOf(price, 'TERRITORY');
  const named =
    territories.length > 0
      ? territories.flatMap((each) => marketOfTerritory(tidy(each.text)) ?? [])
      : catalogue.markets;
  const known = currency !== undefined && isCurrency(currency) ? currency : undefined;
  const markets = named.filter((market) => marketFacts(market).currency === known);
  if (!known || markets.length === 0) {
    notes.add('price-currency', price.line, currencyText);
    return undefined;
  }
  const bound = readDecimal(textOf(price, 'LOWER_BOUND'), price.line, notes) ?? ONE;
  return { rank, amount, perQuantity, from: times(bound, terms.factor), currency: known, markets, line: price.line };
};
