import type { Database } from '../../../db/index.ts';
import type { SeenAs } from '../../../visitors/index.ts';
import { type Customer, customerScope } from '../../assortments/index.ts';
import { hashOfToken } from '../session-token.ts';

/**
 * Shows the shop in a session with a customer's market and assortments. [own-asm-03]
 * @throws Failure 404 for a customer that there is not
 */
export const seeShopAs =
  (db: Database) =>
  async (token: string, customer: Customer): Promise<SeenAs> => {
    const { name } = await customerScope(db)(customer);
    await db
      .updateTable('sessions')
      .set({ seen_as_type: customer.customerType, seen_as_id: customer.customerId })
      .where('token_hash', '=', hashOfToken(token))
      .execute();
    return { ...customer, name };
  };

/** Shows the shop in a session as its own person sees it again. [own-asm-04] */
export const stopSeeingShopAs =
  (db: Database) =>
  async (token: string): Promise<void> => {
    await db
      .updateTable('sessions')
      .set({ seen_as_type: null, seen_as_id: null })
      .where('token_hash', '=', hashOfToken(token))
      .execute();
  };
