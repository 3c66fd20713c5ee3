import { type CalendarDate, calendarDate, type DeliveryType, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../../db/index.ts';
import type { ErpCustomer, OrderProgress } from '../../port.ts';
import { marketCalendar, readClosedDays } from '../delivery-way.ts';
import { demoDeliveries } from './demo/demo-deliveries.ts';
import { type Delivery, progressOf, type SoldOrder } from './progress-of.ts';

interface SoldRow {
  sales_order_id: string;
  taken_at: Date;
  delivery_type: DeliveryType;
  is_pickup: boolean;
  delivery_date: string | null;
  /** Numbers as the database writes them. */
  lines: readonly { n: number; c: string; b: string; d: string | null }[];
  deliveries: readonly DeliveryRow[];
}

interface DeliveryRow {
  code: string;
  carrier: string;
  number: string;
  url: string;
  planned: string | null;
  picked: string | null;
  dispatched: string | null;
  delivered: string | null;
  lines: readonly { n: number; q: string }[];
}

const MOST_ORDERS = 100;

const dateOf = (date: string | null): CalendarDate | undefined => (date === null ? undefined : calendarDate(date));

const instantOf = (at: string | null): number | undefined => (at === null ? undefined : Date.parse(at));

const deliveryOf = ({ code, carrier, number, url, lines, ...at }: DeliveryRow): Delivery => ({
  deliveryId: code,
  carrier,
  trackingNumber: number,
  trackingUrl: url === '' ? undefined : url,
  plannedDate: dateOf(at.planned),
  pickedAt: instantOf(at.picked),
  shippedAt: instantOf(at.dispatched),
  deliveredAt: instantOf(at.delivered),
  lines: lines.map(({ n, q }) => ({ lineNumber: n, quantity: quantityOf(q) })),
});

const soldOrder = (row: SoldRow): SoldOrder => ({
  salesOrderId: row.sales_order_id,
  takenAt: row.taken_at.getTime(),
  deliveryType: row.delivery_type,
  isPickup: row.is_pickup,
  deliveryDate: dateOf(row.delivery_date),
  lines: row.lines.map(({ n, c, b, d }) => ({
    lineNumber: n,
    confirmed: quantityOf(c),
    backOrdered: quantityOf(b),
    backOrderDate: dateOf(d),
  })),
  deliveries: row.deliveries.map(deliveryOf),
});

const readOrders = async (db: Database, soldTo: string, ids: readonly string[]): Promise<readonly SoldRow[]> => {
  const { rows } = await sql<SoldRow>`
    select o.sales_order_id, o.taken_at, o.delivery_type, o.is_pickup, o.delivery_date, l.lines,
      d.deliveries
    from erp.sales_orders o
    cross join lateral (
      select coalesce(json_agg(json_build_object('n', line_number, 'c', confirmed::text, 'b', back_ordered::text,
        'd', back_order_date::text) order by line_number), '[]') as lines
      from erp.sales_order_lines where order_id = o.order_id) as l
    cross join lateral (
      select coalesce(json_agg(json_build_object('code', d.code, 'carrier', d.carrier, 'number', d.tracking_number,
        'url', d.tracking_url, 'planned', d.planned_date::text, 'picked', d.picked_at, 'dispatched', d.dispatched_at,
        'delivered', d.delivered_at,
        'lines', (select coalesce(json_agg(json_build_object('n', line_number, 'q', quantity::text) order by line_number), '[]')
          from erp.delivery_lines where delivery = d.code))
        order by coalesce(d.picked_at, d.dispatched_at, d.delivered_at), d.planned_date, d.code), '[]') as deliveries
      from erp.deliveries d where d.sales_order_id = o.sales_order_id) as d
    where o.sales_order_id = any(${[...ids]}::text[]) and o.sold_to = ${soldTo}`.execute(db);
  return rows;
};

/**
 * Reads how far a customer's orders are: confirmed when they were taken, and delivered according to imported
 * deliveries. In a demo an order without imported deliveries has made-up ones. Two statements, however many orders and
 * lines.
 */
export const readOrderProgress = async (
  db: Database,
  { soldTo, market }: ErpCustomer,
  salesOrderIds: readonly string[],
  { isDemo, now }: { isDemo: boolean; now: number },
): Promise<readonly OrderProgress[]> => {
  const asked = salesOrderIds.slice(0, MOST_ORDERS);
  if (asked.length === 0) return [];
  const [rows, closedDays] = await Promise.all([
    readOrders(db, soldTo, asked),
    isDemo ? readClosedDays(db, market) : [],
  ]);
  return rows.map((row) => {
    const order = soldOrder(row);
    const known =
      isDemo && order.deliveries.length === 0
        ? demoDeliveries(order, { market, calendar: marketCalendar(market, order.takenAt, closedDays), now })
        : { confirmedAt: order.takenAt, deliveries: order.deliveries };
    return progressOf(order, known, now);
  });
};
