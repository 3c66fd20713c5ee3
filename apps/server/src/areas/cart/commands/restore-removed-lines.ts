import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { MOST_LINES } from '../most-lines.ts';
import { noteChange } from '../note-change.ts';

/** Brings removed lines of the active cart back as they were; those that are gone for good are passed over. */
export const restoreRemovedLines =
  (db: Database) =>
  async (buyer: Buyer, lineIds: readonly string[]): Promise<number> =>
    transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      if (cart.line_count + lineIds.length > MOST_LINES) {
        throw breaksRule('cart-full', `A cart holds at most ${MOST_LINES} lines`);
      }
      const { rows } = await sql<{ id: string }>`
        update cart_lines set removed_at = null
        where cart_id = ${cart.id} and removed_at is not null and id = any(${[...lineIds]}::uuid[])
        returning id`.execute(tx);
      if (rows.length > 0) await noteChange(tx, cart.id, rows.length);
      return rows.length;
    });
