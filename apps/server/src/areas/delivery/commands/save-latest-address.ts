import { transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type AddressChoice, chooseAddress } from '../choose-address.ts';
import type { DeliveryDeps } from '../deps.ts';
import { noteAddressUsed } from '../note-address-used.ts';
import { mustHaveProject } from '../queries/has-project.ts';
import type { LatestAddress } from '../queries/latest-addresses.ts';

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
