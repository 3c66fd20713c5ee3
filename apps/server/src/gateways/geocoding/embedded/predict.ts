import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { MOST_PREDICTIONS, type Prediction } from '../port.ts';
import { joinStreet } from '../street.ts';
import { predictionId } from './prediction-id.ts';
import { readTypedQuery, type TypedQuery } from './typed-query.ts';

interface Found {
  name: string;
  place: string;
  code_key: string;
  postal_code: string;
}

// Keys hold letters, digits and spaces alone: nothing in them means anything to "like".
const beginning = (key: string): string => `${key}%`;

const knownStreets = async (db: Database, countryCode: string, typed: TypedQuery): Promise<readonly Found[]> => {
  if (typed.streetKey === '') return [];
  const { rows } = await sql<Found>`
    select s.name, p.place, p.code_key, p.postal_code
    from postal_streets s
    join postal_places p on p.country_code = s.country_code and p.code_key = s.code_key
    where s.country_code = ${countryCode} and s.name_key like ${beginning(typed.streetKey)}
      and p.code_key like ${beginning(typed.codeKey)} and p.place_key like ${beginning(typed.placeKey)}
    order by s.name_key <> ${typed.streetKey}, s.name_key, p.code_key, p.place
    limit ${MOST_PREDICTIONS}`.execute(db);
  return rows;
};

/** Places alone; behind a street that nobody knows, where the place was typed as well. */
const knownPlaces = async (db: Database, countryCode: string, typed: TypedQuery): Promise<readonly Found[]> => {
  const isPlaceTyped = typed.codeKey !== '' || typed.placeKey !== '';
  // What looks like a street may be a town that is being typed.
  const placeKey = isPlaceTyped ? typed.placeKey : typed.streetKey;
  if (!isPlaceTyped && (typed.streetNumber !== '' || placeKey === '')) return [];
  const { rows } = await sql<Found>`
    select ${isPlaceTyped ? typed.streetName : ''}::text as name, place, code_key, postal_code
    from postal_places
    where country_code = ${countryCode} and code_key like ${beginning(typed.codeKey)}
      and place_key like ${beginning(placeKey)}
    order by place_key <> ${placeKey}, code_key, place
    limit ${MOST_PREDICTIONS}`.execute(db);
  return rows;
};

/** Addresses that begin like what was typed: known streets first, then places. */
export const predictAddresses = async (
  db: Database,
  countryCode: string,
  query: string,
): Promise<readonly Prediction[]> => {
  const typed = readTypedQuery(countryCode, query);
  const streets = await knownStreets(db, countryCode, typed);
  const places = streets.length < MOST_PREDICTIONS ? await knownPlaces(db, countryCode, typed) : [];
  const isStreetKnown = streets.length > 0 && typed.streetKey !== '';
  // Beside streets that are known, the same place with a street as it was typed says nothing new.
  const more = isStreetKnown ? places.filter(({ name }) => name === '') : places;
  return [...streets, ...more].slice(0, MOST_PREDICTIONS).flatMap((found): Prediction[] => {
    const streetNumber = found.name === '' ? '' : typed.streetNumber;
    const id = predictionId({ codeKey: found.code_key, place: found.place, streetName: found.name, streetNumber });
    if (id === undefined) return [];
    const street = joinStreet(found.name, streetNumber);
    const place = `${found.postal_code} ${found.place}`;
    return street === ''
      ? [{ id, text: place, mainText: place, secondaryText: '' }]
      : [{ id, text: `${street}, ${place}`, mainText: street, secondaryText: place }];
  });
};
