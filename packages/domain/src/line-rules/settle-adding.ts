import { NO_QUANTITY, type Quantity } from '../decimal/index.ts';
import { checkLine } from './check-line.ts';
import type { LineFacts, ProposalKind } from './line.ts';
import { bindingPacking } from './packing.ts';
import { type SettledQuantity, settleQuantity } from './settle-quantity.ts';
import { splitClearance } from './split-clearance.ts';

export type SettledAdding =
  | {
      outcome: 'settled';
      clearance: Quantity;
      /** What clearance stock doesn't cover; it becomes an additional normal line. */
      normal: Quantity;
      /** The rule that kept both together from being more; undefined when none did. */
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
