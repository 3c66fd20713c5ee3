/** Where goods go: addresses as they are entered, kept and found. Sections 4 and 5. */
export * from './address-status.ts';
export * from './distance.ts';
export * from './latest-addresses.ts';
export * from './postal-code.ts';
export * from './validate-address.ts';
