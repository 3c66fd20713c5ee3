export * from './get-cart-price.ts';
export * from './get-price.ts';
export * from './price-entry.ts';
