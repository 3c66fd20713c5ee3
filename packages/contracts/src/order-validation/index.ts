/** Orders of customers' systems, validated by support. Section 2, "Third-party order validation". */

export * from './change-validation.ts';
export * from './export-validation.ts';
export * from './line.ts';
export * from './read-validations.ts';
export * from './search-log.ts';
export * from './upload.ts';
export * from './validation.ts';
export * from './values.ts';
