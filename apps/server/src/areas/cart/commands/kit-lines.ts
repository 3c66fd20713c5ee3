/** Lines of a cart that are packed into kits: taken out of the cart, or added to its kits. */

import { isOpenCart, type Quantity, quantityOf, quantityToDecimal, timesQuantity, wholeKits } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { cartFull, MOST_LINES, MOST_OF_A_LINE } from '../line-facts.ts';
import { type LineChange, type NewLine, writeLines } from '../lines/write-lines.ts';
import { lockActiveCart, noteChange } from '../lock-active-cart.ts';

interface TakenLine {
  sapMaterialNumber: string;
  quantity: Quantity;
}

interface LineRow {
  id: string;
  sap_material_number: string;
  quantity: string;
  is_loose: boolean;
}

const lockOpenCart = async (tx: Transaction, buyer: Buyer, cartId: string): Promise<string> => {
  const cart = await tx
    .selectFrom('carts')
    .select(['id', 'status', 'deleted_at'])
    .where('id', '=', cartId)
    .where('contact_id', '=', buyer.contactId)
    .forUpdate()
    .executeTakeFirst();
  if (cart === undefined || cart.status === 'Inactive' || cart.deleted_at !== null) throw notFound('cart of yours');
  if (!isOpenCart(cart.status)) throw changedMeanwhile('This cart was ordered');
  return cart.id;
};

/**
 * Takes lines that belong to no kit out of one of the buyer's open carts and returns their materials, in the order of
 * the ids. The cart is locked, and the removal can be undone as any other. Three statements, however many lines.
 * @throws Failure 404 for another's cart or a line that it has not, 409 for an ordered cart, 422 `line-not-packable`
 * for lines of kits and for remnants
 */
export const takeLooseLines = async (
  tx: Transaction,
  buyer: Buyer,
  cartId: string,
  lineIds: readonly string[],
): Promise<TakenLine[]> => {
  const id = await lockOpenCart(tx, buyer, cartId);
  const { rows } = await sql<LineRow>`
    update cart_lines set removed_at = now()
    where id = any(${[...lineIds]}::uuid[]) and cart_id = ${id} and removed_at is null
    returning id, sap_material_number, quantity,
      (kit_id is null and parent_line_id is null and cable_remnant is null) as is_loose`.execute(tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const taken = [...new Set(lineIds)].map((lineId, index): TakenLine => {
    const row = byId.get(lineId);
    if (row === undefined) throw notFound('line of this cart');
    if (!row.is_loose) {
      throw breaksRule('line-not-packable', 'Lines of kits and remnants are not packed into kits', `lines.${index}`);
    }
    return { sapMaterialNumber: row.sap_material_number, quantity: quantityOf(row.quantity) };
  });
  await noteChange(tx, id, -taken.length);
  return taken;
};

interface KitLineRow {
  id: string;
  kit_id: string;
  /** How many of the kit are ordered. */
  quantity: string;
  child_id: string | null;
  per_kit: string | null;
}

interface Packed {
  quantity: Quantity;
}

/**
 * Adds a material to kits that are lines of the active cart: a line below each, or more in the one that is there.
 * `packedFor` returns what each kit holds of it afterwards. Undefined when one of the lines is no kit of the active
 * cart. Three statements, however many lines. [kit-08]
 * @throws Failure 422 `cart-full`, or `quantity-too-large` beyond what a line holds
 */
export const addToKitLines = async <P extends Packed>(
  tx: Transaction,
  buyer: Buyer,
  wanted: {
    lineIds: readonly string[];
    sapMaterialNumber: string;
    packedFor: (lineId: string, held: Quantity | undefined) => P;
  },
): Promise<P[] | undefined> => {
  const { lineIds, sapMaterialNumber, packedFor } = wanted;
  const cart = await lockActiveCart(tx, buyer);
  const { rows } = await sql<KitLineRow>`
    select l.id, l.kit_id, l.quantity, c.id as child_id, c.quantity_per_kit as per_kit
    from cart_lines l
    left join cart_lines c on c.parent_line_id = l.id and c.removed_at is null
      and c.sap_material_number = ${sapMaterialNumber}
    where l.id = any(${[...lineIds]}::uuid[]) and l.cart_id = ${cart.id} and l.removed_at is null
      and l.parent_line_id is null and l.kit_id is not null`.execute(tx);
  if (rows.length < lineIds.length) return undefined;
  const added: NewLine[] = [];
  const changed: LineChange[] = [];
  const packed = rows.map((row) => {
    const each = packedFor(row.id, row.per_kit === null ? undefined : quantityOf(row.per_kit));
    const quantity = timesQuantity(each.quantity, wholeKits(quantityOf(row.quantity)) ?? 1);
    if (quantity > MOST_OF_A_LINE) throw breaksRule('quantity-too-large', 'The quantity is too large');
    const amounts = { quantity: quantityToDecimal(quantity), quantity_per_kit: quantityToDecimal(each.quantity) };
    if (row.child_id !== null) changed.push({ id: row.child_id, ...amounts });
    else {
      added.push({
        id: uuidv7(),
        sap_material_number: sapMaterialNumber,
        parent_line_id: row.id,
        kit_id: row.kit_id,
        is_kit_material: true,
        ...amounts,
      });
    }
    return each;
  });
  if (cart.line_count + added.length > MOST_LINES) throw cartFull();
  await writeLines(tx, { cartId: cart.id, added, changed });
  return packed;
};
