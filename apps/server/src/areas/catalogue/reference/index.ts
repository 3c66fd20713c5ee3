/** Nodes, classes, features and suppliers of the catalogue, kept in memory. */
export type { KnownFeature, KnownNode, Reference } from './reference.ts';
export { referenceOf } from './reference-of.ts';
