import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';

export interface ValidationDeps {
  db: Database;
  erp: Erp;
  search: SearchEngine;
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number;
}
