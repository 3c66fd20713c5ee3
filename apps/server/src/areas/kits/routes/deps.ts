import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import type { ReadLinesFile } from '../../cart/index.ts';

export interface KitsDeps {
  db: Database;
  erp: Erp;
  /** Reads uploaded files of kits in a thread. */
  readLinesFile: ReadLinesFile;
}
