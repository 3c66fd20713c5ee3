/** Writes deliveries of orders of the embedded ERP. */

import { type DeliveryRecord, importMessage } from '@grossist/catalogue-formats';
import {
  addQuantity,
  compareQuantity,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  quantityToDecimal,
  remaining,
} from '@grossist/domain';
import { sql } from 'kysely';
import { type Item, type Refusal, refuse } from '../../item.ts';
import { mustBe } from '../references.ts';
import { outcomesOf, rowsOf, sorted, type Tx, type Writer, type Written } from '../writer.ts';

/** An order of the ERP with its known deliveries. */
interface DeliveredOrder {
  ordered: ReadonlyMap<number, Quantity>;
  /** By the delivery's number and the line's. */
  deliveries: Map<string, ReadonlyMap<number, Quantity>>;
}

interface KnownDeliveries {
  orders: ReadonlyMap<string, DeliveredOrder>;
  /** Order numbers of known deliveries, by the delivery's number. */
  orderOf: Map<string, string>;
}

const deliveredBeside = ({ deliveries }: DeliveredOrder, code: string, lineNumber: number): Quantity => {
  let sum = NO_QUANTITY;
  for (const [other, lines] of deliveries) {
    if (other !== code) sum = addQuantity(sum, lines.get(lineNumber) ?? NO_QUANTITY);
  }
  return sum;
};

const wrongLine = (
  order: DeliveredOrder,
  code: string,
  { lineNumber, quantity }: DeliveryRecord['lines'][number],
): Refusal | undefined => {
  const ordered = order.ordered.get(lineNumber);
  if (ordered === undefined) return refuse('unknown-reference', importMessage`the order has no line ${lineNumber}`);
  const left = remaining(ordered, deliveredBeside(order, code, lineNumber));
  return compareQuantity(quantityOf(quantity), left) <= 0
    ? undefined
    : refuse(
        'bad-value',
        importMessage`the delivery of line ${lineNumber} exceeds the ${quantityToDecimal(ordered)} ordered`,
      );
};

/**
 * Returns why a delivery does not fit its order, or undefined after adding it to the known ones. A delivery stays with its
 * order, and all deliveries together contain at most what was ordered.
 */
const fitDelivery = (
  { code, orderNumber, lines }: DeliveryRecord,
  { orders, orderOf }: KnownDeliveries,
): Refusal | undefined => {
  const order = orders.get(orderNumber);
  if (order === undefined) return mustBe('order', orderNumber, orders);
  const before = orderOf.get(code);
  if (before !== undefined && before !== orderNumber) {
    return refuse('bad-value', importMessage`the delivery already belongs to order ${before}`);
  }
  for (const line of lines) {
    const refusal = wrongLine(order, code, line);
    if (refusal !== undefined) return refusal;
  }
  orderOf.set(code, orderNumber);
  order.deliveries.set(code, new Map(lines.map(({ lineNumber, quantity }) => [lineNumber, quantityOf(quantity)])));
  return undefined;
};

interface OrderRow {
  sales_order_id: string;
  lines: readonly { n: number; q: string }[];
  deliveries: readonly { code: string; n: number; q: string }[];
}

const deliveriesOf = (rows: OrderRow['deliveries']): DeliveredOrder['deliveries'] => {
  const deliveries = new Map<string, Map<number, Quantity>>();
  for (const { code, n, q } of rows) {
    const lines = deliveries.get(code) ?? new Map<number, Quantity>();
    deliveries.set(code, lines.set(n, quantityOf(q)));
  }
  return deliveries;
};

/** Locks the orders that deliveries name and loads them with the deliveries that they have. Three statements. */
const loadDeliveries = async (tx: Tx, records: readonly DeliveryRecord[]): Promise<KnownDeliveries> => {
  const numbers = [...new Set(records.map(({ orderNumber }) => orderNumber))];
  await sql`
    select from erp.sales_orders where sales_order_id = any(${numbers}::text[])
    order by sales_order_id for no key update`.execute(tx);
  const orders = await sql<OrderRow>`
    select o.sales_order_id,
      (select coalesce(json_agg(json_build_object('n', line_number, 'q', (confirmed + back_ordered)::text)), '[]')
        from erp.sales_order_lines where order_id = o.order_id) as lines,
      (select coalesce(json_agg(json_build_object('code', d.code, 'n', l.line_number, 'q', l.quantity::text)), '[]')
        from erp.deliveries d join erp.delivery_lines l on l.delivery = d.code
        where d.sales_order_id = o.sales_order_id) as deliveries
    from erp.sales_orders o where o.sales_order_id = any(${numbers}::text[])`.execute(tx);
  const known = await sql<{ code: string; sales_order_id: string }>`
    select code, sales_order_id from erp.deliveries where code = any(${records.map(({ code }) => code)}::text[])`.execute(
    tx,
  );
  return {
    orders: new Map(
      orders.rows.map((row) => [
        row.sales_order_id,
        {
          ordered: new Map(row.lines.map(({ n, q }) => [n, quantityOf(q)])),
          deliveries: deliveriesOf(row.deliveries),
        },
      ]),
    ),
    orderOf: new Map(known.rows.map((row) => [row.code, row.sales_order_id])),
  };
};

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

/** Makes the shop fetch these orders from the ERP again, also finished ones. */
const followOrdersOf = async (tx: Tx, items: readonly Item<DeliveryRecord>[]): Promise<void> => {
  const numbers = items.map(({ record }) => record.orderNumber);
  await sql`
    with held as materialized (
      select o.id from orders o join erp.sales_orders s on s.order_id = o.id
      where s.sales_order_id = any(${numbers}::text[]) order by o.id for no key update of o)
    update orders o set progress_due_at = now() from held where o.id = held.id`.execute(tx);
};

/** Writes deliveries with their lines; each replaces its earlier version. */
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
