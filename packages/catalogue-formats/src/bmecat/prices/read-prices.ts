import { MARKETS, type Market } from '@grossist/domain';
import { writeDecimal } from '../../decimals/index.ts';
import type { ListPrice } from '../../records.ts';
import { child, childrenOf, type Element } from '../../xml/index.ts';
import type { Catalogue } from '../catalogue.ts';
import type { NoteTally } from '../note-tally.ts';
import { compare, isQuantity, times } from '../numbers.ts';
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

const listPriceOf = (
  market: Market,
  all: readonly Price[],
  terms: OrderTerms,
  validFrom: string | undefined,
  notes: NoteTally,
): ListPrice[] => {
  const rank = Math.min(...all.map((price) => price.rank));
  const prices = all.filter((price) => price.rank === rank).toSorted((left, right) => compare(left.from, right.from));
  const [base] = prices;
  if (!base) return [];
  if (!isQuantity(base.perQuantity)) {
    notes.add('price-quantity', base.line);
    return [];
  }
  if (compare(base.from, times({ units: 1n, places: 0 }, terms.factor)) > 0)
    notes.add('price-from-quantity', base.line);
  const scales = scalesOf(prices, base, notes);
  return [
    {
      market,
      currency: base.currency,
      amount: writeDecimal(base.amount, 2),
      perQuantity: writeDecimal(base.perQuantity),
      ...(validFrom === undefined ? {} : { validFrom }),
      ...(scales ? { scales } : {}),
    },
  ];
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
  const prices = details
    .flatMap((block) => {
      const base = child(block, 'PRICE_BASE');
      return childrenOf(block, 'PRODUCT_PRICE').map((price) => ({ price, base }));
    })
    .flatMap(({ price, base }) => readPrice(price, base, terms, catalogue, notes) ?? []);
  return MARKETS.flatMap((market) =>
    listPriceOf(
      market,
      prices.filter((price) => price.markets.includes(market)),
      terms,
      validFrom,
      notes,
    ),
  );
};
