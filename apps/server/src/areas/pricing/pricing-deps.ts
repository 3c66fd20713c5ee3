import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
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
  /** In a demo only. */
  weather?: Weathering | undefined;
}
