import type { DeliveryRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import type { Item } from '../../../item.ts';
import { outcomesOf, rowsOf, sorted, type Tx, type Writer, type Written } from '../../writer.ts';
import { fitDelivery } from './fitting-deliveries.ts';
import { loadDeliveries } from './load-deliveries.ts';

const writeLines = async (tx: Tx, items: readonly Item<DeliveryRecord>[]): Promise<void> => {
  const codes = items.map(({ record }) => record.code);
  const lines = items.flatMap(({ record }) =>
    record.lines.map(({ lineNumber, quantity }) => ({ delivery: record.code, line_number: lineNumber, quantity })),
  );
  await sql`delete from erp.delivery_lines where delivery = any(${codes}::text[])`.execute(tx);
  await sql`
    insert into erp.delivery_lines (delivery, line_number, quantity)
    select delivery, line_number, quantity
    from json_populate_recordset(null::erp.delivery_lines, ${JSON.stringify(lines)}::json)`.execute(tx);
};

/** The shop asks the ERP for these orders again, also for those that seemed finished. */
const followOrdersOf = async (tx: Tx, items: readonly Item<DeliveryRecord>[]): Promise<void> => {
  const numbers = items.map(({ record }) => record.orderNumber);
  await sql`
    with held as materialized (
      select o.id from orders o join erp.sales_orders s on s.order_id = o.id
      where s.sales_order_id = any(${numbers}::text[]) order by o.id for no key update of o)
    update orders o set progress_due_at = now() from held where o.id = held.id`.execute(tx);
};

/** Writes deliveries with their lines; each replaces what was known of it. */
export const writeDeliveries: Writer<DeliveryRecord> = async (tx, items) => {
  if (items.length === 0) return new Map();
  const known = await loadDeliveries(
    tx,
    items.map(({ record }) => record),
  );
  const { good, bad } = sorted(items, (record) => fitDelivery(record, known));
  const rows = rowsOf(good, ({ record, hash }) => ({
    code: record.code,
    sales_order_id: record.orderNumber,
    carrier: record.carrier ?? '',
    tracking_number: record.trackingNumber ?? '',
    tracking_url: record.trackingUrl ?? '',
    planned_date: record.plannedDate,
    picked_at: record.pickedAt,
    dispatched_at: record.dispatchedAt,
    delivered_at: record.deliveredAt,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.deliveries (code, sales_order_id, carrier, tracking_number, tracking_url, planned_date, picked_at,
      dispatched_at, delivered_at, content_hash)
    select code, sales_order_id, carrier, tracking_number, tracking_url, planned_date, picked_at, dispatched_at,
      delivered_at, content_hash
    from json_populate_recordset(null::erp.deliveries, ${rows}::json)
    on conflict (code) do update set carrier = excluded.carrier, tracking_number = excluded.tracking_number,
      tracking_url = excluded.tracking_url, planned_date = excluded.planned_date, picked_at = excluded.picked_at,
      dispatched_at = excluded.dispatched_at, delivered_at = excluded.delivered_at,
      content_hash = excluded.content_hash
    where deliveries.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  const codes = new Set(written.rows.map(({ key }) => key));
  const changed = good.filter(({ record }) => codes.has(record.code));
  await writeLines(tx, changed);
  await followOrdersOf(tx, changed);
  return new Map([...outcomesOf(good, (record) => record.code, written.rows), ...bad]);
};
