import {
  type DeliveryType,
  mergeLine,
  NO_QUANTITY,
  type ProposalKind,
  type Quantity,
  quantityOf,
  remaining,
  roundedUp,
  settleQuantity,
  subtractQuantity,
} from '@grossist/domain';
import type { MaterialStock } from '../../../gateways/erp/port.ts';
import { heldBy, type LineRow, lineFactsOf } from '../line-facts.ts';
import { MOST_OF_A_LINE } from '../most-lines.ts';
import type { Material } from '../queries/material-row.ts';
import { asMergeable } from './mergeable.ts';

export interface Wish {
  quantity: Quantity;
  /** Length of the piece that is wanted; absent for what is no remnant. */
  remnantLength?: Quantity;
  deliveryType: DeliveryType;
}

export interface Adding {
  outcome: 'added';
  /** The line that takes it in; absent: a line of its own. */
  into: LineRow | undefined;
  isClearance: boolean;
  lineQuantity: Quantity;
  added: Quantity;
  isRounded: boolean;
  isCableCut: boolean;
  /** The rule that kept it from being more; absent when nothing did. */
  cappedBy: ProposalKind | undefined;
}

export interface NotAdded {
  outcome: 'refused';
  reason: 'quantity-too-large' | 'out-of-stock' | 'not-allowed-in-smart-kit';
}

const refused = (reason: NotAdded['reason']): NotAdded => ({ outcome: 'refused', reason });

/** Clearance stock that the cart does not hold yet makes the new line a clearance line; without any left it is normal. */
const goesOnClearance = (
  material: Material,
  stock: MaterialStock | undefined,
  lines: readonly LineRow[],
  wish: Wish,
): boolean => {
  if (!material.isOnClearanceSale || wish.remnantLength !== undefined) return false;
  return stock === undefined || remaining(stock.clearance, heldBy(lines).clearance) > 0;
};

/**
 * What adding a material to a cart does: into the line it may merge with, rounded up to the packing rules, capped by
 * what is left of clearance, phased-out, express-box stock or of the piece of cable. [cart-10] [cart-23]
 * @param lines the cart's lines of the material
 */
export const decideAdding = (
  material: Material,
  stock: MaterialStock | undefined,
  lines: readonly LineRow[],
  wish: Wish,
  isClearance: boolean = goesOnClearance(material, stock, lines, wish),
): Adding | NotAdded => {
  const merged = mergeLine(lines.map(asMergeable), {
    materialNo: material.sapMaterialNumber,
    quantity: wish.quantity,
    isOnClearanceSale: isClearance,
    isRemnant: wish.remnantLength !== undefined,
  });
  const into = merged.into?.row;
  const facts = lineFactsOf(material, stock, {
    deliveryType: wish.deliveryType,
    isOnClearanceSale: isClearance,
    remnantLength: wish.remnantLength,
    isDirectDelivery: into?.is_direct_delivery ?? false,
    cableCutAccepted: true,
    heldElsewhere: heldBy(lines.filter((line) => line !== into)),
  });
  const rounded = roundedUp(facts, merged.quantity);
  if (rounded === undefined) return refused('quantity-too-large');
  const settled = settleQuantity(facts, rounded.quantity);
  if (settled.outcome === 'refused') return refused(settled.reason);
  const { quantity: lineQuantity, cappedBy } = settled;
  // So little clearance stock that not even the minimum can be had of it: then it is sold as usual.
  if (isClearance && lineQuantity <= 0) return decideAdding(material, stock, lines, wish, false);
  if (lineQuantity > MOST_OF_A_LINE) return refused('quantity-too-large');
  const before = into === undefined ? NO_QUANTITY : quantityOf(into.quantity);
  if (lineQuantity <= before) return refused('out-of-stock');
  return {
    outcome: 'added',
    into,
    isClearance,
    lineQuantity,
    added: subtractQuantity(lineQuantity, before),
    isRounded: rounded.changed,
    isCableCut: rounded.cableCut,
    cappedBy,
  };
};
