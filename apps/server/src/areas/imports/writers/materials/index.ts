export { type ErpChanges, writeErp } from './erp/index.ts';
export { amendmentFacts } from './facts.ts';
export { numbersOf } from './find.ts';
export { mergedInfoTag, toldInfoTag } from './info-tag.ts';
export { knownReferences, type StoredReferences } from './known-references.ts';
export { addMedia } from './media.ts';
export { ownProduct } from './own-products.ts';
export { resolveReferences } from './resolve-references.ts';
export { recallMaterials, writeMaterials } from './write-materials.ts';
