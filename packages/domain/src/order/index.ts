/** Names and states of orders, carts and materials as SAP and the wire know them. Sections 3 and 9. */

export * from './download.ts';
export * from './order-changes.ts';
export * from './order-obstacles.ts';
export * from './wire-names.ts';
