import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { MOST_LINES } from '../most-lines.ts';
import { noteChange } from '../note-change.ts';

/**
 * Brings removed lines of the active cart back as they were: a kit with the children that went with it, a child with
 * its kit. Those that are gone for good are passed over.
 */
export const restoreRemovedLines =
  (db: Database) =>
  async (buyer: Buyer, lineIds: readonly string[]): Promise<number> =>
    transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      const { rows } = await sql<{ id: string }>`
        with wanted as (
          select id, parent_line_id, removed_at from cart_lines
          where cart_id = ${cart.id} and removed_at is not null and id = any(${[...lineIds]}::uuid[])
        )
        update cart_lines l set removed_at = null
        where l.cart_id = ${cart.id} and l.removed_at is not null and exists (
          select 1 from wanted w
          where l.id in (w.id, w.parent_line_id) or (l.parent_line_id = w.id and l.removed_at = w.removed_at)
        )
        returning l.id`.execute(tx);
      if (cart.line_count + rows.length > MOST_LINES) {
        throw breaksRule('cart-full', `A cart holds at most ${MOST_LINES} lines`);
      }
      if (rows.length > 0) await noteChange(tx, cart.id, rows.length);
      return rows.length;
    });
