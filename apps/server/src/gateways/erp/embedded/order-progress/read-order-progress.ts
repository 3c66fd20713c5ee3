import { type CalendarDate, calendarDate, type DeliveryType, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../../db/index.ts';
import type { ErpCustomer, OrderProgress } from '../../port.ts';
import { marketCalendar } from '../calendar.ts';
import { progressOf } from './progress-of.ts';
import { readClosedDays } from './read-closed-days.ts';
import type { SoldOrder } from './sold-order.ts';

interface SoldRow {
  sales_order_id: string;
  taken_at: Date;
  delivery_type: DeliveryType;
  is_pickup: boolean;
  delivery_date: string | null;
  /** Numbers as the database writes them. */
  lines: readonly { n: number; c: string; b: string; d: string | null }[];
}

const MOST_ORDERS = 100;

const dateOf = (date: string | null): CalendarDate | undefined => (date === null ? undefined : calendarDate(date));

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
});

const readOrders = async (db: Database, soldTo: string, ids: readonly string[]): Promise<readonly SoldRow[]> => {
  const { rows } = await sql<SoldRow>`
    select o.sales_order_id, o.taken_at, o.delivery_type, o.is_pickup, o.delivery_date, l.lines
    from erp.sales_orders o
    cross join lateral (
      select coalesce(json_agg(json_build_object('n', line_number, 'c', confirmed::text, 'b', back_ordered::text,
        'd', back_order_date::text) order by line_number), '[]') as lines
      from erp.sales_order_lines where order_id = o.order_id) as l
    where o.sales_order_id = any(${[...ids]}::text[]) and o.sold_to = ${soldTo}`.execute(db);
  return rows;
};

/**
 * Where a customer's orders stand: nobody packs them, so it is worked out from what they were promised, the calendar and
 * their numbers, the same whenever it is asked. Two statements, however many orders and lines.
 */
export const readOrderProgress = async (
  db: Database,
  { soldTo, market }: ErpCustomer,
  salesOrderIds: readonly string[],
  now: number,
): Promise<readonly OrderProgress[]> => {
  const asked = salesOrderIds.slice(0, MOST_ORDERS);
  if (asked.length === 0) return [];
  const [rows, closedDays] = await Promise.all([readOrders(db, soldTo, asked), readClosedDays(db, market)]);
  return rows.map((row) => {
    const order = soldOrder(row);
    return progressOf(order, { market, calendar: marketCalendar(market, order.takenAt, closedDays), now });
  });
};
