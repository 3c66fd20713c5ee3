/** What becomes of the lines of an order that a customer's own system wrote. Sections 2 and 3. */
export * from './candidates.ts';
export * from './judge-line.ts';
export * from './price-difference.ts';
export * from './sales-quantity.ts';
