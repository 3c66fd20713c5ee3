import type { Database } from '../../src/db/index.ts';
import { nameKey, postalCodeKey } from '../../src/gateways/geocoding/spelling.ts';
import { NO_HASH } from './unique.ts';

export interface PlaceTraits {
  countryCode?: string;
  postalCode: string;
  place: string;
  latitude?: number;
  longitude?: number;
}

/** A town and its postal code, as the embedded geocoder knows them; made once. */
export const aPlace = async (db: Database, traits: PlaceTraits): Promise<void> => {
  const { countryCode = 'DK', postalCode, place, latitude = 56, longitude = 10 } = traits;
  await db
    .insertInto('postal_places')
    .values({
      country_code: countryCode,
      code_key: postalCodeKey(countryCode, postalCode),
      place,
      place_key: nameKey(place),
      postal_code: postalCode,
      latitude,
      longitude,
      content_hash: NO_HASH,
    })
    .onConflict((conflict) => conflict.columns(['country_code', 'code_key', 'place']).doNothing())
    .execute();
};

/** A street of such a town. */
export const aStreet = async (
  db: Database,
  { countryCode = 'DK', postalCode, name }: { countryCode?: string; postalCode: string; name: string },
): Promise<void> => {
  await db
    .insertInto('postal_streets')
    .values({
      country_code: countryCode,
      code_key: postalCodeKey(countryCode, postalCode),
      name,
      name_key: nameKey(name),
      content_hash: NO_HASH,
    })
    .onConflict((conflict) => conflict.columns(['country_code', 'code_key', 'name']).doNothing())
    .execute();
};
