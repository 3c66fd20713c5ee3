import { MARKETS, marketFacts } from '@grossist/domain';
import { importMessage } from '../../import-message.ts';
import { Refusal } from '../../read-events.ts';
import { capitals, code, date, dates, number, numbers } from '../cells.ts';
import { type Column, column, type Draft, listIn, textIn, textsIn, withFields } from '../column.ts';

export const PRICES: readonly Column[] = [
  column('list_price', 'listPrices.0.amount', number, 'price'),
  column('price_market', 'listPrices.0.market', capitals),
  column('currency', 'listPrices.0.currency', capitals),
  column('price_quantity', 'listPrices.0.perQuantity', number, 'price_unit', 'per_quantity'),
  column('valid_from', 'listPrices.0.validFrom', date),
  column('scale_quantities', 'listPrices.0.scaleQuantities', numbers),
  column('scale_prices', 'listPrices.0.scalePrices', numbers),
];

export const STOCK: readonly Column[] = [
  column('plant', 'stock.0.plant', code),
  column('atp', 'stock.0.atp', number, 'stock', 'available'),
  column('incoming_dates', 'stock.0.incomingDates', dates, 'incoming_date'),
  column('incoming_quantities', 'stock.0.incomingQuantities', numbers, 'incoming_quantity'),
  column('fastbox', 'stock.0.fastbox', number),
  column('clearance', 'stock.0.clearance', number, 'clearance_quantity'),
];

const together = (first: readonly string[], second: readonly string[], columns: string): [string, string][] => {
  if (first.length === second.length) return first.map((one, index) => [one, second[index] ?? '']);
  throw new Refusal(
    'cell',
    importMessage`${columns} have ${first.length} and ${second.length} values: the numbers differ`,
  );
};

const currencyOf = (market: string | undefined): string | undefined => {
  const known = MARKETS.find((one) => one === market);
  return known && marketFacts(known).currency;
};

const priceOf = (price: Draft, onlyMarket: string | undefined): Draft => {
  const { scaleQuantities: _quantities, scalePrices: _prices, ...rest } = price;
  const scales = together(
    textsIn(price, 'scaleQuantities'),
    textsIn(price, 'scalePrices'),
    'scale_quantities and scale_prices',
  );
  const market = textIn(price, 'market') ?? onlyMarket;
  if (market === undefined) {
    throw new Refusal(
      'cell',
      importMessage`a list price belongs to one market: give it in price_market`,
      'price_market',
    );
  }
  return withFields(rest, {
    market,
    currency: textIn(price, 'currency') ?? currencyOf(market),
    perQuantity: textIn(price, 'perQuantity') ?? '1',
    scales: scales.length === 0 ? undefined : scales.map(([fromQuantity, amount]) => ({ fromQuantity, amount })),
  });
};

const stockOf = (stock: Draft): Draft => {
  const { incomingDates: _dates, incomingQuantities: _quantities, ...rest } = stock;
  const incoming = together(
    textsIn(stock, 'incomingDates'),
    textsIn(stock, 'incomingQuantities'),
    'incoming_dates and incoming_quantities',
  );
  return withFields(rest, {
    incoming: incoming.length === 0 ? undefined : incoming.map(([day, quantity]) => ({ date: day, quantity })),
  });
};

const filled = (draft: Draft, name: string, needed: string): Draft[] =>
  listIn(draft, name).filter((one) => one[needed] !== undefined);

/** Price and stock as the record has them; a row whose price or quantity is empty has none. */
export const withPriceAndStock = (draft: Draft, onlyMarket: string | undefined): Draft => {
  const prices = filled(draft, 'listPrices', 'amount').map((price) => priceOf(price, onlyMarket));
  const stock = filled(draft, 'stock', 'atp').map(stockOf);
  return withFields(draft, {
    listPrices: prices.length === 0 ? undefined : prices,
    stock: stock.length === 0 ? undefined : stock,
  });
};
