import { NO_QUANTITY, type Quantity, remaining } from '../decimal/index.ts';
import type { LineFacts, LineVerdict, Proposal } from './line.ts';
import {
  bindingPacking,
  fits,
  greatestAllowed,
  leastAllowed,
  mustBeWholePackages,
  type Packing,
  packingOf,
  wholePackagesOf,
} from './packing.ts';
import { splitClearance } from './split-clearance.ts';

type Rule = (line: LineFacts, wanted: Quantity) => LineVerdict | undefined;

const TOO_LARGE: LineVerdict = { outcome: 'refused', reason: 'too-large' };

const rounding: Rule = (line, wanted) => {
  const packing = packingOf(line);
  if (fits(packing, wanted)) return undefined;
  const proposedQuantity = leastAllowed(packing, wanted);
  if (proposedQuantity === undefined) return TOO_LARGE;
  const { minQuantity, multiplum } = line;
  return { outcome: 'proposed', kind: 'rounding', wanted, proposedQuantity, minQuantity, multiplum };
};

const leavesACut = (line: LineFacts, wanted: Quantity): boolean =>
  line.cableCutAllowed && !line.isRemnant && line.packageSize > 0 && wanted % line.packageSize !== 0;

const cableCut: Rule = (line, wanted) => {
  if (!leavesACut(line, wanted)) return undefined;
  const mayCut = !mustBeWholePackages(line);
  if (mayCut && line.cableCutAccepted) return undefined;
  const packing = wholePackagesOf(line);
  const wholePackages = packing && leastAllowed(packing, wanted);
  const proposedQuantity = mayCut ? wanted : wholePackages;
  if (proposedQuantity === undefined) return TOO_LARGE;
  const { packageSize } = line;
  return { outcome: 'proposed', kind: 'cable-cut', wanted, proposedQuantity, packageSize, wholePackages, mayCut };
};

const capped = (
  kind: 'phased-out' | 'fastbox',
  packing: Packing | undefined,
  wanted: Quantity,
  available: Quantity,
): Proposal | undefined =>
  wanted <= available
    ? undefined
    : { outcome: 'proposed', kind, wanted, proposedQuantity: greatestAllowed(packing, available), available };

const phasedOut: Rule = (line, wanted) =>
  line.isPhasedOut && line.atp !== undefined
    ? capped('phased-out', bindingPacking(line), wanted, remaining(line.atp, line.inCartElsewhere ?? NO_QUANTITY))
    : undefined;

const clearance: Rule = (line, wanted) => {
  if (!line.isOnClearanceSale || line.clearanceStock === undefined) return undefined;
  const available = remaining(line.clearanceStock, line.clearanceInCartElsewhere ?? NO_QUANTITY);
  if (wanted <= available) return undefined;
  const split = splitClearance(bindingPacking(line), wanted, available);
  return {
    outcome: 'proposed',
    kind: 'clearance-split',
    wanted,
    proposedQuantity: split.clearance,
    available,
    split,
  };
};

const fastbox: Rule = (line, wanted) =>
  line.deliveryType === 'fastbox' && line.fastboxAtp !== undefined
    ? capped('fastbox', bindingPacking(line), wanted, remaining(line.fastboxAtp, line.inCartElsewhere ?? NO_QUANTITY))
    : undefined;

/** The order is the specification's. */
const RULES: readonly Rule[] = [rounding, cableCut, phasedOut, clearance, fastbox];

/**
 * Judges a wanted quantity: accepted, refused, or the first rule's proposal. Section 4, "Line quantity validation".
 *
 * - A minimum that is no multiple of the multiplum: the least multiple above it is the least quantity sold.
 * - Cable cut only warns: applied, the quantity stays and the fee is due. In a fastbox cart it rounds to packages.
 * - Capped quantities keep to minimum and multiplum; where stock is below the least quantity sold, 0 is proposed.
 */
export const checkLine = (line: LineFacts, wanted: Quantity): LineVerdict => {
  if (wanted <= 0) return { outcome: 'refused', reason: 'not-positive' };
  for (const rule of RULES) {
    const verdict = rule(line, wanted);
    if (verdict) return verdict;
  }
  return { outcome: 'accepted', quantity: wanted, cableCut: leavesACut(line, wanted) };
};

/** What addToCart puts into the cart for a wanted quantity. */
export interface RoundedLine {
  quantity: Quantity;
  /** Differs from what was wanted, which the answer says. */
  changed: boolean;
  /** The quantity is cut from a package, and its fee is due. */
  cableCut: boolean;
}

/**
 * Rounds up at once to what is sold: minimum and multiplum, in a fastbox cart also whole packages. Stock is not
 * asked. [cart-10, cart-23] Undefined when 0 or less is wanted or the next allowed quantity cannot be counted (422).
 */
export const roundedUp = (line: LineFacts, wanted: Quantity): RoundedLine | undefined => {
  const packing = bindingPacking(line);
  if (!packing || wanted <= 0) return undefined;
  const quantity = leastAllowed(packing, wanted);
  if (quantity === undefined) return undefined;
  return { quantity, changed: quantity !== wanted, cableCut: leavesACut(line, quantity) };
};
