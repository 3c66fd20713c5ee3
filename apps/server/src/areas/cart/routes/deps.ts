import type { Erp } from '../../../gateways/erp/port.ts';
import type { Geocoder } from '../../../gateways/geocoding/port.ts';
import type { CatalogueAccess } from '../../catalogue/index.ts';
import type { AskableMaterials, PriceCache } from '../../pricing/index.ts';
import type { CartPublisher } from '../events/cart-events.ts';
import type { ReadLinesFile } from '../order-lines-file/lines-reader.ts';

export interface CartDeps extends CatalogueAccess {
  askable: AskableMaterials;
  erp: Erp;
  /** Prices as they are shown; orders and rules ask the ERP itself. */
  prices: PriceCache;
  geocoder: Geocoder;
  /** Reads the order lines of an uploaded file. */
  readLinesFile: ReadLinesFile;
  /** Publishes additions in batches; absent: the database notifies of each. */
  publisher?: Pick<CartPublisher, 'publish'>;
  /** Milliseconds since 1970, for closing times; the system clock by default. */
  now?: () => number;
}
