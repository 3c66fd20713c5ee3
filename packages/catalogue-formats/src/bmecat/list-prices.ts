/** List prices of a product. */

import { MARKETS, type Market } from '@grossist/domain';
import { type ExactDecimal, withPlaces, writeDecimal } from '../implied-decimal.ts';
import type { ListPrice, MaterialRecord } from '../records.ts';
import { child, childrenOf, type Element, textOf, within } from '../xml/element.ts';
import type { Catalogue } from './catalogue.ts';
import { isCurrency } from './markets.ts';
import type { NoteTally } from './note-tally.ts';
import type { OrderTerms } from './order-terms.ts';
import { type Price, readPrice } from './price.ts';
import { compare, dateOf, dateTextOf, isQuantity, readDecimal, times } from './values.ts';

interface Period {
  details: Element;
  from: string | undefined;
  to: string | undefined;
}

const readDate = (details: Element, type: string, name: string, notes: NoteTally): string | undefined => {
  const text = dateTextOf(details, type, name);
  const date = dateOf(text);
  if (text !== '' && date === undefined) notes.add('price-date', details.line);
  return date;
};

const periodOf = (details: Element, notes: NoteTally): Period => ({
  details,
  from: readDate(details, 'valid_start_date', 'VALID_START_DATE', notes),
  to: readDate(details, 'valid_end_date', 'VALID_END_DATE', notes),
});

/**
 * The PRODUCT_PRICE_DETAILS whose prices count: those of the catalogue's day, else of the next period to come; of a
 * catalogue without a day the first. Several count when they are of the same period.
 */
const periodThatCounts = (
  all: readonly Element[],
  day: string | undefined,
  notes: NoteTally,
): { details: Element[]; validFrom: string | undefined } => {
  const fixed = all.filter((details) => {
    const isDaily = textOf(details, 'DAILY_PRICE').toLowerCase() === 'true';
    if (isDaily) notes.add('daily-price', details.line);
    return !isDaily;
  });
  const periods = fixed.map((details) => periodOf(details, notes));
  const open = periods.filter(({ to }) => day === undefined || to === undefined || to >= day);
  const now = open.filter(({ from }) => day === undefined || from === undefined || from <= day);
  // Of periods that have begun the one that began last, of those to come the next.
  const byStart = (left: Period, right: Period): number => {
    const [one, other] = [left.from ?? '', right.from ?? ''];
    return one < other ? -1 : one > other ? 1 : 0;
  };
  const chosen = day === undefined ? open[0] : (now.toSorted(byStart).at(-1) ?? open.toSorted(byStart)[0]);
  const isChosen = ({ from, to }: Period): boolean => chosen?.from === from && chosen?.to === to;
  const same = chosen ? periods.filter(isChosen) : [];
  for (const { details } of periods.filter((period) => !chosen || !isChosen(period)))
    notes.add('price-period', details.line);
  return { details: same.map(({ details }) => details), validFrom: chosen?.from };
};

const MOST_SCALES = 50;

const scalesOf = (prices: readonly Price[], base: Price, notes: NoteTally): ListPrice['scales'] => {
  const scales = [];
  let last = base;
  for (const price of prices.slice(1)) {
    const isUsable = isQuantity(price.from) && compare(price.perQuantity, base.perQuantity) === 0;
    if (!isUsable || compare(price.from, last.from) <= 0 || scales.length >= MOST_SCALES) {
      notes.add('price-repeated', price.line);
      continue;
    }
    scales.push({ fromQuantity: writeDecimal(price.from), amount: writeDecimal(price.amount, 2) });
    last = price;
  }
  return scales.length > 0 ? scales : undefined;
};

/** Those of the rank that counts, the one for the smallest quantity first. */
const pricesThatCount = (prices: readonly Price[]): readonly Price[] => {
  const rank = prices.reduce((lowest, price) => Math.min(lowest, price.rank), Number.POSITIVE_INFINITY);
  const ofRank = prices.every((price) => price.rank === rank) ? prices : prices.filter((price) => price.rank === rank);
  return ofRank.length > 1 ? ofRank.toSorted((left, right) => compare(left.from, right.from)) : ofRank;
};

const listPriceOf = (
  market: Market,
  prices: readonly Price[],
  terms: OrderTerms,
  validFrom: string | undefined,
  notes: NoteTally,
): ListPrice | undefined => {
  const [base] = prices;
  if (!base) return undefined;
  if (!isQuantity(base.perQuantity)) {
    notes.add('price-quantity', base.line);
    return undefined;
  }
  if (compare(base.from, terms.factor) > 0) notes.add('price-from-quantity', base.line);
  const listed: ListPrice = {
    market,
    currency: base.currency,
    amount: writeDecimal(base.amount, 2),
    perQuantity: writeDecimal(base.perQuantity),
  };
  if (validFrom !== undefined) listed.validFrom = validFrom;
  const scales = scalesOf(prices, base, notes);
  if (scales) listed.scales = scales;
  return listed;
};

/** The list prices of a product, one for each market that it has one in. */
export const readListPrices = (
  product: Element,
  terms: OrderTerms,
  catalogue: Catalogue,
  notes: NoteTally,
): ListPrice[] => {
  const blocks = childrenOf(product, 'PRODUCT_PRICE_DETAILS');
  if (blocks.length === 0) return [];
  const { details, validFrom } = periodThatCounts(blocks, catalogue.day, notes);
  const prices: Price[] = [];
  for (const block of details) {
    const base = child(block, 'PRICE_BASE');
    for (const each of childrenOf(block, 'PRODUCT_PRICE')) {
      const price = readPrice(each, base, terms, catalogue, notes);
      if (price) prices.push(price);
    }
  }
  const listed: ListPrice[] = [];
  for (const market of MARKETS) {
    const ofMarket = prices.filter((price) => price.markets.includes(market));
    const listPrice = listPriceOf(market, pricesThatCount(ofMarket), terms, validFrom, notes);
    if (listPrice) listed.push(listPrice);
  }
  return listed;
};

/** What makes a surcharge depend on the day, so that it has no fixed amount. */
const MOVING = [
  'UDX.EDXF.SURCHARGE_PERCENTAGE',
  'UDX.EDXF.MATERIAL_BASIS',
  'UDX.EDXF.MATERIAL_BASIS_WEIGHT',
  'UDX.EDXF.MATERIAL_BASIS_SURCHARGE_THRESHOLD',
] as const;

/** Decimals of a duty for one unit of sale. */
const PLACES = 4;

const divided = (amount: ExactDecimal, by: ExactDecimal): ExactDecimal => {
  const more = 10n ** BigInt(PLACES + 1 + by.places);
  return withPlaces({ units: (amount.units * more) / by.units, places: amount.places + PLACES + 1 }, PLACES);
};

/**
 * Surcharges that are fixed amounts (UDX.EDXF.SURCHARGE_PRICE_AMOUNT: WEEE, batteries), which the file tells for its
 * PRICE_QUANTITY, summed for one unit of sale in the file's currency; undefined when there are none.
 */
export const readSurcharges = (
  product: Element,
  { priceQuantity, factor }: OrderTerms,
  { currency }: Catalogue,
  notes: NoteTally,
): MaterialRecord['duties'] => {
  const perQuantity = priceQuantity && times(priceQuantity, factor);
  let total: ExactDecimal = { units: 0n, places: PLACES };
  for (const surcharge of within(child(product, 'USER_DEFINED_EXTENSIONS'), 'UDX.EDXF.SURCHARGE')) {
    const amount = readDecimal(textOf(surcharge, 'UDX.EDXF.SURCHARGE_PRICE_AMOUNT'), surcharge.line, notes);
    const isMoving = MOVING.some((name) => textOf(surcharge, name) !== '');
    if (amount === undefined || isMoving || perQuantity === undefined)
      notes.add('surcharge', surcharge.line, textOf(surcharge, 'UDX.EDXF.SURCHARGE_TYPE'));
    else total = { units: total.units + divided(amount, perQuantity).units, places: PLACES };
  }
  if (total.units === 0n || currency === undefined || !isCurrency(currency)) return undefined;
  return { [currency]: writeDecimal(total, 2) };
};
