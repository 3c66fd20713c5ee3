import type { PostalPlaceRecord, PostalStreetRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { nameKey, postalCodeKey } from '../../../gateways/geocoding/spelling.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, type Writer, type Written } from './writer.ts';

export const placeKey = ({ countryCode, postalCode, place }: PostalPlaceRecord): string =>
  keyOf(countryCode, postalCodeKey(countryCode, postalCode), place);

export const writePostalPlaces: Writer<PostalPlaceRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    country_code: record.countryCode,
    code_key: postalCodeKey(record.countryCode, record.postalCode),
    place: record.place,
    postal_code: record.postalCode,
    place_key: nameKey(record.place),
    latitude: record.latitude,
    longitude: record.longitude,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into postal_places
      (country_code, code_key, place, postal_code, place_key, latitude, longitude, content_hash)
    select country_code, code_key, place, postal_code, place_key, latitude, longitude, content_hash
    from json_populate_recordset(null::postal_places, ${rows}::json)
    on conflict (country_code, code_key, place) do update set postal_code = excluded.postal_code,
      place_key = excluded.place_key, latitude = excluded.latitude, longitude = excluded.longitude,
      content_hash = excluded.content_hash
    where postal_places.content_hash is distinct from excluded.content_hash
    returning concat_ws(${SEPARATOR}, country_code, code_key, place) as key, (xmax = 0) as made`.execute(tx);
  return outcomesOf(items, placeKey, written.rows);
};

export const streetKey = ({ countryCode, postalCode, name }: PostalStreetRecord): string =>
  keyOf(countryCode, postalCodeKey(countryCode, postalCode), name);

export const writePostalStreets: Writer<PostalStreetRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    country_code: record.countryCode,
    code_key: postalCodeKey(record.countryCode, record.postalCode),
    name: record.name,
    name_key: nameKey(record.name),
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into postal_streets (country_code, code_key, name, name_key, content_hash)
    select country_code, code_key, name, name_key, content_hash
    from json_populate_recordset(null::postal_streets, ${rows}::json)
    on conflict (country_code, code_key, name) do update set name_key = excluded.name_key,
      content_hash = excluded.content_hash
    where postal_streets.content_hash is distinct from excluded.content_hash
    returning concat_ws(${SEPARATOR}, country_code, code_key, name) as key, (xmax = 0) as made`.execute(tx);
  return outcomesOf(items, streetKey, written.rows);
};
