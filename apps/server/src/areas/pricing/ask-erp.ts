/** How prices and stock are requested: what that needs, for whom, and how an outage of the ERP is reported. */

import type { Database } from '../../db/index.ts';
import { type Erp, type ErpCustomer, ErpDoesNotAnswer, type PostalDestination } from '../../gateways/erp/port.ts';
import { erpDoesNotAnswer } from '../../http/failure.ts';
import type { Buyer } from '../identity/index.ts';
import type { PriceCache } from './price-cache/price-cache.ts';
import type { AskableMaterials } from './queries/askable-materials.ts';

/** The sold-to party whose prices a buyer sees. */
export const customerOf = ({ account, market }: Buyer): ErpCustomer => ({
  soldTo: account.soldTo,
  market,
  currency: account.currency,
  customerGroup: account.customerGroup,
  plant: account.plant,
});

/** Calls the ERP; reports an outage or timeout as 503 instead of an internal error. */
export const askErp = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof ErpDoesNotAnswer ? erpDoesNotAnswer() : error;
  }
};

/** The simulated outage of a demo's ERP, and the state of the circuit breaker around it. */
export interface SimulatedOutage {
  now(): 'fine' | 'slow' | 'down';
  /** Undefined when it is fine. */
  until(): Date | undefined;
  set(mode: 'fine' | 'slow' | 'down'): Promise<void>;
  breakerState(): 'closed' | 'open' | 'half-open';
}

export interface PricingDeps {
  db: Database;
  askable: AskableMaterials;
  erp: Erp;
  prices: PriceCache;
  /** Where goods that a buyer orders now would go; undefined: by the plant's usual route. */
  destinationOf(buyer: Buyer): Promise<PostalDestination | undefined>;
  /** In a demo only. */
  outage?: SimulatedOutage | undefined;
}
