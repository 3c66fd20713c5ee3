export { recallAmendments, writeAmendments } from './write-amendments.ts';
