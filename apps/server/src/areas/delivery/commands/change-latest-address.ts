/** Saves, updates and deletes latest addresses. */

import { sql } from 'kysely';
import { type Database, errorCode, type StoredAddress, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { type AddressChoice, chooseAddress } from '../choose-address.ts';
import type { DeliveryDeps } from '../deps.ts';
import {
  addressKey,
  findLatestAddress,
  type LatestAddress,
  latestAddress,
  noteAddressUsed,
} from '../latest-addresses.ts';

/** Deletes a latest address of any account of the buyer. [adr-04] @throws Failure 404 for another buyer's */
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

/** Requires a project of the account; the empty number is no project. @throws Failure 404 for an unknown one */
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
 * Saves an address as the latest one. [adr-02]
 * @throws Failure 404 for another account's address or project, 422 for a wrong one-time address
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
/** Attempts at most when the same address is saved concurrently. */
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
  // Updates that result in the same address are serialized; saving does not need this lock.
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
 * Updates a latest address and marks it as used now; merges it with an equal one. [adr-03]
 * @throws Failure 404 for another buyer's, and as saveLatestAddress; 422 for editing an address of the account or a service
 * center
 */
export const updateLatestAddress = (deps: DeliveryDeps) => {
  const { db } = deps;
  const chosen = chooseAddress(deps);
  return async (
    buyer: Buyer,
    id: string,
    /** `projectNumber` undefined: unchanged. */
    { projectNumber, ...given }: AddressChoice & { projectNumber: string | undefined },
    signal?: AbortSignal,
  ): Promise<LatestAddress> => {
    const before = await findLatestAddress(db, buyer, id);
    if (before === undefined) throw notFound('address');
    const wantedProject = projectNumber ?? before.projectNumber;
    await mustHaveProject(db, buyer.account.id, wantedProject);
    // The address's own id in the request chooses no other address.
    const choice = { ...given, id: given.id === id ? '' : given.id };
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
        // An equal address was saved concurrently: the next attempt merges with it.
        if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
      }
    }
    throw changedMeanwhile('The same address is being saved: look at it once more');
  };
};
