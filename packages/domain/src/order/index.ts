/** Names and states of orders, carts and materials as SAP and the wire know them. Sections 3 and 9. */
export * from './cart-status.ts';
export * from './download.ts';
export * from './info-tag.ts';
export * from './material-status.ts';
export * from './order-changes.ts';
export * from './order-obstacles.ts';
export * from './order-type.ts';
