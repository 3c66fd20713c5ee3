import type { Database } from '../../db/index.ts';
import type { Erp, PostalDestination } from '../../gateways/erp/port.ts';
import type { Buyer } from '../identity/index.ts';
import type { KeptPrices } from './kept/index.ts';

/** The weather that a demo's ERP is made to have, and what the shop thinks of that ERP. */
export interface Weathering {
  now(): 'fine' | 'slow' | 'down';
  /** Undefined when it is fine. */
  until(): Date | undefined;
  set(weather: 'fine' | 'slow' | 'down'): Promise<void>;
  breakerState(): 'closed' | 'open' | 'half-open';
}

export interface PricingDeps {
  db: Database;
  erp: Erp;
  prices: KeptPrices;
  /** Where goods that a buyer orders now would go; undefined: by the plant's usual route. */
  destinationOf(buyer: Buyer): Promise<PostalDestination | undefined>;
  /** In a demo only. */
  weather?: Weathering | undefined;
}
