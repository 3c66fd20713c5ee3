/** The catalog: its trees, variations and vendors, and the presentation of a material. */
export { askSearch } from './ask-search.ts';
export { type CatalogueAccess, type CatalogueCache, openCatalogueCache } from './catalogue-cache.ts';
export { type CatalogueReader, catalogueReaderOf } from './catalogue-reader.ts';
export type { FacetOverrides } from './facet-visibility/overrides.ts';
export { attributesOf, featureText, presentAttribute, rangeText } from './presenter/attributes.ts';
export { materialImageUrl, presentDocument, presentInfoTag, variationUrl } from './presenter/document.ts';
export { presentDocuments } from './presenter/media.ts';
export {
  DOCUMENT_COLUMNS,
  DOCUMENT_TABLES,
  type DocumentRow,
  findListMarks,
  findVisibleDocuments,
  markDocuments,
} from './queries/find-documents.ts';
export type { MediaRow } from './queries/find-variation.ts';
export { showVariation } from './queries/show-variation.ts';
export { presentVendorLink, vendorUrl } from './queries/vendors.ts';
export type { KnownFeature, KnownNode, Reference } from './reference/reference.ts';
export { publishReferenceChange } from './reference/reference-reader.ts';
export { type CatalogueDeps, catalogueRoutes } from './routes.ts';
export { countMaterials, findNodeAt, presentNodeLink, presentPath, requireNode, showNode } from './show-node.ts';
