/** The pricing procedure and a cart's totals. Decisions, "Prices, stock and orders". */
export * from './cart-totals.ts';
export * from './freight.ts';
export * from './price-line.ts';
