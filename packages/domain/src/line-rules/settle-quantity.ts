import { NO_QUANTITY, type Quantity, quantityOf } from '../decimal/index.ts';
import { checkLine, roundedUp, splitClearance } from './check-line.ts';
import type { LineFacts, ProposalKind } from './line.ts';
import { bindingPacking } from './packing.ts';

export type SettledQuantity =
  /** Undefined `cappedBy`: the quantity was not limited. */
  | { outcome: 'settled'; quantity: Quantity; cappedBy: ProposalKind | undefined }
  | { outcome: 'refused'; reason: 'quantity-too-large' | 'not-allowed-in-smart-kit' };

/** Returns what the rules leave of a quantity once every proposal is applied; each rule proposes once. */
export const settleQuantity = (facts: LineFacts, wanted: Quantity): SettledQuantity => {
  let quantity = wanted;
  let cappedBy: ProposalKind | undefined;
  for (;;) {
    const verdict = checkLine(facts, quantity);
    if (verdict.outcome === 'accepted') return { outcome: 'settled', quantity, cappedBy };
    if (verdict.outcome === 'refused') return { outcome: 'refused', reason: 'quantity-too-large' };
    if (verdict.kind === 'smart-kit') return { outcome: 'refused', reason: 'not-allowed-in-smart-kit' };
    if (verdict.proposedQuantity <= 0 || verdict.proposedQuantity === quantity) {
      return { outcome: 'settled', quantity: NO_QUANTITY, cappedBy: verdict.kind };
    }
    quantity = verdict.proposedQuantity;
    cappedBy = verdict.kind;
  }
};

const ONE = quantityOf(1);

/** Adding accepts a cut of cable at once. */
const canHaveSome = (line: LineFacts): boolean => {
  const facts = { ...line, cableCutAccepted: true };
  const least = roundedUp(facts, ONE);
  if (least === undefined) return false;
  const settled = settleQuantity(facts, least.quantity);
  return settled.outcome === 'settled' && settled.quantity > NO_QUANTITY;
};

/** Why nothing of a material can be added to a cart. */
export type AddingObstacle =
  /** It is sold while stock lasts, and none is left. */
  | 'sold-out'
  /** The express box, by which the cart goes, has none. */
  | 'not-by-express-box';

/**
 * Returns why adding a material is refused whatever the quantity; undefined when some can be had. What the material has
 * on clearance is tried first, then its normal stock. An unknown stock is no obstacle.
 */
export const addingObstacle = (facts: LineFacts): AddingObstacle | undefined => {
  const ways = facts.isOnClearanceSale ? [facts, { ...facts, isOnClearanceSale: false }] : [facts];
  if (ways.some(canHaveSome)) return undefined;
  const standard = ways.map((way): LineFacts => ({ ...way, deliveryType: 'normal' }));
  return facts.deliveryType === 'fastbox' && standard.some(canHaveSome) ? 'not-by-express-box' : 'sold-out';
};

export type SettledAdding =
  | {
      outcome: 'settled';
      clearance: Quantity;
      /** What clearance stock doesn't cover; it becomes an additional normal line. */
      normal: Quantity;
      /** The rule that limited both together; undefined when none did. */
      cappedBy: ProposalKind | undefined;
    }
  | Extract<SettledQuantity, { outcome: 'refused' }>;

interface Step {
  quantity: Quantity;
  cappedBy: ProposalKind | undefined;
}

/**
 * Settles a quantity that is added on clearance: the clearance line takes what clearance stock covers, a normal line
 * the rest, and only what neither can hold is left out. Section 4, rule 4, applied at once.
 * @param line the facts of the new clearance line
 * @param normalHeld what the normal line that takes the rest holds already
 */
export const settleAdding = (line: LineFacts, wanted: Quantity, normalHeld: Quantity): SettledAdding => {
  let quantity = wanted;
  let cappedBy: ProposalKind | undefined;
  for (;;) {
    const verdict = checkLine(line, quantity);
    if (verdict.outcome === 'refused') return { outcome: 'refused', reason: 'quantity-too-large' };
    if (verdict.outcome === 'accepted') return settled(quantity, NO_QUANTITY, cappedBy);
    if (verdict.kind === 'smart-kit') return { outcome: 'refused', reason: 'not-allowed-in-smart-kit' };
    let next: Step = { quantity: verdict.proposedQuantity, cappedBy: verdict.kind };
    if (verdict.kind === 'clearance-split') {
      // What the rules after this one leave, they leave for both lines together.
      const together = settleQuantity({ ...line, clearanceStock: undefined }, quantity);
      if (together.outcome === 'refused') return together;
      if (together.quantity === quantity) {
        const { clearance, normal } = splitClearance(bindingPacking(line), quantity, verdict.available, normalHeld);
        return settled(clearance, normal, cappedBy);
      }
      next = together;
    }
    if (next.quantity <= 0 || next.quantity === quantity) return settled(NO_QUANTITY, NO_QUANTITY, next.cappedBy);
    ({ quantity, cappedBy } = next);
  }
};

const settled = (clearance: Quantity, normal: Quantity, cappedBy: ProposalKind | undefined): SettledAdding => ({
  outcome: 'settled',
  clearance,
  normal,
  cappedBy,
});
