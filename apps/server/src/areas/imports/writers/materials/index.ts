export { writeAmendments } from './write-amendments.ts';
export { numbersOf } from './find.ts';
export { writeMaterials } from './write-materials.ts';
