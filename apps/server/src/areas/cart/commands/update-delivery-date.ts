import { calendarDate } from '@grossist/domain';
import { type Database, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { noteChange } from '../note-change.ts';

/** Half a year of working days: later than that nobody plans a delivery. */
const DATES_AHEAD = 130;

/**
 * Wants the cart on a day. [cart-37]
 * @throws Failure 422 for a day on which nothing is delivered
 */
export const updateDeliveryDate =
  (db: Database, erp: Erp) =>
  async (buyer: Buyer, date: string): Promise<void> => {
    const possible = await askErp(() => erp.deliveryDates(customerOf(buyer), DATES_AHEAD));
    if (!possible.includes(calendarDate(date))) {
      throw breaksRule('delivery-date', `Nothing can be delivered on ${date}`, 'body');
    }
    await transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      await tx.updateTable('carts').set({ delivery_date: date }).where('id', '=', cart.id).execute();
      await noteChange(tx, cart.id);
    });
  };
