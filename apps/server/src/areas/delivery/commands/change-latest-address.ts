import { sql } from 'kysely';
import { type Database, errorCode, type StoredAddress, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { type AddressChoice, chooseAddress } from '../choose-address.ts';
import type { DeliveryDeps } from '../deps.ts';
import { addressKey, noteAddressUsed } from '../note-address-used.ts';
import { findLatestAddress, type LatestAddress, latestAddress } from '../queries/latest-addresses.ts';

/** Forgets an address used before, on whichever account of the buyer. [adr-04] @throws Failure 404 for another's */
export const deleteLatestAddress =
  (db: Database) =>
  async (buyer: Buyer, id: string): Promise<void> => {
    const gone = await db
      .deleteFrom('latest_addresses')
      .where('id', '=', id)
      .where('contact_id', '=', buyer.contactId)
      .returning('id')
      .executeTakeFirst();
    if (gone === undefined) throw notFound('address');
  };

/** Nothing for the empty number, which is of no project. @throws Failure 404 for a project that the account has not */
const mustHaveProject = async (db: Database, accountId: string, projectNumber: string): Promise<void> => {
  if (projectNumber === '') return;
  const project = await db
    .selectFrom('projects')
    .select('id')
    .where('account_id', '=', accountId)
    .where('number', '=', projectNumber)
    .executeTakeFirst();
  if (project === undefined) throw notFound('project');
};

/**
 * Keeps an address as the one used last. [adr-02]
 * @throws Failure 404 for an address or project that is not the account's, 422 for a one-time address that is wrong
 */
export const saveLatestAddress = (deps: DeliveryDeps) => {
  const { db } = deps;
  const chosen = chooseAddress(deps);
  return async (
    buyer: Buyer,
    choice: AddressChoice,
    projectNumber: string,
    signal?: AbortSignal,
  ): Promise<LatestAddress> => {
    await mustHaveProject(db, buyer.account.id, projectNumber);
    const address = await chosen(buyer, choice, signal);
    const { contactId, account } = buyer;
    return transaction(db, (tx) => noteAddressUsed(tx, { contactId, accountId: account.id, projectNumber, address }));
  };
};

const UNIQUE_VIOLATION = '23505';
/** Somebody who saves the same address all the time is left to themselves. */
const ATTEMPTS = 25;

interface Rewrite {
  id: string;
  contactId: string;
  accountId: string;
  projectNumber: string;
  address: StoredAddress;
}

const rewrite = async (tx: Transaction, wanted: Rewrite): Promise<LatestAddress> => {
  const { id, contactId, accountId, projectNumber, address } = wanted;
  const key = addressKey(address);
  // Several that become one address wait for each other; those that only save it need not.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`latest-addresses ${contactId}`}, 0))`.execute(tx);
  await tx
    .deleteFrom('latest_addresses')
    .where('contact_id', '=', contactId)
    .where('account_id', '=', accountId)
    .where('project_number', '=', projectNumber)
    .where('key', '=', key)
    .where('id', '<>', id)
    .execute();
  const row = await tx
    .updateTable('latest_addresses')
    .set({
      project_number: projectNumber,
      key,
      address: JSON.stringify(address),
      is_service_center: address.isServiceCenter,
      last_used: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .where('contact_id', '=', contactId)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw notFound('address');
  return latestAddress(row);
};

/**
 * Makes an address used before what is told now, used now. Where that is kept already the two become one. [adr-03]
 * @throws Failure 404 for another's, and as saveLatestAddress does; 422 where an address of the account or a service
 * center is to be written over by hand
 */
export const updateLatestAddress = (deps: DeliveryDeps) => {
  const { db } = deps;
  const chosen = chooseAddress(deps);
  return async (
    buyer: Buyer,
    id: string,
    /** `projectNumber` undefined: as it was. */
    { projectNumber, ...told }: AddressChoice & { projectNumber: string | undefined },
    signal?: AbortSignal,
  ): Promise<LatestAddress> => {
    const before = await findLatestAddress(db, buyer, id);
    if (before === undefined) throw notFound('address');
    const wantedProject = projectNumber ?? before.projectNumber;
    await mustHaveProject(db, buyer.account.id, wantedProject);
    // Sent back whole it names itself, which chooses nothing.
    const choice = { ...told, id: told.id === id ? '' : told.id };
    if (choice.id === '' && choice.serviceCenterId === '' && !before.address.isOneTimeAddress) {
      throw breaksRule('address-not-one-time', 'Only one-time addresses can be written by hand', 'Id');
    }
    const address = await chosen(buyer, choice, signal);
    const { contactId, account } = buyer;
    const wanted = { id, contactId, accountId: account.id, projectNumber: wantedProject, address };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        return await transaction(db, (tx) => rewrite(tx, wanted));
      } catch (error) {
        // The same address was saved a moment ago: with the next attempt it is part of this one.
        if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
      }
    }
    throw changedMeanwhile('The same address is being saved: look at it once more');
  };
};
