/** Writes delivery routes and Fastbox zones of the embedded ERP. */

import type { FastboxZoneRecord, RouteRecord } from '@grossist/catalogue-formats';
import { marketFacts } from '@grossist/domain';
import { sql } from 'kysely';
import { postalRange } from '../../checks/check-erp.ts';
import { knownOf, mustBe } from '../references.ts';
import { outcomesOf, rowsOf, sorted, type Writer, type Written } from '../writer.ts';

const EVERYWHERE = [''];
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

export const writeRoutes: Writer<RouteRecord> = async (tx, items) => {
  const known = await knownOf(tx, { plant: items.map(({ record }) => record.plant) });
  const { good, bad } = sorted(items, (record) => mustBe('plant', record.plant, known.plant));
  const rows = rowsOf(good, ({ record, hash }) => ({
    code: record.code,
    market: record.market,
    plant: record.plant,
    name: record.name,
    postal_prefixes: record.postalPrefixes ?? EVERYWHERE,
    cut_off: record.cutOff,
    lead_working_days: record.leadWorkingDays,
    weekdays: record.weekdays ?? MONDAY_TO_FRIDAY,
    currency: marketFacts(record.market).currency,
    freight: record.freight,
    free_from: record.freeFrom,
    extra_freight: record.extraFreight ?? '0',
    service_tax_percent: record.serviceTaxPercent ?? '0',
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.routes (code, market, plant, name, postal_prefixes, cut_off, lead_working_days, weekdays, currency,
      freight, free_from, extra_freight, service_tax_percent, content_hash)
    select code, market, plant, name, postal_prefixes, cut_off, lead_working_days, weekdays, currency,
      freight, free_from, extra_freight, service_tax_percent, content_hash
    from json_populate_recordset(null::erp.routes, ${rows}::json)
    on conflict (code) do update set market = excluded.market, plant = excluded.plant, name = excluded.name,
      postal_prefixes = excluded.postal_prefixes, cut_off = excluded.cut_off,
      lead_working_days = excluded.lead_working_days, weekdays = excluded.weekdays, currency = excluded.currency,
      freight = excluded.freight, free_from = excluded.free_from, extra_freight = excluded.extra_freight,
      service_tax_percent = excluded.service_tax_percent, content_hash = excluded.content_hash
    where routes.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  return new Map([...outcomesOf(good, (record) => record.code, written.rows), ...bad]);
};

export const writeFastboxZones: Writer<FastboxZoneRecord> = async (tx, items) => {
  const known = await knownOf(tx, { center: items.map(({ record }) => record.center) });
  const { good, bad } = sorted(items, (record) => mustBe('service center', record.center, known.center));
  const rows = rowsOf(good, ({ record, hash }) => ({
    code: record.code,
    market: record.market,
    center: record.center,
    closing_time: record.closingTime,
    lead_minutes: record.leadMinutes,
    is_maxi_possible: record.isMaxiPossible ?? false,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.fastbox_zones (code, market, center, closing_time, lead_minutes, is_maxi_possible, content_hash)
    select code, market, center, closing_time, lead_minutes, is_maxi_possible, content_hash
    from json_populate_recordset(null::erp.fastbox_zones, ${rows}::json)
    on conflict (code) do update set market = excluded.market, center = excluded.center,
      closing_time = excluded.closing_time, lead_minutes = excluded.lead_minutes,
      is_maxi_possible = excluded.is_maxi_possible, content_hash = excluded.content_hash
    where fastbox_zones.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  const codes = written.rows.map(({ key }) => key);
  const ranges = good
    .filter(({ record }) => codes.includes(record.code))
    .flatMap(({ record }) =>
      record.postalCodes.map((text) => ({ zone: record.code, market: record.market, ...postalRange(text) })),
    );
  await sql`delete from erp.fastbox_zone_codes where zone = any(${codes}::text[])`.execute(tx);
  await sql`
    insert into erp.fastbox_zone_codes (zone, market, first, last)
    select zone, market, first, last
    from json_populate_recordset(null::erp.fastbox_zone_codes, ${JSON.stringify(ranges)}::json)`.execute(tx);
  return new Map([...outcomesOf(good, (record) => record.code, written.rows), ...bad]);
};
