import type { Database } from '../../db/index.ts';
import type { Erp, PostalDestination } from '../../gateways/erp/port.ts';
import type { Buyer } from '../identity/index.ts';
import type { PriceCache } from './price-cache/price-cache.ts';
import type { AskableMaterials } from './queries/askable-materials.ts';

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
