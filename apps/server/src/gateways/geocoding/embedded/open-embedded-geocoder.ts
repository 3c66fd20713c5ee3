import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Coordinates, GeocodedAddress, Geocoder } from '../port.ts';
import { postalCodeKeys } from '../spelling.ts';
import { predictAddresses } from './predict.ts';
import { readPredictionId, type ToldPlace } from './prediction-id.ts';
import { validateByPlaces } from './validate.ts';

/** The address of a prediction, if its place is still known. */
const resolvePrediction = async (
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

/** The middle of the places that have a postal code. */
const locatePostalCode = async (
  db: Database,
  countryCode: string,
  postalCode: string,
): Promise<Coordinates | undefined> => {
  const { rows } = await sql<Coordinates>`
    select avg(latitude) as latitude, avg(longitude) as longitude
    from postal_places
    where country_code = ${countryCode} and code_key = any(${[...postalCodeKeys(countryCode, postalCode)]}::text[])
    group by code_key
    order by length(code_key) desc
    limit 1`.execute(db);
  return rows[0];
};

/**
 * Knows postal codes and some streets from tables that the import fills: the demo's towns, or a country whole by
 * GeoNames' files. A street that it does not know is not held to be wrong, for it knows the fewest.
 */
export const openEmbeddedGeocoder = (db: Database): Geocoder => ({
  source: 'embedded',
  predictions: async ({ query, countryCode }, signal) => {
    signal?.throwIfAborted();
    return predictAddresses(db, countryCode, query);
  },
  resolve: async (id, { countryCode }, signal) => {
    signal?.throwIfAborted();
    const told = readPredictionId(id);
    return told === undefined ? undefined : resolvePrediction(db, countryCode, told);
  },
  validate: async (address, signal) => {
    signal?.throwIfAborted();
    return validateByPlaces(db, address);
  },
  locate: async (countryCode, postalCode, signal) => {
    signal?.throwIfAborted();
    return locatePostalCode(db, countryCode, postalCode);
  },
});
