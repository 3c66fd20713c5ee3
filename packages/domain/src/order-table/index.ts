/** Tables of order lines: typed, pasted or read from a file. Section 5, "Multiple order lines". */
export type { ColumnKind } from './data/header-words.ts';
export { decimalSignOf } from './decimal-sign.ts';
export type { IdentifierColumn } from './find-header.ts';
export * from './formula-guard.ts';
export { type DecimalSign, readNumberText } from './number-text.ts';
export * from './read-order-table.ts';
export type { TableRecord } from './table-record.ts';
export type { SheetCell } from './table-row.ts';
