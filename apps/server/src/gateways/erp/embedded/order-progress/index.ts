/** How far orders and returns of the embedded ERP are. */
export { readDemoReturns } from './demo/index.ts';
export { readOrderProgress } from './read-order-progress.ts';
