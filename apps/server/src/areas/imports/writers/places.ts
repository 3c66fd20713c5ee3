/** Writes plants, service centers, postal places and streets. */

import type {
  PlantRecord,
  PostalPlaceRecord,
  PostalStreetRecord,
  ServiceCenterRecord,
} from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { nameKey, postalCodeKey } from '../../../gateways/geocoding/spelling.ts';
import { knownOf, mustBe } from './references.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, sorted, type Writer, type Written } from './writer.ts';

export const writePlants: Writer<PlantRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    code: record.code,
    market: record.market,
    name: record.name,
    city: record.city,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.plants (code, market, name, city, content_hash)
    select code, market, name, city, content_hash from json_populate_recordset(null::erp.plants, ${rows}::json)
    on conflict (code) do update set market = excluded.market, name = excluded.name, city = excluded.city,
      content_hash = excluded.content_hash
    where plants.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  return outcomesOf(items, (record) => record.code, written.rows);
};

export const writeServiceCenters: Writer<ServiceCenterRecord> = async (tx, items) => {
  const known = await knownOf(tx, { plant: items.map(({ record }) => record.plant) });
  const { good, bad } = sorted(items, (record) => mustBe('plant', record.plant, known.plant));
  const rows = rowsOf(good, ({ record, hash }) => ({
    code: record.code,
    market: record.market,
    plant: record.plant,
    name: record.name,
    street: record.street,
    postal_code: record.postalCode,
    city: record.city,
    latitude: record.latitude,
    longitude: record.longitude,
    closing_time: record.closingTime,
    opening_time: record.openingTime ?? null,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.service_centers
      (code, market, plant, name, street, postal_code, city, latitude, longitude, closing_time, opening_time,
        content_hash)
    select code, market, plant, name, street, postal_code, city, latitude, longitude, closing_time, opening_time,
      content_hash
    from json_populate_recordset(null::erp.service_centers, ${rows}::json)
    on conflict (code) do update set market = excluded.market, plant = excluded.plant, name = excluded.name,
      street = excluded.street, postal_code = excluded.postal_code, city = excluded.city,
      latitude = excluded.latitude, longitude = excluded.longitude, closing_time = excluded.closing_time,
      opening_time = excluded.opening_time, content_hash = excluded.content_hash
    where service_centers.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  return new Map([...outcomesOf(good, (record) => record.code, written.rows), ...bad]);
};

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
