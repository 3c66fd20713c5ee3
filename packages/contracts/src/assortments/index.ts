export * from './assortments.ts';
export * from './customers.ts';
