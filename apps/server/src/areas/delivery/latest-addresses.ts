/** Addresses that a buyer delivered to lately: stores each use, and lists them for the next order. */

import { hash } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, LatestAddressesTable, StoredAddress, Transaction } from '../../db/index.ts';
import { nameKey, postalCodeKey } from '../../gateways/geocoding/spelling.ts';
import type { Buyer } from '../identity/index.ts';

/** Latest addresses of a contact for each project of an account at most. */
const MOST_LATEST = 50;

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

/** Returns the key by which equal addresses are stored once. */
export const addressKey = (address: StoredAddress): string => {
  const { id, name, name2, street, postalCode, city, countryCode } = address;
  if (address.isServiceCenter) return `center:${id}`;
  if (!address.isOneTimeAddress) return `address:${id}`;
  const typed = [name, name2, street, city].map(nameKey);
  const text = JSON.stringify([...typed, postalCodeKey(countryCode, postalCode), countryCode]);
  return `typed:${hash('sha256', text, 'hex')}`;
};

export interface AddressUse {
  contactId: string;
  accountId: string;
  /** Empty: no project. */
  projectNumber: string;
  address: StoredAddress;
}

/**
 * Builds the statements that note the use of a delivery address, for the transaction of the change: updates a known address,
 * and beyond fifty deletes the least recently used one. Concurrent requests store it once.
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

/** Notes the use of an address. One statement. */
export const noteAddressUsed = async (tx: Transaction, use: AddressUse): Promise<LatestAddress> => {
  const [used, forgotten] = notingAddressUsed(tx, use);
  const { rows } = await sql<Selectable<LatestAddressesTable>>`
    with used as (${used}), forgotten as (${forgotten}) select * from used`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The address was not noted');
  return latestAddress(row);
};
