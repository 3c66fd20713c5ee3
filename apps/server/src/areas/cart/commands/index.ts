export * from './add-kits.ts';
export * from './add-order-lines.ts';
export * from './add-queued-items.ts';
export * from './add-to-cart.ts';
export * from './change-lines.ts';
export * from './convert-to-concept.ts';
export * from './remove-lines.ts';
export * from './update-cart-details.ts';
