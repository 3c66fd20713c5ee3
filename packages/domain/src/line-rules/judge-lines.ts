import {
  addQuantity,
  MAX_QUANTITY,
  maxQuantity,
  NO_QUANTITY,
  type Quantity,
  remaining,
  subtractQuantity,
} from '../decimal/index.ts';
import type { StockLabel } from '../stock.ts';
import { checkLine, remnantPieces, remnantsHold } from './check-line.ts';
import type { LineFacts, LineVerdict, Proposal, Remnant } from './line.ts';

type Elsewhere = 'inCartElsewhere' | 'clearanceInCartElsewhere';

/** A line of a cart; what the other lines hold is found out of themselves. */
export interface CartLineFacts extends Omit<LineFacts, Elsewhere> {
  lineId: string;
  materialNo: string;
  quantity: Quantity;
  /** Status 11 is ordered from the supplier, 12 is made to order: always yellow. */
  isStatus11Or12?: boolean;
  /** The kit's own line, which is no material: nothing is judged of it but its materials' stock. */
  isKitHeader?: boolean;
  parentItemId?: string | null;
}

export interface LineJudgement {
  verdict: LineVerdict;
  /** The verdict, when it is a proposal. */
  proposal: Proposal | undefined;
  /** Absent while stock is unknown. A kit is yellow when one of its materials is. Section 4, "Stock label". */
  label: StockLabel | undefined;
  /** The part of the line that its stock does not cover after the lines before it; 0 while stock is unknown. */
  exceededAmount: Quantity;
}

/** What the lines so far hold of a material. */
interface Held {
  normal: Quantity;
  clearance: Quantity;
  /** Pieces of remnants, by their number or else by their length. */
  pieces: Map<string | Quantity, number>;
}

/**
 * Judges all lines of a cart at once, in their order. Each is judged beside what the lines before it hold, so that the
 * line that comes too late is reported and the others are not; once every proposal is applied, shared stock suffices for
 * all. One pass: the time grows with the number of lines. Section 4, "Line quantity validation" and "Stock label".
 */
export const judgeCart = (lines: readonly CartLineFacts[]): Map<string, LineJudgement> => {
  const held = new Map<string, Held>();
  const judged = new Map<string, LineJudgement>();
  for (const line of lines) {
    if (!line.isKitHeader) judged.set(line.lineId, judgeLine(line, heldOf(held, line.materialNo)));
  }
  const kits = labelsOfKits(lines, judged);
  return new Map(
    lines.map((line) => [line.lineId, judged.get(line.lineId) ?? headerJudgement(line, kits.get(line.lineId))]),
  );
};

const heldOf = (held: Map<string, Held>, materialNo: string): Held => {
  const known = held.get(materialNo);
  if (known) return known;
  const none: Held = { normal: NO_QUANTITY, clearance: NO_QUANTITY, pieces: new Map() };
  held.set(materialNo, none);
  return none;
};

const judgeLine = (line: CartLineFacts, held: Held): LineJudgement => {
  const quantity = line.quantity > 0 ? line.quantity : NO_QUANTITY;
  const verdict = checkLine(factsBeside(line, held), line.quantity);
  const short = exceeded(line, held, quantity);
  hold(held, line, quantity);
  return {
    verdict,
    proposal: verdict.outcome === 'proposed' ? verdict : undefined,
    label: labelOf(line, short),
    exceededAmount: short ?? NO_QUANTITY,
  };
};

const factsBeside = (line: CartLineFacts, held: Held): LineFacts => ({
  ...line,
  inCartElsewhere: held.normal,
  clearanceInCartElsewhere: held.clearance,
  ...(line.remnant && { remnant: remnantBeside(line.remnant, held) }),
});

const pieceKey = ({ id, length }: Remnant): string | Quantity => id ?? length;

const remnantBeside = (remnant: Remnant, held: Held): Remnant => ({
  ...remnant,
  pieces: Math.max(0, (remnant.pieces ?? 1) - (held.pieces.get(pieceKey(remnant)) ?? 0)),
});

/** The pile that a line draws on, and what the lines before it drew: ATP, clearance stock or pieces of a remnant. */
const exceeded = (line: CartLineFacts, held: Held, quantity: Quantity): Quantity | undefined => {
  if (line.isRemnant && line.remnant) return remaining(quantity, remnantsHold(remnantBeside(line.remnant, held)));
  const isClearance = line.isOnClearanceSale && line.clearanceStock !== undefined;
  const stock = isClearance ? line.clearanceStock : line.atp;
  if (stock === undefined) return undefined;
  const before = isClearance ? held.clearance : held.normal;
  return remaining(quantity, remaining(maxQuantity(stock, NO_QUANTITY), before));
};

// More than can be counted exceeds every stock just as well.
const sum = (left: Quantity, right: Quantity): Quantity =>
  right > subtractQuantity(MAX_QUANTITY, left) ? MAX_QUANTITY : addQuantity(left, right);

const hold = (held: Held, line: CartLineFacts, quantity: Quantity): void => {
  if (line.isRemnant && line.remnant) {
    const key = pieceKey(line.remnant);
    held.pieces.set(key, (held.pieces.get(key) ?? 0) + remnantPieces(line.remnant.length, quantity));
  } else if (line.isOnClearanceSale) {
    held.clearance = sum(held.clearance, quantity);
  } else {
    held.normal = sum(held.normal, quantity);
  }
};

const labelOf = (line: CartLineFacts, exceededAmount: Quantity | undefined): StockLabel | undefined => {
  if (line.isStatus11Or12) return 'yellow';
  if (exceededAmount === undefined) return undefined;
  return exceededAmount > 0 ? 'yellow' : 'green';
};

const labelsOfKits = (
  lines: readonly CartLineFacts[],
  judged: ReadonlyMap<string, LineJudgement>,
): Map<string, StockLabel | undefined> => {
  const kits = new Map<string, StockLabel | undefined>();
  for (const { lineId, parentItemId } of lines) {
    if (!parentItemId) continue;
    const label = judged.get(lineId)?.label;
    kits.set(parentItemId, kits.has(parentItemId) ? worse(kits.get(parentItemId), label) : label);
  }
  return kits;
};

const worse = (left: StockLabel | undefined, right: StockLabel | undefined): StockLabel | undefined => {
  if (left === 'yellow' || right === 'yellow') return 'yellow';
  return left && right;
};

const headerJudgement = ({ quantity }: CartLineFacts, label: StockLabel | undefined): LineJudgement => ({
  verdict:
    quantity > 0 ? { outcome: 'accepted', quantity, cableCut: false } : { outcome: 'refused', reason: 'not-positive' },
  proposal: undefined,
  label,
  exceededAmount: NO_QUANTITY,
});
