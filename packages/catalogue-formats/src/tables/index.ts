/** Rows of separated text (CSV, TSV), read line by line whatever encodes and separates them. */
export { type Delimiter, delimiterOf, headerCells } from './delimiter.ts';
export { type HeadedTable, readTable, type TableBody, type TableRow } from './read-table.ts';
export { startOf } from './start-of.ts';
