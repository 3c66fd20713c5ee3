/** Finding one's way in the catalogue: its trees, its variations, and how a material is shown to anybody. */
export { askSearch } from './ask-search.ts';
export { type CatalogueReader, catalogueReaderOf } from './catalogue-reader.ts';
export { FACET_NAMES, FLAG_NAMES } from './data/words.ts';
export { type FacetOverrides, facetOverridesOf, followFacetOverrides } from './facet-visibility/index.ts';
export { attributesOf, presentAttribute } from './presenter/attributes.ts';
export { materialImageUrl, presentDocument, variationUrl } from './presenter/document.ts';
export { featureText, rangeText } from './presenter/feature-text.ts';
export { presentNodeLink, presentPath } from './presenter/node.ts';
export { presentVendorLink, vendorUrl } from './presenter/vendor-link.ts';
export { countMaterials } from './queries/count-materials.ts';
export { type DocumentRow, findDocuments } from './queries/find-documents.ts';
export { type Favorites, findFavorites, markFavorites } from './queries/find-favorites.ts';
export { findNodeAt, requireNode } from './queries/find-node.ts';
export { findVisibleDocuments } from './queries/find-visible-documents.ts';
export { keepDocuments } from './queries/kept-documents.ts';
export { type KnownFeature, type KnownNode, type Reference, referenceOf } from './reference/index.ts';
export { type CatalogueDeps, catalogueRoutes } from './routes.ts';
export { showNode } from './show-node.ts';
