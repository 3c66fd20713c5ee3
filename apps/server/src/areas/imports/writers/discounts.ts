import type { DiscountRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, type Writer, type Written } from './writer.ts';

export const discountKey = (record: DiscountRecord): string =>
  keyOf(record.market, record.customerGroup, record.materialGroup);

export const writeDiscounts: Writer<DiscountRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    market: record.market,
    customer_group: record.customerGroup,
    material_group: record.materialGroup,
    percent: record.percent,
    text: record.text ?? '',
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.discounts (market, customer_group, material_group, percent, text, content_hash)
    select market, customer_group, material_group, percent, text, content_hash
    from json_populate_recordset(null::erp.discounts, ${rows}::json)
    on conflict (market, customer_group, material_group) do update set percent = excluded.percent,
      text = excluded.text, content_hash = excluded.content_hash
    where discounts.content_hash is distinct from excluded.content_hash
    returning concat_ws(${SEPARATOR}, market, customer_group, material_group) as key, (xmax = 0) as made`.execute(tx);
  return outcomesOf(items, discountKey, written.rows);
};
