import { type RawBuilder, type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { LatestAddressesTable, StoredAddress, Transaction } from '../../db/index.ts';
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
 * What notes that goods are sent to an address now, to be sent with the changes that it belongs to: one that was used
 * before is used anew, and beyond fifty the one used longest ago is forgotten. Raced, it is kept once.
 */
export const notingAddressUsed = (
  tx: Transaction,
  use: AddressUse,
): readonly [RawBuilder<unknown>, RawBuilder<unknown>] => {
  const { contactId, accountId, projectNumber, address } = use;
  const key = addressKey(address);
  const used = tx
    .insertInto('latest_addresses')
    .values({
      id: uuidv7(),
      contact_id: contactId,
      account_id: accountId,
      project_number: projectNumber,
      key,
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
  const forgotten = sql`
    delete from latest_addresses where id in (
      select id from latest_addresses
      where contact_id = ${contactId} and account_id = ${accountId} and project_number = ${projectNumber} and key <> ${key}
      order by last_used desc, id desc offset ${MOST_LATEST - 1})`;
  return [sql`${used}`, forgotten];
};

/** Notes it by itself. One statement. */
export const noteAddressUsed = async (tx: Transaction, use: AddressUse): Promise<LatestAddress> => {
  const [used, forgotten] = notingAddressUsed(tx, use);
  const { rows } = await sql<Selectable<LatestAddressesTable>>`
    with used as (${used}), forgotten as (${forgotten}) select * from used`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The address was not noted');
  return latestAddress(row);
};
