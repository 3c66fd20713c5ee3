/** The pricing procedure and a cart's totals. Decisions, "Prices, stock and orders". */

export * from './cart-totals.ts';
export * from './freight.ts';
export * from './price-line.ts';
export * from './savings.ts';
export * from './scales-and-campaigns.ts';
export * from './shown-prices.ts';
