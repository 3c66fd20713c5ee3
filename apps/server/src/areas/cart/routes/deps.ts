import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import type { Geocoder } from '../../../gateways/geocoding/port.ts';
import type { PriceCache } from '../../pricing/index.ts';
import type { CartTeller } from '../events/tell-of-changes.ts';
import type { ReadLinesFile } from '../order-lines-file/lines-reader.ts';

export interface CartDeps {
  db: Database;
  erp: Erp;
  /** Prices as they are shown; orders and rules ask the ERP itself. */
  prices: PriceCache;
  geocoder: Geocoder;
  /** Reads the order lines of an uploaded file. */
  readLinesFile: ReadLinesFile;
  /** What tells others of what was added; absent: the database does with each. */
  teller?: Pick<CartTeller, 'tell'>;
  /** Milliseconds since 1970; closing times are judged by it. The machine's clock unless told. */
  now?: () => number;
}
