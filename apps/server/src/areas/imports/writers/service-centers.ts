import type { ServiceCenterRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { knownOf, mustBe } from './references.ts';
import { outcomesOf, rowsOf, sorted, type Writer, type Written } from './writer.ts';

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
