import {
  checkLine,
  mergeLine,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  quantityToDecimal,
  remaining,
  roundedUp,
  subtractQuantity,
  sumQuantity,
} from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { breaksRule } from '../../../http/failure.ts';
import { quantityOfWire } from '../../../http/wire-quantity.ts';
import type { Buyer } from '../../identity/index.ts';
import { type LineRow, lineFactsOf } from '../line-facts.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { MOST_LINES, MOST_OF_A_LINE } from '../most-lines.ts';
import { noteChange } from '../note-change.ts';
import { type OrderableMaterial, requireOrderable } from '../queries/orderable-material.ts';

export interface WantedMaterial {
  code: string;
  quantity: number;
  cableRemnant: number | undefined;
}

export interface AddedLine {
  lineId: string;
  lineCount: number;
  isRounded: boolean;
  isCableCut: boolean;
  isCapped: boolean;
  added: Quantity;
  lineQuantity: Quantity;
}

const linesOfMaterial = (tx: Transaction, cartId: string, sapMaterialNumber: string): Promise<LineRow[]> =>
  tx
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('sap_material_number', '=', sapMaterialNumber)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();

const asMergeable = (line: LineRow) => ({
  row: line,
  materialNo: line.sap_material_number,
  quantity: quantityOf(line.quantity),
  isOnClearanceSale: line.is_clearance,
  parentItemId: line.parent_line_id,
  isRemnant: line.cable_remnant !== null,
  note: line.note,
  additionalNote: line.additional_note,
});

/** Clearance stock that the cart does not hold yet makes the new line a clearance line; without any left it is normal. */
const goesOnClearance = (material: OrderableMaterial, lines: readonly LineRow[]): boolean => {
  if (!material.isOnClearanceSale) return false;
  if (material.stock === undefined) return true;
  const held = sumQuantity(lines.filter((line) => line.is_clearance).map((line) => quantityOf(line.quantity)));
  return remaining(material.stock.clearance, held) > 0;
};

interface Decision {
  into: LineRow | undefined;
  isClearance: boolean;
  lineQuantity: Quantity;
  added: Quantity;
  isRounded: boolean;
  isCableCut: boolean;
  isCapped: boolean;
}

interface Wish {
  quantity: Quantity;
  isRemnant: boolean;
  deliveryType: 'normal' | 'fastbox' | 'smart-kit';
}

const decide = (
  material: OrderableMaterial,
  lines: readonly LineRow[],
  wish: Wish,
  isClearance: boolean = goesOnClearance(material, lines),
): Decision => {
  const { isRemnant, deliveryType } = wish;
  const merged = mergeLine(lines.map(asMergeable), {
    materialNo: material.sapMaterialNumber,
    quantity: wish.quantity,
    isOnClearanceSale: isClearance,
    isRemnant,
  });
  const into = merged.into?.row;
  const facts = lineFactsOf(material, {
    deliveryType,
    isOnClearanceSale: isClearance,
    isRemnant,
    cableCutAccepted: true,
    others: lines.filter((line) => line !== into),
  });
  const before = into === undefined ? NO_QUANTITY : quantityOf(into.quantity);
  const rounded = roundedUp(facts, merged.quantity);
  const verdict = rounded && checkLine(facts, rounded.quantity);
  if (rounded === undefined || verdict === undefined || verdict.outcome === 'refused') {
    throw breaksRule('quantity-too-large', 'The quantity is too large', 'Quantity');
  }
  const isCapped = verdict.outcome === 'proposed';
  const lineQuantity = isCapped ? verdict.proposedQuantity : verdict.quantity;
  // So little clearance stock that not even the minimum can be had of it: then it is sold as usual.
  if (isCapped && verdict.kind === 'clearance-split' && lineQuantity <= 0) return decide(material, lines, wish, false);
  if (lineQuantity > MOST_OF_A_LINE) throw breaksRule('quantity-too-large', 'The quantity is too large', 'Quantity');
  if (lineQuantity <= before && isCapped) {
    throw breaksRule('out-of-stock', 'There is no more stock of this material', 'Quantity');
  }
  return {
    into,
    isClearance,
    lineQuantity,
    added: subtractQuantity(lineQuantity, before),
    isRounded: rounded.changed,
    isCableCut: rounded.cableCut,
    isCapped,
  };
};

const requirePositive = (sent: number, field: string): Quantity => {
  const quantity = quantityOfWire(sent);
  if (quantity <= 0) throw breaksRule('quantity-not-positive', 'The quantity must be above 0', field);
  return quantity;
};

/**
 * Adds a material to the active cart: into the line it may merge with, rounded up to the packing rules, capped by what
 * is left of clearance, phased-out or fastbox stock. Two queries before the lock, five behind it, however large the
 * cart. [cart-10]
 * @throws Failure 404 for an unknown material, 422 for a quantity of 0 or less, a blocked material, or no stock
 */
export const addToCart =
  (db: Database, erp: Erp) =>
  async (buyer: Buyer, wanted: WantedMaterial): Promise<AddedLine> => {
    const quantity = requirePositive(wanted.quantity, 'Quantity');
    const remnant =
      wanted.cableRemnant === undefined ? undefined : requirePositive(wanted.cableRemnant, 'CabelRemnantValue');
    const material = await requireOrderable(db, erp)(buyer, wanted.code);
    return transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      const lines = await linesOfMaterial(tx, cart.id, material.sapMaterialNumber);
      const wish = { quantity, isRemnant: remnant !== undefined, deliveryType: cart.delivery_type };
      const decision = decide(material, lines, wish);
      const lineId = decision.into?.id ?? uuidv7();
      if (decision.into === undefined) {
        if (cart.line_count >= MOST_LINES) {
          throw breaksRule('cart-full', `A cart holds at most ${MOST_LINES} lines`);
        }
        await tx
          .insertInto('cart_lines')
          .values({
            id: lineId,
            cart_id: cart.id,
            sap_material_number: material.sapMaterialNumber,
            quantity: quantityToDecimal(decision.lineQuantity),
            is_clearance: decision.isClearance,
            cable_remnant: remnant === undefined ? null : quantityToDecimal(remnant),
          })
          .execute();
      } else {
        await tx
          .updateTable('cart_lines')
          .set({ quantity: quantityToDecimal(decision.lineQuantity) })
          .where('id', '=', lineId)
          .execute();
      }
      const { lineCount } = await noteChange(tx, cart.id, decision.into === undefined ? 1 : 0);
      const { added, lineQuantity, isRounded, isCableCut, isCapped } = decision;
      return { lineId, lineCount, added, lineQuantity, isRounded, isCableCut, isCapped };
    });
  };
