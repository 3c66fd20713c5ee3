import type { Database } from '../../../../db/index.ts';
import type { Erp } from '../../../../gateways/erp/port.ts';
import type { Buyer } from '../../../identity/index.ts';
import { ownCart } from '../../queries/own-cart.ts';
import { fastboxAt } from '../fastbox.ts';

export interface FastboxTimes {
  /** Milliseconds since 1970; absent when none can be ordered now. */
  arrives: number | undefined;
  /** Until when it arrives today, also when that is past; absent where none goes or nothing is open today. */
  closes: number | undefined;
}

/**
 * When an express box that is ordered now for one of the buyer's carts arrives, and until when it may be ordered to arrive today.
 * [cart-09]
 * @throws Failure 404 for another's cart, 503 when the ERP does not answer
 */
export const fastboxDeliveryTime =
  (db: Database, erp: Erp, now: () => number) =>
  async (buyer: Buyer, cartId: string): Promise<FastboxTimes> => {
    const own = await ownCart(db)(buyer, cartId);
    const { delivery } = await fastboxAt(erp, now)(own.buyer, own.cart.address);
    return { arrives: delivery?.arrivesAt, closes: delivery?.closesAt };
  };
