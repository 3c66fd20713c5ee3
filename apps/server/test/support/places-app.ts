import { accountingRoutes } from '../../src/areas/accounting/index.ts';
import { deliveryRoutes } from '../../src/areas/delivery/index.ts';
import { identityRoutes } from '../../src/areas/identity/index.ts';
import type { ContactSettings } from '../../src/contact-settings.ts';
import type { Database } from '../../src/db/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import type { Erp } from '../../src/gateways/erp/port.ts';
import { openEmbeddedGeocoder } from '../../src/gateways/geocoding/embedded/open-embedded-geocoder.ts';
import type { Geocoder } from '../../src/gateways/geocoding/port.ts';
import { type TestApp, testApp } from './test-app.ts';

export interface PlacesTraits {
  erp?: Erp;
  geocoder?: Geocoder;
  /** Milliseconds since 1970. */
  now?: () => number;
  contact?: ContactSettings;
}

/** The calls of addresses, service centers and accounting strings, by a clock and geocoder of one's own. */
export const placesApp = (db: Database, traits: PlacesTraits = {}): TestApp => {
  const { erp = openEmbeddedErp(db), geocoder = openEmbeddedGeocoder(db), now, contact } = traits;
  const answers = [
    ...identityRoutes({ db, signInFailures: 0 }),
    ...deliveryRoutes({ db, erp, geocoder, ...(now && { now }), ...(contact && { contact }) }),
    ...accountingRoutes({ db, ...(now && { now }) }),
  ];
  return testApp(db, { answers });
};
