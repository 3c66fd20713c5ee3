/** Order lines of tables. */
export { readCsvOrder } from './read-csv-order.ts';
