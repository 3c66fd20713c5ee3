/** Decimals as texts: exact, without floats. */
export * from './implied-decimal.ts';
export * from './write-units.ts';
