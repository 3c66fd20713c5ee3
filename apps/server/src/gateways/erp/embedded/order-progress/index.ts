/** Where orders of the embedded ERP stand, and what goes back of them. */
export { readOrderProgress } from './read-order-progress.ts';
export { readReturnProgress } from './read-return-progress.ts';
