/** Lists of order lines: typed, pasted or read from a file. Section 5, "Multiple order lines". */
export * from './read-order-lines.ts';
export type { OrderLineProblem } from './read-order-record.ts';
