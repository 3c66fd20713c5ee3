import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { StoredAddress, Transaction } from '../../db/index.ts';
import { addressKey } from './address-key.ts';
import { type LatestAddress, latestAddress, MOST_LATEST } from './queries/latest-addresses.ts';

export interface AddressUse {
  contactId: string;
  accountId: string;
  /** Empty: of no project. */
  projectNumber: string;
  address: StoredAddress;
}

/**
 * Notes that goods are sent to an address now: one that was used before is used anew, and beyond fifty the one used
 * longest ago is forgotten. Raced, it is kept once. Two statements.
 */
export const noteAddressUsed = async (tx: Transaction, use: AddressUse): Promise<LatestAddress> => {
  const { contactId, accountId, projectNumber, address } = use;
  const used = tx
    .insertInto('latest_addresses')
    .values({
      id: uuidv7(),
      contact_id: contactId,
      account_id: accountId,
      project_number: projectNumber,
      key: addressKey(address),
      address: JSON.stringify(address),
      is_service_center: address.isServiceCenter,
    })
    .onConflict((conflict) =>
      conflict.columns(['contact_id', 'account_id', 'project_number', 'key']).doUpdateSet((eb) => ({
        address: eb.ref('excluded.address'),
        last_used: sql<Date>`clock_timestamp()`,
      })),
    )
    .returningAll();
  const row = await tx
    .with('used', () => used)
    .with('forgotten', (db) =>
      db.deleteFrom('latest_addresses').where(
        'id',
        'in',
        sql<string>`(
          select id from latest_addresses
          where contact_id = ${contactId} and account_id = ${accountId} and project_number = ${projectNumber}
            and id not in (select id from used)
          order by last_used desc, id desc offset ${MOST_LATEST - 1})`,
      ),
    )
    .selectFrom('used')
    .selectAll()
    .executeTakeFirstOrThrow();
  return latestAddress(row);
};
