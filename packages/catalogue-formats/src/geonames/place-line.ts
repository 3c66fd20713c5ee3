import { importMessage } from '../import-messages/index.ts';
import type { PostalPlaceRecord } from '../place-records.ts';
import { Refusal, shown } from '../refusal.ts';

/** country, code, place, three administrative names with their codes, latitude, longitude, accuracy. */
const FIELDS = 12;
const FEWEST_FIELDS = 11;

const CONTROL = /[\p{Cc}\u2028\u2029]/u;

const degrees = (text: string | undefined, field: string, most: number): number => {
  const value = Number(text);
  if (!/^-?\d{1,3}(\.\d+)?$/.test(text ?? '') || Math.abs(value) > most) {
    throw new Refusal('coordinates', importMessage`${field} ${shown(text ?? '')} is not degrees such as 55.676`, field);
  }
  return value;
};

const named = (text: string | undefined, field: string, longest: number): string => {
  const value = (text ?? '').trim();
  if (value === '' || value.length > longest || CONTROL.test(value)) {
    throw new Refusal(
      'field',
      importMessage`${field} ${shown(value)} is not a text of 1 to ${longest} characters`,
      field,
    );
  }
  return value;
};

/** Whether a line could be one of GeoNames': told by its tabs, its country and its degrees. */
export const isPlaceLine = (line: string): boolean => {
  const fields = line.split('\t');
  return (
    (fields.length === FIELDS || fields.length === FEWEST_FIELDS) &&
    /^[A-Z]{2}$/.test(fields[0] ?? '') &&
    /^-?\d{1,3}(\.\d+)?$/.test(fields[9] ?? '') &&
    /^-?\d{1,3}(\.\d+)?$/.test(fields[10] ?? '')
  );
};

/** @throws Refusal for a line that tells no place */
export const readPlaceLine = (line: string): PostalPlaceRecord => {
  const fields = line.split('\t');
  if (fields.length !== FIELDS && fields.length !== FEWEST_FIELDS) {
    throw new Refusal('columns', importMessage`the line has ${fields.length} fields, ${FIELDS} are needed`);
  }
  const [country = '', postalCode, place] = fields;
  if (!/^[A-Z]{2}$/.test(country)) {
    throw new Refusal('country', importMessage`${'country code'} ${shown(country)} is not two letters`, 'country code');
  }
  return {
    kind: 'postal-place',
    countryCode: country,
    postalCode: named(postalCode, 'postal code', 20),
    place: named(place, 'place name', 200),
    latitude: degrees(fields[9], 'latitude', 90),
    longitude: degrees(fields[10], 'longitude', 180),
  };
};
