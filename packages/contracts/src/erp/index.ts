export * from './cart-prices.ts';
export * from './price-entry.ts';
export * from './prices-and-stock.ts';
export * from './remnants.ts';
export * from './simulated-outage.ts';
export * from './soft-bundles.ts';
