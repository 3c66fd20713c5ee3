import { type Quantity, quantityOf } from '../decimal/index.ts';
import type { LineFacts } from './line.ts';
import { leastAllowed, packingOf, wholePackagesOf } from './packing.ts';

const ONE = quantityOf(1);

/**
 * The quantity that a material is offered with before anybody has chosen one: the least that minimum and multiplum allow,
 * of goods that are cut the least of whole packages, so that no cut and no fee is due. Of a carton that was scanned or typed
 * it is the least that covers its pieces.
 */
export const presetQuantity = (line: LineFacts, pieces?: Quantity): Quantity => {
  if (pieces !== undefined) return leastAllowed(packingOf(line), pieces) ?? pieces;
  const packages = wholePackagesOf(line);
  return (packages && leastAllowed(packages, ONE)) ?? leastAllowed(packingOf(line), ONE) ?? ONE;
};
