import type { DeliveryType } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { noteChange } from '../note-change.ts';

/** Takes every line out of the active cart; name, address and the rest stay. [cart-35] */
export const emptyCart =
  (db: Database) =>
  async (buyer: Buyer): Promise<{ deliveryType: DeliveryType }> =>
    transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      await sql`update cart_lines set removed_at = now() where cart_id = ${cart.id} and removed_at is null`.execute(tx);
      await noteChange(tx, cart.id, -cart.line_count);
      return { deliveryType: cart.delivery_type };
    });
