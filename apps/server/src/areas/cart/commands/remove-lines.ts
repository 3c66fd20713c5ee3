import type { DeliveryType } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { missingLine } from '../lines/missing-line.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { noteChange } from '../note-change.ts';

const removeEmptyKits = async (tx: Transaction, kitIds: readonly string[]): Promise<readonly { id: string }[]> => {
  const { rows } = await sql<{ id: string }>`
    update cart_lines kit set removed_at = now()
    where kit.id = any(${[...kitIds]}::uuid[]) and kit.removed_at is null
      and not exists (select 1 from cart_lines c where c.parent_line_id = kit.id and c.removed_at is null)
    returning kit.id`.execute(tx);
  return rows;
};

/**
 * Takes lines out of the active cart, a kit with its children, and a kit that lost all its children. They are kept
 * aside, so that the removal can be undone. [cart-11] [cart-12]
 * @throws Failure 404 when one of them is not in the cart, 409 when it is in one that was the active one until just now,
 * 422 `kit-materials` for a kit whose materials are to stay: they are packed in it; then none is taken out
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
