/** Features of products: those of ETIM as features, others as lines of text. */
export { DefinedNames } from './defined-names.ts';
export { FeatureTally } from './feature-tally.ts';
export { type ReadFeatures, readFeatures } from './read-features.ts';
