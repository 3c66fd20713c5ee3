/** Where orders of the embedded ERP stand. */
export { readOrderProgress } from './read-order-progress.ts';
