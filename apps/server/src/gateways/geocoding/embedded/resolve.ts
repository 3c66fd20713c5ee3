import type { Database } from '../../../db/index.ts';
import type { GeocodedAddress } from '../port.ts';
import type { ToldPlace } from './prediction-id.ts';

/** The address of a prediction, if its place is still known. */
export const resolvePrediction = async (
  db: Database,
  countryCode: string,
  { codeKey, place, streetName, streetNumber }: ToldPlace,
): Promise<GeocodedAddress | undefined> => {
  const found = await db
    .selectFrom('postal_places')
    .select(['postal_code', 'latitude', 'longitude'])
    .where('country_code', '=', countryCode)
    .where('code_key', '=', codeKey)
    .where('place', '=', place)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { postal_code: postalCode, latitude, longitude } = found;
  return { streetName, streetNumber, postalCode, city: place, countryCode, coordinates: { latitude, longitude } };
};
