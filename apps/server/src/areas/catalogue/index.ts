/** Finding one's way in the catalogue: its trees, its variations, and how a material is shown to anybody. */
export { askSearch } from './ask-search.ts';
export { type CatalogueReader, catalogueReaderOf } from './catalogue-reader.ts';
export { FACET_NAMES, FLAG_NAMES } from './data/words.ts';
export { presentDocument } from './presenter/document.ts';
export { featureText, rangeText } from './presenter/feature-text.ts';
export { presentNodeLink } from './presenter/node.ts';
export { type DocumentRow, findDocuments } from './queries/find-documents.ts';
export { requireNode } from './queries/find-node.ts';
export { type KnownFeature, type Reference, referenceOf } from './reference/index.ts';
export { type CatalogueDeps, catalogueRoutes } from './routes.ts';
export { showNode } from './show-node.ts';
