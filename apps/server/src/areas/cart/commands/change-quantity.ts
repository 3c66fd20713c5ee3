import { checkLine, type Proposal, type ProposalKind, type Quantity, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { quantityOfWire } from '../../../http/wire-quantity.ts';
import type { Buyer } from '../../identity/index.ts';
import { type LineRow, lineFactsOf } from '../line-facts.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { MOST_LINES } from '../most-lines.ts';
import { noteChange } from '../note-change.ts';
import { requireOrderable } from '../queries/orderable-material.ts';

export interface QuantityChange {
  lineId: string;
  quantity: number;
  /** The proposal that the buyer applies with this quantity. */
  applied: ProposalKind | undefined;
}

const materialOfLine = async (db: Database, buyer: Buyer, lineId: string): Promise<string> => {
  const line = await db
    .selectFrom('cart_lines as l')
    .innerJoin('carts as c', 'c.id', 'l.cart_id')
    .select('l.sap_material_number')
    .where('l.id', '=', lineId)
    .where('l.removed_at', 'is', null)
    .where('c.contact_id', '=', buyer.contactId)
    .where('c.is_active', '=', sql.lit(true))
    .executeTakeFirst();
  if (line === undefined) throw notFound('line in the cart');
  return line.sap_material_number;
};

const setQuantity = (tx: Transaction, lineId: string, quantity: Quantity) =>
  tx
    .updateTable('cart_lines')
    .set({ quantity: quantityToDecimal(quantity) })
    .where('id', '=', lineId)
    .execute();

/** The clearance line keeps its part, a normal line beside it takes the rest. Section 4, rule 4. */
const applySplit = async (
  tx: Transaction,
  line: LineRow,
  split: { clearance: Quantity; normal: Quantity },
): Promise<number> => {
  if (split.clearance <= 0) {
    await sql`update cart_lines set quantity = ${quantityToDecimal(split.normal)}, is_clearance = false
      where id = ${line.id}`.execute(tx);
    return 0;
  }
  await setQuantity(tx, line.id, split.clearance);
  if (split.normal <= 0) return 0;
  await tx
    .insertInto('cart_lines')
    .values({
      id: uuidv7(),
      cart_id: line.cart_id,
      sap_material_number: line.sap_material_number,
      quantity: quantityToDecimal(split.normal),
    })
    .execute();
  return 1;
};

/**
 * Sets the quantity of a line when it obeys the rules; otherwise the line stays and the proposal is told. [cart-13]
 * @throws Failure 404 when the line is not in the buyer's active cart, 422 for a quantity of 0 or less
 */
export const changeQuantity =
  (db: Database, erp: Erp) =>
  async (buyer: Buyer, change: QuantityChange): Promise<{ proposal: Proposal | undefined }> => {
    const wanted = quantityOfWire(change.quantity);
    const material = await requireOrderable(db, erp)(buyer, await materialOfLine(db, buyer, change.lineId));
    return transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      const lines = await tx
        .selectFrom('cart_lines')
        .selectAll()
        .where('cart_id', '=', cart.id)
        .where('sap_material_number', '=', material.sapMaterialNumber)
        .where('removed_at', 'is', null)
        .execute();
      const line = lines.find(({ id }) => id === change.lineId);
      if (line === undefined) throw notFound('line in the cart');
      const facts = lineFactsOf(material, {
        deliveryType: cart.delivery_type,
        isOnClearanceSale: line.is_clearance,
        isRemnant: line.cable_remnant !== null,
        // The rules come in their order: who applies a later proposal has agreed to the cut before.
        cableCutAccepted:
          (change.applied !== undefined && change.applied !== 'rounding') || !buyer.isCableCutPopupEnabled,
        others: lines.filter((other) => other !== line),
      });
      const verdict = checkLine(facts, wanted);
      if (verdict.outcome === 'refused') {
        throw verdict.reason === 'not-positive'
          ? breaksRule('quantity-not-positive', 'The quantity must be above 0', 'Quantity')
          : breaksRule('quantity-too-large', 'The quantity is too large', 'Quantity');
      }
      if (verdict.outcome === 'proposed') {
        if (verdict.kind !== 'clearance-split' || change.applied !== 'clearance-split') return { proposal: verdict };
        const linesMore = await applySplit(tx, line, verdict.split);
        if (cart.line_count + linesMore > MOST_LINES) {
          throw breaksRule('cart-full', `A cart holds at most ${MOST_LINES} lines`);
        }
        await noteChange(tx, cart.id, linesMore);
        return { proposal: undefined };
      }
      await setQuantity(tx, line.id, verdict.quantity);
      await noteChange(tx, cart.id);
      return { proposal: undefined };
    });
  };
