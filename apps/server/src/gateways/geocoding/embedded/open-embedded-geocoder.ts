import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Coordinates, GeocodedAddress, Geocoder, TypedAddress, Verdict } from '../port.ts';
import { isSamePlace, nameKey, postalCodeKeys } from '../spelling.ts';
import { predictAddresses, readPredictionId, type ToldPlace } from './predict.ts';

interface Candidate {
  place: string;
  code_key: string;
  postal_code: string;
  latitude: number;
  longitude: number;
  street: string | null;
}

const MOST_CANDIDATES = 200;

const candidates = async (db: Database, address: TypedAddress): Promise<readonly Candidate[]> => {
  const { rows } = await sql<Candidate>`
    select p.place, p.code_key, p.postal_code, p.latitude, p.longitude,
      (select min(s.name) from postal_streets s where s.country_code = p.country_code and s.code_key = p.code_key
        and s.name_key = ${nameKey(address.streetName)}) as street
    from postal_places p
    where p.country_code = ${address.countryCode}
      and p.code_key = any(${[...postalCodeKeys(address.countryCode, address.postalCode)]}::text[])
    order by length(p.code_key) desc, p.place
    limit ${MOST_CANDIDATES}`.execute(db);
  return rows;
};

/** For an address with an unknown postal code: its town may still be right. */
const withoutPlace = async (db: Database, { countryCode, city }: TypedAddress): Promise<Verdict> => {
  const { rows } = await sql<{ has_country: boolean; has_city: boolean }>`
    select exists (select from postal_places where country_code = ${countryCode}) as has_country,
      exists (select from postal_places where country_code = ${countryCode}
        and (place_key = ${nameKey(city)} or place_key like ${`${nameKey(city)} %`})) as has_city`.execute(db);
  const [known] = rows;
  if (!known?.has_country) return { outcome: 'unknown' };
  return { outcome: 'wrong', fields: known.has_city ? ['postalCode'] : ['postalCode', 'city'] };
};

/** An address is valid whose postal code and town go together. */
const validateByPlaces = async (db: Database, address: TypedAddress): Promise<Verdict> => {
  const found = await candidates(db, address);
  const [first] = found;
  if (first === undefined) return withoutPlace(db, address);
  const exact = found.find(({ place }) => nameKey(place) === nameKey(address.city));
  const meant = exact ?? found.find(({ place }) => isSamePlace(place, address.city));
  if (meant === undefined) return { outcome: 'wrong', fields: ['city'] };
  const isWhole = postalCodeKeys(address.countryCode, address.postalCode)[0] === meant.code_key;
  return {
    outcome: 'valid',
    address: {
      ...address,
      streetName: meant.street ?? address.streetName,
      // Known by its digits alone, a Dutch code retains the letters that were typed.
      postalCode: isWhole ? meant.postal_code : address.postalCode.toUpperCase(),
      city: meant.place,
      coordinates: { latitude: meant.latitude, longitude: meant.longitude },
    },
  };
};

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
    const place = readPredictionId(id);
    return place === undefined ? undefined : resolvePrediction(db, countryCode, place);
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
