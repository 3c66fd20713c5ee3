import type { RouteRecord } from '@grossist/catalogue-formats';
import { marketFacts } from '@grossist/domain';
import { sql } from 'kysely';
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
