/** What becomes of the lines of a document. */

export { type Assessment, assess, type ToAssess } from './assess.ts';
export { storedPriceOf } from './judge-prices.ts';
export { onClearance, ordinary } from './line-price.ts';
