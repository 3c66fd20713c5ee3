/** Exact decimals: money in ten-thousandths, quantities in thousandths, and how both are shown. */
export type { DecimalText } from './fixed-point.ts';
export * from './money.ts';
export * from './quantity.ts';
