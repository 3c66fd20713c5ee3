import { type Selectable, sql } from 'kysely';
import type { AddressesTable, Database, StoredAddress } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

export const MOST_ADDRESSES = 500;

export type AddressRow = Selectable<AddressesTable> & { sold_to: string };

export const storedAddress = (row: AddressRow): StoredAddress => ({
  id: row.id,
  name: row.name,
  name2: row.name2,
  street: row.street,
  city: row.city,
  postalCode: row.postal_code,
  countryCode: row.country_code,
  projectNumber: row.project_number,
  shipTo: row.ship_to,
  soldTo: row.sold_to,
  shippingCondition: '',
  isOneTimeAddress: false,
  isServiceCenter: false,
  plantId: '',
  isDefault: row.is_default,
});

export const selectAddresses = (db: Database) =>
  db.selectFrom('addresses as d').innerJoin('accounts as a', 'a.id', 'd.account_id').selectAll('d').select('a.sold_to');

/** One address of an account; undefined when the account has no such. */
export const findAddress = async (db: Database, accountId: string, id: string): Promise<StoredAddress | undefined> => {
  const row = await selectAddresses(db)
    .where('d.account_id', '=', accountId)
    .where(sql<boolean>`d.id::text = ${id}`)
    .executeTakeFirst();
  return row && storedAddress(row);
};

/** Where an account's goods go unless somebody says otherwise; undefined when it has no such address. */
export const findUsualAddress = async (db: Database, accountId: string): Promise<StoredAddress | undefined> => {
  const row = await selectAddresses(db)
    .where('d.account_id', '=', accountId)
    .where('d.project_number', '=', '')
    .where('d.is_default', '=', sql.lit(true))
    .orderBy('d.code')
    .limit(1)
    .executeTakeFirst();
  return row && storedAddress(row);
};

/** Returns the usual addresses of accounts by account; accounts without one are absent. One query. */
export const findUsualAddresses = async (
  db: Database,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, StoredAddress>> => {
  const rows = await selectAddresses(db)
    .where('d.account_id', 'in', accountIds)
    .where('d.project_number', '=', '')
    .where('d.is_default', '=', sql.lit(true))
    .orderBy('d.code', 'desc')
    .execute();
  // The first by code is written last.
  return new Map(rows.map((row) => [row.account_id, storedAddress(row)]));
};

export interface AddressesWanted {
  soldTo: string | undefined;
  projectNumber: string | undefined;
  ofAllProjects: boolean;
}

/** Addresses of one of the buyer's accounts, the preset one first; none for an account that is not theirs. [adr-05] */
export const listAddresses =
  (db: Database) =>
  async (buyer: Buyer, wanted: AddressesWanted): Promise<readonly StoredAddress[]> => {
    const rows = await selectAddresses(db)
      .innerJoin('contact_accounts as ca', 'ca.account_id', 'a.id')
      .where('ca.contact_id', '=', buyer.contactId)
      .where('a.sold_to', '=', wanted.soldTo ?? buyer.account.soldTo)
      .$if(!wanted.ofAllProjects, (query) => query.where('d.project_number', 'in', ['', wanted.projectNumber ?? '']))
      .orderBy('d.is_default', 'desc')
      .orderBy('d.name')
      .limit(MOST_ADDRESSES)
      .execute();
    return rows.map(storedAddress);
  };
