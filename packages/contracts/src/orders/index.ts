export * from './create-order.ts';
export * from './read-orders.ts';
