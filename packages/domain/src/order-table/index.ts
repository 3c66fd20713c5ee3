/** Tables of order lines: typed, pasted or read from a file. Section 5, "Multiple order lines". */

export * from './cells.ts';
export type { ColumnKind } from './data/header-words.ts';
export type { IdentifierColumn, SheetCell } from './layout.ts';
export { type DecimalSign, decimalSignOf, readNumberText } from './number-text.ts';
export * from './read-order-table.ts';
export type { TableRecord } from './table-record.ts';
