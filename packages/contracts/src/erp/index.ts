export * from './demo-weather.ts';
export * from './get-cart-price.ts';
export * from './get-delivery-dates.ts';
export * from './get-price.ts';
export * from './get-remnants.ts';
export * from './get-stock.ts';
export * from './price-entry.ts';
export * from './soft-bundle-prices.ts';
