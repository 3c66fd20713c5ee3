/** Orders as other systems write and read them. What is read is refused by value, never by throwing. */

export { readCsvOrder, readSheetOrder, type TableOrderReading } from './csv/table-order.ts';
export * from './cxml/index.ts';
export { readEdifactOrders } from './edifact/read-edifact-orders.ts';
export { type InterchangeFacts, writeEdifactOrder } from './edifact/write-edifact-order.ts';
export { readEfonelfoOrders } from './efonelfo/read-efonelfo-orders.ts';
export { writeEfonelfoOrder } from './efonelfo/write-efonelfo-order.ts';
export { decodeUnknown } from './encoding.ts';
export * from './json/write-json-order.ts';
export { type OciCall, type OciFunction, readOciCall } from './oci/read-call.ts';
export { type FormField, type OciCart, type OciItem, type OciVersion, writeOciItems } from './oci/write-items.ts';
export * from './order.ts';
export type { FaultValues, OrderFault, OrderRefusal, Place, Reading, ReadOrders } from './reading.ts';
export * from './registry.ts';
export { checkReturnUrl, type ReturnUrlRules } from './return-url.ts';
export { readUblOrder } from './ubl/read-ubl-order.ts';
export { writeUblOrder } from './ubl/write-ubl-order.ts';
