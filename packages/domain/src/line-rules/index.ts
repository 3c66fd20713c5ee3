/** The rules of a cart line's quantity. Section 4, "Line quantity validation, in order". */
export * from './apply-proposal.ts';
export * from './check-line.ts';
export * from './cut-ways.ts';
export * from './direct-delivery.ts';
export * from './judge-lines.ts';
export type * from './line.ts';
export { bindingPacking, leastAllowed } from './packing.ts';
export * from './preset-quantity.ts';
export { remnantPieces } from './remnant.ts';
export * from './sales-unit.ts';
export * from './settle-adding.ts';
export * from './settle-quantity.ts';
export * from './smart-kit-item.ts';
