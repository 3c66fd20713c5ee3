export * from './assortments.ts';
export * from './customers.ts';
export * from './relations.ts';
export * from './see-as.ts';
