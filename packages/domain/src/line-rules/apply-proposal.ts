import { addQuantity, NO_QUANTITY, type Quantity } from '../decimal/index.ts';
import { roundedUp } from './check-line.ts';
import type { LineFacts, Proposal } from './line.ts';
import { leastAllowed, mustBeWholePackages, wholePackagesOf } from './packing.ts';

/** A line after a proposal was applied, with the facts to check it again. */
export interface AppliedLine {
  line: LineFacts;
  quantity: Quantity;
  /** The normal line beside a clearance line, wanted beyond its stock. */
  isClearanceAdditional: boolean;
}

/**
 * The lines that stand where the line stood: none when nothing can be had, two after a clearance split, else one.
 * Check them again: the next rule may have something to say, never the same one. Discarding leaves the line alone.
 */
export const applyProposal = (line: LineFacts, proposal: Proposal): readonly AppliedLine[] => {
  if (proposal.kind === 'clearance-split') return applySplit(line, proposal.split);
  if (proposal.proposedQuantity <= 0) return [];
  const applied = proposal.kind === 'cable-cut' && proposal.mayCut ? { ...line, cableCutAccepted: true } : line;
  return [{ line: applied, quantity: proposal.proposedQuantity, isClearanceAdditional: false }];
};

const applySplit = (
  line: LineFacts,
  { clearance, normal }: { clearance: Quantity; normal: Quantity },
): readonly AppliedLine[] => {
  const elsewhere = line.inCartElsewhere ?? NO_QUANTITY;
  const clearanceElsewhere = line.clearanceInCartElsewhere ?? NO_QUANTITY;
  const onClearance: AppliedLine = {
    line: { ...line, inCartElsewhere: addQuantity(elsewhere, normal) },
    quantity: clearance,
    isClearanceAdditional: false,
  };
  const additional: AppliedLine = {
    line: {
      ...line,
      isOnClearanceSale: false,
      clearanceInCartElsewhere: addQuantity(clearanceElsewhere, clearance),
    },
    quantity: normal,
    isClearanceAdditional: true,
  };
  return [onClearance, additional].filter(({ quantity }) => quantity > 0);
};

/** The two ways to get a length that is no whole package. */
export interface CutWays {
  /** Cut to length, with a fee. */
  cut: Quantity;
  /** The least whole packages that hold it, without a fee. */
  whole: Quantity;
}

/**
 * Returns both ways to get a quantity of goods that are cut; undefined where nothing is cut, where nothing may be cut, and
 * where whole packages can't be counted. Section 4, rule 2.
 */
export const cutWays = (line: LineFacts, wanted: Quantity): CutWays | undefined => {
  if (wanted <= NO_QUANTITY || mustBeWholePackages(line)) return undefined;
  const rounded = roundedUp(line, wanted);
  const packages = wholePackagesOf(line);
  if (rounded === undefined || !rounded.cableCut || packages === undefined) return undefined;
  const whole = leastAllowed(packages, rounded.quantity);
  return whole === undefined ? undefined : { cut: rounded.quantity, whole };
};
