/** Numbers of materials as they are written, compared and checked. */
export * from './blank.ts';
export * from './code-128.ts';
export * from './gtin.ts';
export * from './normalise.ts';
export * from './packaging.ts';
export * from './preferred-number.ts';
