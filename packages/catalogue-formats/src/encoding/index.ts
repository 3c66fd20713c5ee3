/** Text of files that do not tell, or wrongly tell, how it is encoded. */
export { type DecodedLine, decodeLine, type LineEncoding } from './decode-line.ts';
export { EncodingTally } from './encoding-tally.ts';
