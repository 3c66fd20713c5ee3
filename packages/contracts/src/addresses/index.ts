export * from './address-choice.ts';
export * from './get-user-addresses.ts';
export * from './latest-addresses.ts';
export * from './one-time-address.ts';
