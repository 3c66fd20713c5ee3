/** A file's bytes as lines. */
export { type FileLine, LineSplitter } from './line-splitter.ts';
export { withoutBom } from './bom.ts';
