/** A file's bytes as lines. */

export { withoutBom } from './bom.ts';
export { type FileLine, LineSplitter } from './line-splitter.ts';
