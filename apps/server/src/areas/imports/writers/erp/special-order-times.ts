import type { SpecialOrderTimeRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { knownOf, mustBe } from '../references.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, sorted, type Writer, type Written } from '../writer.ts';

export const specialOrderTimeKey = (record: SpecialOrderTimeRecord): string =>
  keyOf(record.market, record.plant ?? '', record.supplyStatus);

export const writeSpecialOrderTimes: Writer<SpecialOrderTimeRecord> = async (tx, items) => {
  const known = await knownOf(tx, { plant: items.map(({ record }) => record.plant) });
  const { good, bad } = sorted(items, (record) => mustBe('plant', record.plant, known.plant));
  const rows = rowsOf(good, ({ record, hash }) => ({
    market: record.market,
    plant: record.plant ?? '',
    supply_status: record.supplyStatus,
    working_days: record.workingDays,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.special_order_times (market, plant, supply_status, working_days, content_hash)
    select market, plant, supply_status, working_days, content_hash
    from json_populate_recordset(null::erp.special_order_times, ${rows}::json)
    on conflict (market, plant, supply_status) do update set working_days = excluded.working_days,
      content_hash = excluded.content_hash
    where special_order_times.content_hash is distinct from excluded.content_hash
    returning concat_ws(${SEPARATOR}, market, plant, supply_status) as key, (xmax = 0) as made`.execute(tx);
  return new Map([...outcomesOf(good, specialOrderTimeKey, written.rows), ...bad]);
};
