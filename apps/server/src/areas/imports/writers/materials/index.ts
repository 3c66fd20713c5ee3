export { numbersOf } from './find.ts';
export { writeAmendments } from './write-amendments.ts';
export { writeMaterials } from './write-materials.ts';
