import { NO_QUANTITY, type Quantity, quantityOfThousandths } from '../decimal/index.ts';
import type { Remnant } from './line.ts';

const piecesOf = ({ pieces = 1 }: Remnant): number => Math.max(0, Math.floor(pieces));

/** What all pieces are long together. */
export const remnantsHold = (remnant: Remnant): Quantity =>
  quantityOfThousandths(Math.min(remnant.length * piecesOf(remnant), Number.MAX_SAFE_INTEGER));

/** How many pieces a quantity takes; a part of one counts as one. */
export const remnantPieces = (length: Quantity, quantity: Quantity): number =>
  length > 0 && quantity > 0 ? Math.ceil(quantity / length) : 0;

/** The greatest quantity of at most `wanted` that the pieces give: up to one length any, beyond it whole pieces. */
export const greatestOfRemnants = (remnant: Remnant, wanted: Quantity): Quantity => {
  const pieces = piecesOf(remnant);
  if (remnant.length <= 0 || pieces === 0) return NO_QUANTITY;
  if (wanted <= remnant.length) return wanted;
  return quantityOfThousandths(remnant.length * Math.min(pieces, Math.floor(wanted / remnant.length)));
};
