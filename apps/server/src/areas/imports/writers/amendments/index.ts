export { writeAmendments } from './write-amendments.ts';
