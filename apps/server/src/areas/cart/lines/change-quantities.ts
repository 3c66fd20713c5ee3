import {
  checkLine,
  compareQuantity,
  mergeLine,
  type Proposal,
  type ProposalKind,
  type Quantity,
  quantityToDecimal,
  subtractQuantity,
} from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import { breaksRule, type Failure } from '../../../http/failure.ts';
import { type LineRow, MOST_OF_A_LINE } from '../line-facts.ts';
import { perKitOf, scaleKit } from './kit-quantities.ts';
import { asMergeable, factsOf, type Surroundings, type WorkingLines } from './working-lines.ts';
import type { LineChange, NewLine } from './write-lines.ts';

/** A requested update of a line; what is left out stays. */
export interface LineUpdate {
  lineId: string;
  quantity?: Quantity | undefined;
  /** The proposal that the buyer applies with the quantity. */
  applied?: ProposalKind | undefined;
  note?: string | undefined;
  additionalNote?: string | undefined;
  accountingString1?: string | undefined;
  accountingString2?: string | undefined;
  isDirectDelivery?: boolean | undefined;
  /** Before a field's name in a failure: "UpdateCartItemRequest.3.". */
  fieldPrefix?: string;
}

/** An update that sets a quantity. */
export type QuantityUpdate = LineUpdate & { quantity: Quantity };

export const hasQuantity = (update: LineUpdate): update is QuantityUpdate => update.quantity !== undefined;

/** Returns the name of an update's field in the request, for a failure. */
export const fieldOf = ({ fieldPrefix = '' }: LineUpdate, name: string): string => `${fieldPrefix}${name}`;

export interface ChangedQuantities {
  changed: LineChange[];
  added: NewLine[];
  proposals: Map<string, Proposal>;
}

const tooLarge = (field: string): Failure => breaksRule('quantity-too-large', 'The quantity is too large', field);

const notPositive = (field: string): Failure =>
  breaksRule('quantity-not-positive', 'The quantity must be above 0', field);

/** Leaves the clearance line its part and gives the rest to a normal line beside it. Section 4, rule 4. */
const applySplit = (
  line: LineRow,
  { clearance, normal }: { clearance: Quantity; normal: Quantity },
  lines: WorkingLines,
  made: ChangedQuantities,
): void => {
  if (clearance <= 0) {
    lines.put(line, { quantity: normal, isClearance: false });
    made.changed.push({ id: line.id, quantity: quantityToDecimal(normal), is_clearance: false });
    return;
  }
  lines.put(line, { quantity: clearance });
  made.changed.push({ id: line.id, quantity: quantityToDecimal(clearance) });
  if (normal <= 0) return;
  const { sap_material_number } = line;
  const { into, quantity } = mergeLine(lines.ofMaterial(sap_material_number).map(asMergeable), {
    materialNo: sap_material_number,
    quantity: normal,
    isOnClearanceSale: false,
  });
  if (into === undefined) {
    const added = { id: uuidv7(), sap_material_number, quantity: quantityToDecimal(normal) };
    lines.put({ ...line, ...added, note: '', additional_note: '' }, { quantity: normal, isClearance: false });
    made.added.push({ ...added, is_clearance_additional: true });
    return;
  }
  lines.put(into.row, { quantity });
  made.changed.push({ id: into.row.id, quantity: quantityToDecimal(quantity) });
};

const changeOne = (
  update: QuantityUpdate,
  lines: WorkingLines,
  around: Surroundings,
  made: ChangedQuantities,
): void => {
  const line = lines.line(update.lineId);
  if (line === undefined) return;
  const { quantity, applied } = update;
  const field = fieldOf(update, 'Quantity');
  if (quantity <= 0) throw notPositive(field);
  if (quantity > MOST_OF_A_LINE) throw tooLarge(field);
  if (line.kit_id !== null && line.parent_line_id === null) {
    made.changed.push(...scaleKit(line, quantity, field, lines, around));
    return;
  }
  // The rules come in their order: who applies a later proposal has agreed to the cut before.
  const cableCutAccepted = (applied !== undefined && applied !== 'rounding') || !around.asksBeforeCuts;
  const facts = factsOf(line, lines, around, cableCutAccepted);
  if (facts === undefined) return;
  const verdict = checkLine(facts, quantity);
  if (verdict.outcome === 'refused') throw verdict.reason === 'not-positive' ? notPositive(field) : tooLarge(field);
  if (verdict.outcome === 'accepted') {
    const perKit = perKitOf(line, { quantity: verdict.quantity, facts }, field, lines);
    lines.put(line, { quantity: verdict.quantity });
    made.changed.push({ id: line.id, quantity: quantityToDecimal(verdict.quantity), ...perKit });
  } else if (verdict.kind === 'clearance-split' && applied === 'clearance-split') {
    applySplit(line, verdict.split, lines, made);
  } else {
    made.proposals.set(line.id, verdict);
  }
};

/**
 * Sets quantities that obey the rules and returns proposals for the others. What the lines share of one material's
 * stock is judged together: those that become less go first, so that what they leave is there for those that grow.
 * @throws Failure 422 for a quantity of 0 or less, one that can't be stored, or one that the kit can't hold
 */
export const changeQuantities = (
  updates: readonly QuantityUpdate[],
  lines: WorkingLines,
  around: Surroundings,
): ChangedQuantities => {
  const made: ChangedQuantities = { changed: [], added: [], proposals: new Map() };
  const growth = new Map(
    updates.map((update) => [update, subtractQuantity(update.quantity, lines.quantityOf(update.lineId))]),
  );
  const byGrowth = [...growth].toSorted(([, left], [, right]) => compareQuantity(left, right));
  for (const [update] of byGrowth) changeOne(update, lines, around, made);
  return made;
};
