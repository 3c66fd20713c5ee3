/** The pricing procedure and a cart's totals. Decisions, "Prices, stock and orders". */
export * from './amount-parts.ts';
export * from './bundles.ts';
export * from './campaign.ts';
export * from './cart-totals.ts';
export * from './concept-saving.ts';
export * from './discount-in-force.ts';
export * from './freight.ts';
export * from './freight-build-up.ts';
export * from './gift.ts';
export * from './price-line.ts';
export * from './scales.ts';
export * from './shown-unit-price.ts';
