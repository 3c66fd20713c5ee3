/** Rules of a cart and its lines other than their quantities. Sections 4 and 5. */

export * from './cart-delivery.ts';
export * from './cart-lines.ts';
export * from './checkout.ts';
export * from './order-lines.ts';
export * from './typed-quantity.ts';
