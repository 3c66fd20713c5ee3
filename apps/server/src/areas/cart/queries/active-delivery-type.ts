import type { DeliveryType } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

/** How the active cart is delivered; normally, before its first use. One query. */
export const activeDeliveryType =
  (db: Database) =>
  async (buyer: Buyer): Promise<DeliveryType> => {
    const cart = await db
      .selectFrom('carts')
      .select('delivery_type')
      .where('contact_id', '=', buyer.contactId)
      .where('is_active', '=', sql.lit(true))
      .executeTakeFirst();
    return cart?.delivery_type ?? 'normal';
  };
