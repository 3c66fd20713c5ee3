import { isOrderable, type Money, NO_MONEY, quantityOf, sumMoney } from '@grossist/domain';
import type { Selectable } from 'kysely';
import type { CartsTable, Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { type CartLineRow, cartAskOf, cartLines } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';
import { type HandedItem, handedItem, materialFacts } from './handed-item.ts';

/** Joins both notes of a line. */
export const joinedNotes = (note: string, additionalNote: string): string =>
  [note, additionalNote].filter((text) => text !== '').join(' / ');

export interface CartItems {
  lines: readonly CartLineRow[];
  items: readonly HandedItem[];
  /** SAP numbers of lines that can't be handed over. */
  refused: readonly string[];
  /** All costs of shipping. */
  freight: Money;
  tax: Money;
}

export interface CartItemsDeps {
  db: Database;
  erp: Pick<Erp, 'cartPrice'>;
  now: () => number;
}

type CartToHandOver = Pick<
  Selectable<CartsTable>,
  'id' | 'delivery_type' | 'address' | 'combined_delivery' | 'delivery_date'
>;

/**
 * Returns a cart's lines as items with current prices. Two queries and one request to the ERP for any number of lines.
 * @throws Failure 503 when the ERP does not respond
 */
export const cartItems = ({ db, erp, now }: CartItemsDeps) => {
  const linesOf = cartLines(db);
  const factsOf = materialFacts(db);
  return async (buyer: Buyer, cart: CartToHandOver): Promise<CartItems> => {
    const lines = await linesOf({ cartId: cart.id, market: buyer.market, visibleTo: buyer });
    if (lines.length === 0) return { lines, items: [], refused: [], freight: NO_MONEY, tax: NO_MONEY };
    const facts = await factsOf(
      buyer,
      lines.map((line) => line.sap_material_number),
    );
    const priced = await askErp(() => erp.cartPrice(customerOf(buyer), cartAskOf(cart, lines)));
    const byKey = new Map(priced.lines.map((line) => [line.key, line]));
    const kitNames = new Map(lines.map((line) => [line.id, line.kit_name]));
    const items: HandedItem[] = [];
    const refused: string[] = [];
    for (const line of lines) {
      const material = facts.get(line.sap_material_number);
      const { price, stock } = byKey.get(line.id) ?? {};
      if (material === undefined || !isOrderable(material.status) || price === undefined || stock === undefined) {
        refused.push(line.sap_material_number);
        continue;
      }
      const note = joinedNotes(line.note, line.additional_note);
      items.push(
        handedItem(
          buyer,
          material,
          { price, stock },
          {
            quantity: quantityOf(line.quantity),
            lineId: line.id,
            parentLineId: line.parent_line_id ?? undefined,
            kitName: line.parent_line_id === null ? line.kit_name : '',
            partOf: kitNames.get(line.parent_line_id ?? ''),
            isClearance: line.is_clearance,
            remnantLength: line.cable_remnant === null ? undefined : quantityOf(line.cable_remnant),
            isDirectDelivery: line.is_direct_delivery,
            note,
            now: now(),
          },
        ),
      );
    }
    const { freight, extraFreight, freightServiceTax, tax } = priced.totals;
    return { lines, items, refused, freight: sumMoney([freight, extraFreight, freightServiceTax]), tax };
  };
};
