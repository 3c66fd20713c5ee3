export * from './bulk-additions.ts';
export * from './cart.ts';
export * from './cart-delivery.ts';
export * from './cart-details.ts';
export * from './cart-files.ts';
export * from './cart-lines.ts';
export * from './drafts.ts';
export * from './line-changes.ts';
