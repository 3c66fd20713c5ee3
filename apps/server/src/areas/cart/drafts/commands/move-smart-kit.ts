import { sql } from 'kysely';
import { type Database, transaction } from '../../../../db/index.ts';
import { breaksRule } from '../../../../http/failure.ts';
import type { Buyer } from '../../../identity/index.ts';
import { beginCart, goingOnFrom } from '../begin-cart.ts';
import { discardCart, keepAsDraft } from '../carry-out.ts';
import { draftName } from '../draft-name.ts';
import { isEmptyCart, lockCarts } from '../lock-carts.ts';

/** The kits' own lines go along, headers and what hangs below them; the removed ones too, so that it can be undone. */
const moveKitLines = async (tx: Parameters<typeof beginCart>[0], from: string, to: string): Promise<void> => {
  await sql`
    with moved as (
      update cart_lines l set cart_id = ${to}
      where l.cart_id = ${from} and (l.kit_id is not null or l.is_kit_material or exists (
        select from cart_lines kit where kit.id = l.parent_line_id and kit.kit_id is not null))
      returning l.removed_at
    )
    update carts set line_count = (select count(*) from moved where removed_at is null) where id = ${to}`.execute(tx);
};

/**
 * Deletes a cart for good but for its smart kit, which moves with its kits to a new cart; that becomes the active one.
 * Another cart that was active is kept as a draft. [cart-40]
 * @throws Failure 404 for another's cart, 409 for one that was ordered, 422 `no-smart-kit` for one without
 */
export const moveSmartKit =
  (db: Database) =>
  async (buyer: Buyer, cartId: string): Promise<void> => {
    await transaction(db, async (tx) => {
      const { active, open } = await lockCarts(tx, buyer, [cartId]);
      const cart = open(cartId);
      if (!cart.has_smart_kit) throw breaksRule('no-smart-kit', 'The cart has no smart kit', 'cartId');
      if (active.id !== cart.id) {
        if (active.status === 'Initial' && isEmptyCart(active)) await discardCart(tx, active);
        else await keepAsDraft(tx, active, active.status === 'Draft' ? undefined : draftName(buyer, active));
      }
      await tx
        .updateTable('carts')
        .set({ status: 'Inactive', is_active: false, version: sql`version + 1`, changed_at: sql<Date>`now()` })
        .where('id', '=', cart.id)
        .execute();
      const newId = await beginCart(tx, buyer, { ...goingOnFrom(cart), deliveryType: 'smart-kit', name: cart.name });
      await moveKitLines(tx, cart.id, newId);
      await tx
        .updateTable('smart_kits')
        .set({ cart_id: newId })
        .where('cart_id', '=', cart.id)
        .where('deleted_at', 'is', null)
        .execute();
    });
  };
