import type { StoredAddress } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import type { DeliveryDeps } from '../deps.ts';
import { addressOfCenter } from './address-of-center.ts';
import { ownCenter } from './own-center.ts';

/**
 * Returns where the buyer picks goods up: at the service center they prefer, else at the one nearest to their account's
 * usual address; undefined where the market has none. Asks the ERP, never inside a transaction.
 * @throws Failure 503 when the ERP does not answer
 */
export const findPickupAddress =
  (deps: DeliveryDeps) =>
  async (buyer: Buyer, signal?: AbortSignal): Promise<StoredAddress | undefined> => {
    const center = await ownCenter(deps)(buyer, signal);
    return center && addressOfCenter(center, buyer.account.soldTo);
  };

/** The same. @throws Failure 422 `no-service-center` naming the field where the market has none */
export const pickupAddress =
  (deps: DeliveryDeps) =>
  async (buyer: Buyer, field: string, signal?: AbortSignal): Promise<StoredAddress> => {
    const address = await findPickupAddress(deps)(buyer, signal);
    if (address === undefined) throw breaksRule('no-service-center', 'There is no service center to pick up at', field);
    return address;
  };
