import {
  addQuantity,
  type DeliveryType,
  mergeLine,
  NO_QUANTITY,
  type ProposalKind,
  type Quantity,
  quantityOf,
  remaining,
  roundedUp,
  settleAdding,
  settleQuantity,
  subtractQuantity,
} from '@grossist/domain';
import type { MaterialStock } from '../../../gateways/erp/port.ts';
import { heldBy, type LineRow, lineFactsOf, MOST_OF_A_LINE } from '../line-facts.ts';
import type { Material } from '../queries/find-materials.ts';
import { asMergeable } from './working-lines.ts';

export interface Wish {
  quantity: Quantity;
  /** Length of the piece that is wanted; absent for what is no remnant. */
  remnantLength?: Quantity;
  deliveryType: DeliveryType;
}

/** A line that takes in what is added, or a part of it. */
export interface AddedPart {
  /** The line that takes it in; absent: a line of its own. */
  into: LineRow | undefined;
  isClearance: boolean;
  lineQuantity: Quantity;
  added: Quantity;
  isCableCut: boolean;
}

export interface Adding {
  outcome: 'added';
  /** One line; two where clearance stock covers a part only: the clearance line, then the normal one. */
  parts: readonly [AddedPart, AddedPart?];
  /** By all parts together. */
  added: Quantity;
  isRounded: boolean;
  /** The rule that limited the quantity; absent when none did. */
  cappedBy: ProposalKind | undefined;
}

export interface NotAdded {
  outcome: 'refused';
  reason: 'quantity-too-large' | 'out-of-stock' | 'not-allowed-in-smart-kit';
}

const refused = (reason: NotAdded['reason']): NotAdded => ({ outcome: 'refused', reason });

/**
 * Clearance stock that the cart does not hold yet makes the new line a clearance line; without any left it is normal.
 */
const goesOnClearance = (
  material: Material,
  stock: MaterialStock | undefined,
  lines: readonly LineRow[],
  wish: Wish,
): boolean => {
  if (!material.isOnClearanceSale || wish.remnantLength !== undefined) return false;
  return stock === undefined || remaining(stock.clearance, heldBy(lines).clearance) > 0;
};

interface Pile {
  isClearance: boolean;
  /** What the new clearance line beside this one takes. */
  clearanceBeside: Quantity;
}

const placeOf = (
  material: Material,
  stock: MaterialStock | undefined,
  lines: readonly LineRow[],
  wish: Wish,
  { isClearance, clearanceBeside }: Pile,
) => {
  const { into, quantity } = mergeLine(lines.map(asMergeable), {
    materialNo: material.sapMaterialNumber,
    quantity: wish.quantity,
    isOnClearanceSale: isClearance,
    isRemnant: wish.remnantLength !== undefined,
  });
  const held = heldBy(lines.filter((line) => line !== into?.row));
  const facts = lineFactsOf(material, stock, {
    deliveryType: wish.deliveryType,
    isOnClearanceSale: isClearance,
    remnantLength: wish.remnantLength,
    isDirectDelivery: into?.row.is_direct_delivery ?? false,
    cableCutAccepted: true,
    heldElsewhere: { ...held, clearance: addQuantity(held.clearance, clearanceBeside) },
  });
  return { into: into?.row, quantity, facts };
};

const partOf = (
  { into, facts }: ReturnType<typeof placeOf>,
  isClearance: boolean,
  lineQuantity: Quantity,
): AddedPart => ({
  into,
  isClearance,
  lineQuantity,
  added: subtractQuantity(lineQuantity, into === undefined ? NO_QUANTITY : quantityOf(into.quantity)),
  isCableCut: roundedUp(facts, lineQuantity)?.cableCut ?? false,
});

/** Adds to a normal line or as a remnant. */
const addNormally = (
  material: Material,
  stock: MaterialStock | undefined,
  lines: readonly LineRow[],
  wish: Wish,
  clearanceBeside: Quantity = NO_QUANTITY,
): Adding | NotAdded => {
  const place = placeOf(material, stock, lines, wish, { isClearance: false, clearanceBeside });
  const rounded = roundedUp(place.facts, place.quantity);
  if (rounded === undefined) return refused('quantity-too-large');
  const settled = settleQuantity(place.facts, rounded.quantity);
  if (settled.outcome === 'refused') return refused(settled.reason);
  if (settled.quantity > MOST_OF_A_LINE) return refused('quantity-too-large');
  const part = partOf(place, false, settled.quantity);
  if (part.added <= 0) return refused('out-of-stock');
  const { cappedBy } = settled;
  return { outcome: 'added', parts: [part], added: part.added, isRounded: rounded.changed, cappedBy };
};

/** Adds a clearance line, and what clearance stock doesn't cover to a normal line. Section 4, rule 4. */
const addOnClearance = (
  material: Material,
  stock: MaterialStock | undefined,
  lines: readonly LineRow[],
  wish: Wish,
): Adding | NotAdded => {
  const place = placeOf(material, stock, lines, wish, { isClearance: true, clearanceBeside: NO_QUANTITY });
  const rest = placeOf(material, stock, lines, wish, { isClearance: false, clearanceBeside: NO_QUANTITY });
  const rounded = roundedUp(place.facts, wish.quantity);
  if (rounded === undefined) return refused('quantity-too-large');
  const normalHeld = rest.into === undefined ? NO_QUANTITY : quantityOf(rest.into.quantity);
  const settled = settleAdding(place.facts, rounded.quantity, normalHeld);
  if (settled.outcome === 'refused') return refused(settled.reason);
  const { clearance, normal, cappedBy } = settled;
  // So little clearance stock that not even the minimum can be had of it: then it is sold as usual.
  if (clearance <= 0) return addNormally(material, stock, lines, wish);
  if (clearance > MOST_OF_A_LINE) return refused('quantity-too-large');
  const part = partOf(place, true, clearance);
  const alone: Adding = { outcome: 'added', parts: [part], added: clearance, isRounded: rounded.changed, cappedBy };
  if (normal <= 0) return alone;
  const beside = addNormally(material, stock, lines, { ...wish, quantity: normal }, clearance);
  if (beside.outcome === 'refused') {
    return beside.reason === 'out-of-stock' ? { ...alone, cappedBy: cappedBy ?? 'clearance-split' } : beside;
  }
  return {
    outcome: 'added',
    parts: [part, beside.parts[0]],
    added: addQuantity(clearance, beside.added),
    isRounded: rounded.changed || beside.isRounded,
    cappedBy: cappedBy ?? beside.cappedBy,
  };
};

/**
 * What adding a material to a cart does: into the line it may merge with, rounded up to the packing rules, split beyond
 * clearance stock, capped by what is left of phased-out or express-box stock or of the piece of cable. [cart-10]
 * [cart-23]
 * @param lines the cart's lines of the material
 */
export const decideAdding = (
  material: Material,
  stock: MaterialStock | undefined,
  lines: readonly LineRow[],
  wish: Wish,
): Adding | NotAdded =>
  goesOnClearance(material, stock, lines, wish)
    ? addOnClearance(material, stock, lines, wish)
    : addNormally(material, stock, lines, wish);
