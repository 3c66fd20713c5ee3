import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { MOST_PREDICTIONS, type Prediction } from '../port.ts';
import { joinStreet, nameKey, postalCodeKey, splitStreet } from '../spelling.ts';

/** Which place and street a prediction speaks of. */
export interface ToldPlace {
  codeKey: string;
  place: string;
  streetName: string;
  streetNumber: string;
}

const LONGEST_ID = 400;

const isTexts = (value: unknown): value is [string, string, string, string] =>
  Array.isArray(value) && value.length === 4 && value.every((part) => typeof part === 'string' && part.length <= 120);

/** Undefined where it would be too long to be sent back. */
const predictionId = ({ codeKey, place, streetName, streetNumber }: ToldPlace): string | undefined => {
  const id = Buffer.from(JSON.stringify([codeKey, place, streetName, streetNumber])).toString('base64url');
  return id.length <= LONGEST_ID ? id : undefined;
};

/** Undefined for what this geocoder never gave out. */
export const readPredictionId = (id: string): ToldPlace | undefined => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(id, 'base64url').toString('utf8'));
    if (!isTexts(parsed) || parsed.join('').includes('\u0000')) return undefined;
    const [codeKey, place, streetName, streetNumber] = parsed;
    return { codeKey, place, streetName, streetNumber };
  } catch {
    return undefined;
  }
};

/** The parts of a partly typed address that could be parsed: "Kobbervej 18, 2600 Glo". */
interface TypedQuery {
  /** As it was typed; empty where only a place was. */
  streetName: string;
  streetNumber: string;
  streetKey: string;
  /** Beginnings of the postal code and the place; empty where nothing was typed of them. */
  codeKey: string;
  placeKey: string;
}

const CODE_FIRST = /^(\d[\d ]{0,8})\s*(.*)$/u;
/** In the Netherlands two letters belong to it. */
const DUTCH_CODE_FIRST = /^(\d{4} ?(?:[A-Za-z]{2}\b)?)\s*(.*)$/u;
const NUMBER_WITHIN = /^(\D+?\s\d+\s?\p{L}?)[\s,]+(\S.*)$/u;

const placeOf = (countryCode: string, text: string): Pick<TypedQuery, 'codeKey' | 'placeKey'> => {
  const codeFirst = countryCode === 'NL' && DUTCH_CODE_FIRST.test(text) ? DUTCH_CODE_FIRST : CODE_FIRST;
  const [, code = '', rest = ''] = codeFirst.exec(text) ?? [];
  return code === ''
    ? { codeKey: '', placeKey: nameKey(text) }
    : { codeKey: postalCodeKey(countryCode, code), placeKey: nameKey(rest) };
};

const partsOf = (text: string): readonly [street: string, place: string] => {
  const comma = text.indexOf(',');
  if (comma >= 0) return [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
  const [, street, place] = NUMBER_WITHIN.exec(text) ?? [];
  return street === undefined || place === undefined ? [text, ''] : [street, place];
};

const readTypedQuery = (countryCode: string, query: string): TypedQuery => {
  const text = query.trim().replaceAll(/\s+/g, ' ');
  if (/^\d/.test(text))
    return { streetName: '', streetNumber: '', streetKey: '', ...placeOf(countryCode, text.replace(',', ' ')) };
  const [street, place] = partsOf(text);
  const { streetName, streetNumber } = splitStreet(street);
  return { streetName, streetNumber, streetKey: nameKey(streetName), ...placeOf(countryCode, place) };
};

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

/** Places alone; behind an unknown street, where the place was typed as well. */
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
  // Beside streets that are known, the same place with the street as typed adds nothing.
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
