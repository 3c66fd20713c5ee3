import { sql } from 'kysely';
import type { Database, StoredAddress } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { MOST_ADDRESSES, selectAddresses, storedAddress } from './addresses.ts';

/**
 * Addresses for a project, by its own number or by that of its account: the project's before those of no project. None
 * for what is not the buyer's. [cart-08]
 */
export const listProjectAddresses =
  (db: Database) =>
  async (buyer: Buyer, projectAccountNumber: string): Promise<readonly StoredAddress[]> => {
    const rows = await selectAddresses(db)
      .innerJoin('contact_accounts as ca', 'ca.account_id', 'a.id')
      .where('ca.contact_id', '=', buyer.contactId)
      .where((eb) =>
        eb.or([
          eb('a.sold_to', '=', projectAccountNumber),
          eb.and([
            eb('d.project_number', 'in', ['', projectAccountNumber]),
            eb.exists(
              eb
                .selectFrom('projects as p')
                .select(sql.lit(1).as('one'))
                .whereRef('p.account_id', '=', 'a.id')
                .where('p.number', '=', projectAccountNumber),
            ),
          ]),
        ]),
      )
      .orderBy(sql`d.project_number = ${projectAccountNumber}`, 'desc')
      .orderBy('d.is_default', 'desc')
      .orderBy('d.name')
      .limit(MOST_ADDRESSES)
      .execute();
    return rows.map(storedAddress);
  };
