import type { DeliveryType } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { cartFull, MOST_LINES } from '../most-lines.ts';
import { noteChange } from '../note-change.ts';

/**
 * Brings removed lines of the active cart back as they were: a kit with the children that went with it, a child with
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
