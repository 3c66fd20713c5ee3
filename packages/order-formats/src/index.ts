/** Orders as other systems write and read them. What is read is refused by value, never by throwing. */

export { readCsvOrder, readSheetOrder, type TableOrderReading } from './csv/index.ts';
export * from './cxml/index.ts';
export * from './edifact/index.ts';
export * from './efonelfo/index.ts';
export * from './json/index.ts';
export * from './oci/index.ts';
export type * from './order.ts';
export type { FaultValues, OrderFault, OrderRefusal, Place, Reading, ReadOrders } from './reading.ts';
export * from './registry.ts';
export { checkReturnUrl, type ReturnUrlRules } from './return-url.ts';
export { decodeUntold } from './text/index.ts';
export { type OrderTotals, totalsOf, type VatShare } from './totals.ts';
export * from './ubl/index.ts';
