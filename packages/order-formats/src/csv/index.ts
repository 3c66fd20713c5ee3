/** Order lines of tables. */
export { readCsvOrder } from './read-csv-order.ts';
export { readSheetOrder } from './read-sheet-order.ts';
