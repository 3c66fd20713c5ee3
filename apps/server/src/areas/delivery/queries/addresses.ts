import { type Selectable, sql } from 'kysely';
import type { AddressesTable, Database, StoredAddress } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

const MOST_ADDRESSES = 500;

type AddressRow = Selectable<AddressesTable> & { sold_to: string };

const storedAddress = (row: AddressRow): StoredAddress => ({
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

const selectAddresses = (db: Database) =>
  db.selectFrom('addresses as d').innerJoin('accounts as a', 'a.id', 'd.account_id').selectAll('d').select('a.sold_to');

/** Finds an address of an account; undefined for an unknown one. */
export const findAddress = async (db: Database, accountId: string, id: string): Promise<StoredAddress | undefined> => {
  const row = await selectAddresses(db)
    .where('d.account_id', '=', accountId)
    .where(sql<boolean>`d.id::text = ${id}`)
    .executeTakeFirst();
  return row && storedAddress(row);
};

/** Finds the default address of an account; undefined when it has none. */
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
  // The first by code is set last and wins.
  return new Map(rows.map((row) => [row.account_id, storedAddress(row)]));
};

interface AddressesWanted {
  soldTo: string | undefined;
  projectNumber: string | undefined;
  ofAllProjects: boolean;
}

/** Lists the addresses of one of the buyer's accounts, the default one first; none for another account. [adr-05] */
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

/**
 * Lists the addresses for a project of the buyer's account: the project's own before those of no project. None for another
 * account's project. [cart-08]
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
