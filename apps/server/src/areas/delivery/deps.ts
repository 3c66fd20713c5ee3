import type { ContactSettings } from '../../contact-settings.ts';
import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import type { Geocoder } from '../../gateways/geocoding/port.ts';

export interface DeliveryDeps {
  db: Database;
  erp: Erp;
  geocoder: Geocoder;
  /** Contact details of the wholesaler; absent: none. */
  contact?: ContactSettings;
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number;
}
