import type { Database } from '../db/index.ts';
import { openAdressevaelger } from '../gateways/geocoding/adressevaelger/index.ts';
import { openEmbeddedGeocoder } from '../gateways/geocoding/embedded/index.ts';
import { openMaps } from '../gateways/geocoding/maps/index.ts';
import type { Geocoder } from '../gateways/geocoding/port.ts';
import type { Settings } from '../settings.ts';

/** Who knows addresses: the shop's own postal codes and streets, or a service, with these where it is silent. */
export const chosenGeocoder = (db: Database, { geocoding }: Settings): Geocoder => {
  const places = openEmbeddedGeocoder(db);
  if (geocoding === undefined) return places;
  return geocoding.service === 'maps'
    ? openMaps({ ...geocoding, fetch, elsewhere: places })
    : openAdressevaelger({ ...geocoding, fetch, elsewhere: places });
};
