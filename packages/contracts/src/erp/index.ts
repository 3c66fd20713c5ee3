export * from './cart-prices.ts';
export * from './delivery-dates.ts';
export * from './demo-weather.ts';
export * from './price-entry.ts';
export * from './prices.ts';
export * from './remnants.ts';
export * from './soft-bundles.ts';
export * from './stock.ts';
