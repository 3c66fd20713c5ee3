import type { DeliveryType } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { cartFull, MOST_LINES } from '../line-facts.ts';
import { lockActiveCart, missingLine, noteChange } from '../lock-active-cart.ts';

const removeEmptyKits = async (tx: Transaction, kitIds: readonly string[]): Promise<readonly { id: string }[]> => {
  const { rows } = await sql<{ id: string }>`
    update cart_lines kit set removed_at = now()
    where kit.id = any(${[...kitIds]}::uuid[]) and kit.removed_at is null
      and not exists (select 1 from cart_lines c where c.parent_line_id = kit.id and c.removed_at is null)
    returning kit.id`.execute(tx);
  return rows;
};

/**
 * Marks lines of the active cart as removed, a kit with its children, and a kit that lost all its children. The removal
 * can be undone. [cart-11] [cart-12]
 * @throws Failure 404 when one of them is not in the cart, 409 when it is in one that was the active one until just
 * now, 422 `kit-materials` for a kit whose materials are to stay: they are packed in it; then none is taken out
 */
export const removeLines =
  (db: Database) =>
  async (buyer: Buyer, lineIds: readonly string[], withChildren = true): Promise<{ deliveryType: DeliveryType }> => {
    const wanted = [...new Set(lineIds)];
    return transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      const { rows } = await sql<{ id: string; parent_line_id: string | null }>`
        update cart_lines set removed_at = now()
        where id = any(array(
          select id from cart_lines where id = any(${wanted}::uuid[])
          union all select id from cart_lines where parent_line_id = any(${wanted}::uuid[])
        )) and cart_id = ${cart.id} and removed_at is null
        returning id, parent_line_id`.execute(tx);
      const removed = new Set(rows.map((row) => row.id));
      if (wanted.some((id) => !removed.has(id))) throw await missingLine(tx, buyer, wanted);
      if (!withChildren && rows.length > wanted.length) {
        throw breaksRule('kit-materials', 'The materials of a kit go with it', 'ShouldRemoveChildItems');
      }
      const parents = [...new Set(rows.flatMap((row) => (row.parent_line_id === null ? [] : [row.parent_line_id])))];
      const emptied = parents.length === 0 ? [] : await removeEmptyKits(tx, parents);
      await noteChange(tx, cart.id, -(rows.length + emptied.length));
      return { deliveryType: cart.delivery_type };
    });
  };

/** Removes every line from the active cart; name, address and the rest stay. [cart-35] */
export const emptyCart =
  (db: Database) =>
  async (buyer: Buyer): Promise<{ deliveryType: DeliveryType }> =>
    transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      await sql`update cart_lines set removed_at = now() where cart_id = ${cart.id} and removed_at is null`.execute(tx);
      await noteChange(tx, cart.id, -cart.line_count);
      return { deliveryType: cart.delivery_type };
    });

/**
 * Restores removed lines of the active cart as they were: a kit with the children that went with it, a child with
 * its kit. Those that are gone for good are passed over, as is a piece of cable that the cart holds again.
 */
export const restoreRemovedLines =
  (db: Database) =>
  async (buyer: Buyer, lineIds: readonly string[]): Promise<{ restored: number; deliveryType: DeliveryType }> =>
    transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      const ids = [...lineIds];
      const { rows } = await sql<{ id: string }>`
        with wanted as (
          select r.id, r.parent_line_id, r.removed_at from cart_lines r
          where r.id = any(${ids}::uuid[]) and r.cart_id = ${cart.id} and r.removed_at is not null
            -- A piece of cable is in a cart once: where it is there again, or comes back by a later line, this one stays.
            -- Lines that are none are let through first: compared with each other, thousands of them take half a minute.
            and (r.remnant_id is null or not exists (
              select 1 from cart_lines o
              where o.cart_id = r.cart_id and o.remnant_id = r.remnant_id and o.removed_at is null
            ) and not exists (
              select 1 from cart_lines o
              where o.id = any(${ids}::uuid[]) and o.cart_id = r.cart_id and o.remnant_id = r.remnant_id
                and o.position > r.position
            ))
        )
        update cart_lines l set removed_at = null
        where l.id = any(array(
          select id from wanted
          union all select parent_line_id from wanted where parent_line_id is not null
          union all select c.id from wanted w join cart_lines c on c.parent_line_id = w.id and c.removed_at = w.removed_at
        )) and l.cart_id = ${cart.id} and l.removed_at is not null
        returning l.id`.execute(tx);
      if (cart.line_count + rows.length > MOST_LINES) throw cartFull();
      if (rows.length > 0) await noteChange(tx, cart.id, rows.length);
      return { restored: rows.length, deliveryType: cart.delivery_type };
    });
