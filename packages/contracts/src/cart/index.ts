export * from './cart.ts';
export * from './change-details.ts';
export * from './change-lines.ts';
export * from './delivery-texts.ts';
export * from './drafts.ts';
export * from './many-lines.ts';
export * from './read-cart.ts';
