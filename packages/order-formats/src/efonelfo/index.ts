/** Order files of the Norwegian trade: EFONELFO 4.0. */
export { readEfonelfoOrders } from './read-efonelfo-orders.ts';
export { writeEfonelfoOrder } from './write-efonelfo-order.ts';
