/** What of a material is sent to the cluster, and how it is written. */
export { documentOf, type IndexedDocument } from './document-of.ts';
export { boundToken, type FacetPair, facetStart, pairField, pairToken, parseToken } from './pairs.ts';
export { endToken, NEUTRAL, stemToken, TAG_LENGTH, type Tag, termToken } from './words.ts';
