/** List prices of a product. */
export { readListPrices } from './read-prices.ts';
