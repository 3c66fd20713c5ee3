import { MARKETS, type Market } from '@grossist/domain';
import { writeDecimal } from '../../decimals/index.ts';
import type { ListPrice } from '../../records.ts';
import { child, childrenOf, type Element } from '../../xml/index.ts';
import type { Catalogue } from '../catalogue.ts';
import type { NoteTally } from '../note-tally.ts';
import { compare, isQuantity } from '../numbers.ts';
import type { OrderTerms } from '../order-terms.ts';
import { periodThatCounts } from './periods.ts';
import { type Price, readPrice } from './read-price.ts';

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
