import type { Erp } from '../../../gateways/erp/port.ts';
import type { Geocoder } from '../../../gateways/geocoding/port.ts';
import type { CatalogueAccess } from '../../catalogue/index.ts';
import type { AskableMaterials, PriceCache } from '../../pricing/index.ts';
import type { CartTeller } from '../events/tell-of-changes.ts';
import type { ReadLinesFile } from '../order-lines-file/lines-reader.ts';

export interface CartDeps extends CatalogueAccess {
  askable: AskableMaterials;
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
