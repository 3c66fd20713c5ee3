export { writeErp } from './erp/index.ts';
export { numbersOf } from './find.ts';
export { mergedInfoTag, toldInfoTag } from './info-tag.ts';
export { addMedia } from './media.ts';
export { ownProduct } from './own-products.ts';
export { BY_SUPPLIER_NUMBERS, resolveReferences } from './resolve-references.ts';
export { writeMaterials } from './write-materials.ts';
