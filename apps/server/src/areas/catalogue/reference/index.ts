/** Nodes, classes, features and suppliers of the catalogue, cached in memory. */
export type { KnownFeature, KnownNode, Reference } from './reference.ts';
export { publishReferenceChange, REFERENCE_CHANGES, referenceReader } from './reference-reader.ts';
