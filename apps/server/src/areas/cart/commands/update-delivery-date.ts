import { type Database, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { changedMeanwhile } from '../../../http/failure.ts';
import { type Buyer, buyerOnAccount } from '../../identity/index.ts';
import { requirePossibleDate } from '../drafts/possible-date.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { noteChange } from '../note-change.ts';
import { activeCart } from '../queries/active-cart.ts';

/**
 * Wants the cart on a day: one of its own route, plant and shipping condition, or `standard`: as soon as possible. [cart-37]
 * @throws Failure 422 for a day on which nothing is delivered, 409 when another cart became the active one meanwhile
 */
export const updateDeliveryDate =
  (db: Database, erp: Erp) =>
  async (buyer: Buyer, date: string): Promise<void> => {
    const seen = await activeCart(db)(buyer);
    const isStandard = date === 'standard';
    if (!isStandard) {
      const onAccount = await buyerOnAccount(db)(buyer, seen.account_id);
      await requirePossibleDate(erp)(onAccount, seen, date, 'body');
    }
    await transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      if (cart.id !== seen.id) throw changedMeanwhile('Another cart is your active cart now');
      await tx
        .updateTable('carts')
        .set({ delivery_date: isStandard ? null : date })
        .where('id', '=', cart.id)
        .execute();
      await noteChange(tx, cart.id);
    });
  };
