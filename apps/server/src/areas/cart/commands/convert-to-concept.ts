import {
  checkLine,
  type DeliveryType,
  isOrderable,
  maxQuantity,
  type Quantity,
  quantityOf,
  quantityToDecimal,
  roundedUp,
} from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type StoredConceptSuggestion, type Transaction, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { quantityOfWire } from '../../../http/check-input.ts';
import { breaksRule, changedMeanwhile, type Failure } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { type LineRow, lineFactsOf } from '../line-facts.ts';
import { perKitOf } from '../lines/kit-quantities.ts';
import { WorkingLines } from '../lines/working-lines.ts';
import { lockActiveCart, missingLine, noteChange } from '../lock-active-cart.ts';
import { findMaterial, type Material } from '../queries/find-materials.ts';
import { linesBeside, linesToChange } from '../queries/lines-to-change.ts';
import { isJudgedByStock, stockOf } from '../queries/stock-of.ts';

export interface Conversion {
  lineId: string;
  /** The suggested material, by its code or SAP number. */
  code: string;
  /** Of the suggested material; absent: as much as the line holds. */
  quantity: number | undefined;
}

const FIELD = 'ConceptSuggestion.Code';

const cannot = (detail: string, field = FIELD): Failure => breaksRule('concept-conversion', detail, field);

const wantedOf = (sent: number | undefined, line: LineRow, suggestion: StoredConceptSuggestion): Quantity => {
  if (sent === undefined) return maxQuantity(quantityOf(line.quantity), quantityOf(suggestion.minQuantity));
  const quantity = quantityOfWire(sent);
  if (quantity <= 0) throw cannot('The quantity must be above 0', 'ConceptSuggestion.Quantity');
  return quantity;
};

/**
 * Marks the old line as removed, so that the conversion can be undone; the new one has its place, notes and accounts.
 */
const putInPlace = async (
  tx: Transaction,
  line: LineRow,
  made: { material: Material; quantity: Quantity; perKit: string | undefined },
): Promise<string> => {
  const id = uuidv7();
  await sql`
    with old as (update cart_lines set removed_at = now() where id = ${line.id} returning *)
    insert into cart_lines (id, cart_id, sap_material_number, parent_line_id, position, quantity, is_clearance,
      is_kit_material, quantity_per_kit, note, additional_note, accounting_string1, accounting_string2)
    overriding system value
    select ${id}, old.cart_id, ${made.material.sapMaterialNumber}, old.parent_line_id, old.position,
      ${quantityToDecimal(made.quantity)}::numeric, false, old.is_kit_material, ${made.perKit ?? null}::numeric,
      old.note, old.additional_note, old.accounting_string1, old.accounting_string2
    from old`.execute(tx);
  return id;
};

/**
 * Takes what the wholesaler suggests in place of a line. One transaction, constant queries. [cart-24]
 * @throws Failure 404 when the line is not in the active cart, 409 when it is in one that was it until just now, 422
 * `concept-conversion` when the material is not what is suggested for it or can't be had
 */
export const convertToConcept = (db: Database, erp: Erp) => {
  const linesOf = linesToChange(db);
  const materialOf = findMaterial(db);
  const stockIn = stockOf(erp);
  return async (buyer: Buyer, conversion: Conversion): Promise<{ lineId: string; deliveryType: DeliveryType }> => {
    const { lineId } = conversion;
    const [{ materials, deliveryType }, material] = await Promise.all([
      linesOf(buyer, [lineId]),
      materialOf(buyer, conversion.code),
    ]);
    const old = materials.get(lineId);
    const needsStock = material !== undefined && isJudgedByStock(material, deliveryType);
    const stocks = await stockIn(buyer, needsStock ? [material.sapMaterialNumber] : []);
    return transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      if (old === undefined) throw await missingLine(tx, buyer, [lineId]);
      if (material === undefined) throw cannot('The suggested material is not sold here');
      const suggestion = old.material.suggestions.find((each) => each.sapMaterialNumber === material.sapMaterialNumber);
      if (suggestion === undefined) throw cannot(`${material.code} is not suggested for ${old.material.code}`);
      if (!isOrderable(material.status)) throw cannot(`The material ${material.code} can't be ordered`);
      if (cart.delivery_type !== deliveryType) {
        throw changedMeanwhile('The delivery mode of the cart was changed: check it again');
      }
      const parents = old.parentLineId === null ? [] : [old.parentLineId];
      const wanted = { materials: [material.sapMaterialNumber], lineIds: [lineId, ...parents] };
      const lines = new WorkingLines(await linesBeside(tx, cart.id, wanted));
      const line = lines.line(lineId);
      if (line === undefined) throw await missingLine(tx, buyer, [lineId]);
      if (line.cable_remnant !== null) throw cannot('Nothing else is there in the length of a remnant', 'ItemInCart');
      const heldElsewhere = lines.heldOf(material.sapMaterialNumber);
      const facts = lineFactsOf(material, stocks.get(material.sapMaterialNumber), {
        deliveryType,
        isOnClearanceSale: false,
        remnantLength: undefined,
        isDirectDelivery: false,
        cableCutAccepted: true,
        heldElsewhere,
      });
      const rounded = roundedUp(facts, wantedOf(conversion.quantity, line, suggestion));
      const verdict = rounded && checkLine(facts, rounded.quantity);
      if (verdict?.outcome !== 'accepted') throw cannot(`There is not enough of ${material.code}`);
      const perKit = perKitOf(
        line,
        { quantity: verdict.quantity, facts },
        'ConceptSuggestion.Quantity',
        lines,
      ).quantity_per_kit;
      const id = await putInPlace(tx, line, {
        material,
        quantity: verdict.quantity,
        perKit,
      });
      await noteChange(tx, cart.id);
      return { lineId: id, deliveryType };
    });
  };
};
