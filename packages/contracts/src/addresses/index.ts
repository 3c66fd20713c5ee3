export * from './account-addresses.ts';
export * from './address-choice.ts';
export * from './latest-addresses.ts';
export * from './one-time-addresses.ts';
