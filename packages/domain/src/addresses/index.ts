/** Where goods go: addresses as they are entered, stored and found. Sections 4 and 5. */

export * from './address-order.ts';
export * from './address-status.ts';
