/** What customers account their order lines on. Section 3, "Accounting-string record". */
export * from './accounting-string.ts';
