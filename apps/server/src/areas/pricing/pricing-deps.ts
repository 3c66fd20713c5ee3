import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';

export interface PricingDeps {
  db: Database;
  erp: Erp;
}
