import type { CutOffRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { knownOf, mustBe } from '../references.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, sorted, type Writer, type Written } from '../writer.ts';

export const cutOffKey = (record: CutOffRecord): string => keyOf(record.market, record.plant ?? '');

export const writeCutOffs: Writer<CutOffRecord> = async (tx, items) => {
  const plants = items.flatMap(({ record }) => (record.plant === undefined ? [] : [record.plant]));
  const known = await knownOf(tx, { plant: plants });
  const { good, bad } = sorted(items, (record) => mustBe('plant', record.plant, known.plant));
  const rows = rowsOf(good, ({ record, hash }) => ({
    market: record.market,
    plant: record.plant ?? '',
    cut_off: record.cutOff,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.cut_offs (market, plant, cut_off, content_hash)
    select market, plant, cut_off, content_hash from json_populate_recordset(null::erp.cut_offs, ${rows}::json)
    on conflict (market, plant) do update set cut_off = excluded.cut_off, content_hash = excluded.content_hash
    where cut_offs.content_hash is distinct from excluded.content_hash
    returning concat_ws(${SEPARATOR}, market, plant) as key, (xmax = 0) as made`.execute(tx);
  return new Map([...outcomesOf(good, cutOffKey, written.rows), ...bad]);
};
