export * from './catalogue-node.ts';
export * from './variation-details.ts';
