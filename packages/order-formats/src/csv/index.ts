/** Order lines of tables. */
export type { TableOrderReading } from './order-of-table.ts';
export { readCsvOrder } from './read-csv-order.ts';
export { readSheetOrder } from './read-sheet-order.ts';
