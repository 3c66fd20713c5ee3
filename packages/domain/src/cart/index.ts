/** Rules of a cart and its lines other than their quantities. Sections 4 and 5. */
export * from './checkout.ts';
export * from './delivery-machine.ts';
export * from './delivery-mode.ts';
export * from './kit-lines.ts';
export * from './kit-quantities.ts';
export * from './merge.ts';
export * from './order-line-text.ts';
export * from './order-lines/index.ts';
export * from './typed-quantity.ts';
