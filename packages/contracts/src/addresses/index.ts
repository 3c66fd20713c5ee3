export * from './delivery-addresses.ts';
export * from './one-time-addresses.ts';
