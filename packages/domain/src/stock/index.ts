/** Stock as it is labelled and shared out. Section 4; decisions, "Prices, stock and orders". */
export * from './allocate.ts';
export * from './delivery-color.ts';
export * from './label.ts';
