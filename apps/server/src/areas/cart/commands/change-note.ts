import { type Database, transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { noteChange } from '../note-change.ts';

/** Writes the note, or the additional note, of a line. [cart-19] */
export const changeNote =
  (db: Database) =>
  async (buyer: Buyer, change: { lineId: string; note: string; isAdditional: boolean }): Promise<void> => {
    await transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      const changed = await tx
        .updateTable('cart_lines')
        .set(change.isAdditional ? { additional_note: change.note } : { note: change.note })
        .where('id', '=', change.lineId)
        .where('cart_id', '=', cart.id)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw notFound('line in the cart');
      await noteChange(tx, cart.id);
    });
  };
