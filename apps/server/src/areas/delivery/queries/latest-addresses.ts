import { type Selectable, sql } from 'kysely';
import type { Database, LatestAddressesTable, StoredAddress } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

/** Latest addresses of a contact for each project of an account at most. */
export const MOST_LATEST = 50;

export interface LatestAddress {
  id: string;
  projectNumber: string;
  address: StoredAddress;
  lastUsed: Date;
}

export const latestAddress = (row: Selectable<LatestAddressesTable>): LatestAddress => ({
  id: row.id,
  projectNumber: row.project_number,
  address: row.address,
  lastUsed: row.last_used,
});

/** Lists the buyer's latest addresses on the account, for a project or for none, most recent first. [adr-01] */
export const listLatestAddresses =
  (db: Database) =>
  async (
    buyer: Buyer,
    { projectNumber, withServiceCenters }: { projectNumber: string; withServiceCenters: boolean },
  ): Promise<readonly LatestAddress[]> => {
    const rows = await db
      .selectFrom('latest_addresses')
      .selectAll()
      .where('contact_id', '=', buyer.contactId)
      .where('account_id', '=', buyer.account.id)
      .where('project_number', '=', projectNumber)
      .$if(!withServiceCenters, (query) => query.where('is_service_center', '=', sql.lit(false)))
      .orderBy('last_used', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_LATEST)
      .execute();
    return rows.map(latestAddress);
  };

/** Finds a latest address on the buyer's current account; undefined for another buyer's. */
export const findLatestAddress = async (
  db: Database,
  buyer: Pick<Buyer, 'contactId' | 'account'>,
  id: string,
): Promise<LatestAddress | undefined> => {
  const row = await db
    .selectFrom('latest_addresses')
    .selectAll()
    .where('contact_id', '=', buyer.contactId)
    .where('account_id', '=', buyer.account.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && latestAddress(row);
};
