import { isOpenCart, type Quantity, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { noteChange } from '../lock-active-cart.ts';

export interface TakenLine {
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
