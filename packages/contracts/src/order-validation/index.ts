/** Orders of customers' systems, validated by support. Section 2, "Third-party order validation". */

export * from './order-uploads.ts';
export * from './validated-line.ts';
export * from './validation.ts';
export * from './validation-changes.ts';
export * from './validations.ts';
