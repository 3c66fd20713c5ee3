/** Numbers of materials as they are written, compared and checked. */
export * from './blank.ts';
export * from './gtin.ts';
export * from './normalise.ts';
