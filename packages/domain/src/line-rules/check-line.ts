import {
  addQuantity,
  maxQuantity,
  NO_QUANTITY,
  type Quantity,
  quantityOfThousandths,
  remaining,
  subtractQuantity,
} from '../decimal/index.ts';
import type { LineFacts, LineVerdict, Proposal, Remnant } from './line.ts';
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

/**
 * Splits an allowed quantity into what clearance stock covers and an additional normal line; together they are what
 * was wanted. Both keep to minimum and multiplum: where the rest would be below the minimum, the clearance line gives
 * some of its quantity to it, and where that is not possible, all of it becomes the normal line.
 * @param normalHeld what the normal line that takes the rest holds already
 */
export const splitClearance = (
  packing: Packing | undefined,
  wanted: Quantity,
  available: Quantity,
  normalHeld: Quantity = NO_QUANTITY,
): { clearance: Quantity; normal: Quantity } => {
  const leastRest = packing ? maxQuantity(NO_QUANTITY, subtractQuantity(packing.minimum, normalHeld)) : wanted;
  const most = subtractQuantity(wanted, leastRest);
  const clearance = greatestAllowed(packing, available < most ? available : most);
  return { clearance, normal: subtractQuantity(wanted, clearance) };
};

type Rule = (line: LineFacts, wanted: Quantity) => LineVerdict | undefined;

const TOO_LARGE: LineVerdict = { outcome: 'refused', reason: 'too-large' };

const smartKit: Rule = (line, wanted) =>
  line.deliveryType === 'smart-kit' && line.isAllowedInSmartKit === false
    ? { outcome: 'proposed', kind: 'smart-kit', wanted, proposedQuantity: NO_QUANTITY }
    : undefined;

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

const remnant: Rule = (line, wanted) => {
  if (!line.isRemnant || !line.remnant) return undefined;
  const proposedQuantity = greatestOfRemnants(line.remnant, wanted);
  if (proposedQuantity === wanted) return undefined;
  const { length } = line.remnant;
  const available = remnantsHold(line.remnant);
  return { outcome: 'proposed', kind: 'remnant', wanted, proposedQuantity, length, available };
};

/** What the cart's other lines leave of a stock; an ERP may tell a stock below 0. */
const left = (stock: Quantity, taken: Quantity = NO_QUANTITY): Quantity =>
  remaining(maxQuantity(stock, NO_QUANTITY), taken);

const capped = (
  kind: 'phased-out' | 'fastbox',
  packing: Packing | undefined,
  wanted: Quantity,
  available: Quantity,
): Proposal | undefined =>
  wanted <= available
    ? undefined
    : { outcome: 'proposed', kind, wanted, proposedQuantity: greatestAllowed(packing, available), available };

/** A clearance line may go on as a normal line beside it: what both piles give is what can be had. */
const phasedOut: Rule = (line, wanted) => {
  if (!line.isPhasedOut || line.atp === undefined) return undefined;
  const packing = bindingPacking(line);
  const atp = left(line.atp, line.inCartElsewhere);
  if (!line.isOnClearanceSale) return capped('phased-out', packing, wanted, atp);
  const clearanceLeft = clearanceAvailable(line);
  if (clearanceLeft === undefined) return undefined;
  const both = addQuantity(greatestAllowed(packing, clearanceLeft), greatestAllowed(packing, atp));
  return capped('phased-out', packing, wanted, both);
};

const clearanceAvailable = (line: LineFacts): Quantity | undefined =>
  line.clearanceStock === undefined ? undefined : left(line.clearanceStock, line.clearanceInCartElsewhere);

const clearance: Rule = (line, wanted) => {
  const available = line.isOnClearanceSale ? clearanceAvailable(line) : undefined;
  if (available === undefined || wanted <= available) return undefined;
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

const fastbox: Rule = (line, wanted) => {
  if (line.deliveryType !== 'fastbox' || line.fastboxAtp === undefined) return undefined;
  const available = left(left(line.fastboxAtp, line.inCartElsewhere), line.clearanceInCartElsewhere);
  return capped('fastbox', bindingPacking(line), wanted, available);
};

/** A remnant lies apart from what is promised of the material: its pieces are all the stock it has. */
const ofSharedStock =
  (rule: Rule): Rule =>
  (line, wanted) =>
    line.isRemnant && line.remnant ? undefined : rule(line, wanted);

/**
 * The five of section 4 in its order. What may not be ordered at all is reported before its quantity; a remnant,
 * which is neither rounded nor cut, is limited to its piece before stock is checked.
 */
const RULES: readonly Rule[] = [
  smartKit,
  rounding,
  cableCut,
  remnant,
  ...[phasedOut, clearance, fastbox].map(ofSharedStock),
];

/**
 * Judges a wanted quantity: accepted, refused, or the first rule's proposal. Section 4, "Line quantity validation".
 *
 * - A minimum that is no multiple of the multiplum: the least multiple above it is the least quantity sold.
 * - Cable cut only warns: applied, the quantity stays and the fee is due. In a fastbox cart it rounds to packages.
 * - A remnant is taken in part or whole; more than one length only as whole pieces, since pieces can't be joined.
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
