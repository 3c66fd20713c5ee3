/** Exact decimals and dates as machines write them. */
export * from './dates.ts';
export * from './read-number.ts';
export * from './write-number.ts';
