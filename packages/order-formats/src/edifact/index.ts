/** Orders of EDIFACT: ORDERS D96A. */
export { readEdifactOrders } from './read-edifact-orders.ts';
export { type InterchangeFacts, writeEdifactOrder } from './write-edifact-order.ts';
