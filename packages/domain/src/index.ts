/** Rules that are true of the shop whoever asks: pure functions, used by the server to decide and the page to answer. */
export * from './accounting/index.ts';
export * from './addresses/index.ts';
export * from './cart/index.ts';
export * from './decimal/index.ts';
export * from './delivery/index.ts';
export * from './delivery-type.ts';
export * from './line-rules/index.ts';
export * from './markets.ts';
export * from './numbers/index.ts';
export * from './order/index.ts';
export * from './order-table/index.ts';
export * from './order-validation/index.ts';
export * from './payment/index.ts';
export * from './price/index.ts';
export * from './stock/index.ts';
export * from './supply/index.ts';
export * from './units/index.ts';
