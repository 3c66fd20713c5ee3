import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { PostalDestination } from '../../../gateways/erp/port.ts';
import { findUsualAddress } from '../../delivery/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { whereTo } from './price-cart.ts';

/**
 * Finds where goods would go by route: the address of the buyer's active cart; without a cart, and of one that is picked up
 * at a service center, the usual address of the account. One statement, two where there is no address in the cart.
 * @returns undefined where goods go by the plant's usual route
 */
export const destinationOfActiveCart =
  (db: Database) =>
  async (buyer: Buyer): Promise<PostalDestination | undefined> => {
    const cart = await db
      .selectFrom('carts')
      .select('address')
      .where('contact_id', '=', buyer.contactId)
      .where('is_active', '=', sql.lit(true))
      .executeTakeFirst();
    const isElsewhere = cart === undefined || cart.address?.isServiceCenter === true;
    const address = isElsewhere ? await findUsualAddress(db, buyer.account.id) : cart.address;
    const to = whereTo(address ?? null).address;
    return to && { postalCode: to.postalCode, countryCode: to.countryCode };
  };
