import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { TypedAddress, Verdict } from '../port.ts';
import { isSamePlace, nameKey, postalCodeKeys } from '../spelling.ts';

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

/** Of an address whose postal code nobody has: its town may be right all the same. */
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
export const validateByPlaces = async (db: Database, address: TypedAddress): Promise<Verdict> => {
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
      // Known by its digits alone, a Dutch code keeps the letters that were typed.
      postalCode: isWhole ? meant.postal_code : address.postalCode.toUpperCase(),
      city: meant.place,
      coordinates: { latitude: meant.latitude, longitude: meant.longitude },
    },
  };
};
