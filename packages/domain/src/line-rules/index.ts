/** The rules of a cart line's quantity. Section 4, "Line quantity validation, in order". */
export * from './apply-proposal.ts';
export * from './check-line.ts';
export * from './judge-lines.ts';
export * from './line.ts';
export * from './packing.ts';
export * from './settle-quantity.ts';
