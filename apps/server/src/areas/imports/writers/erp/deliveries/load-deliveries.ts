import type { DeliveryRecord } from '@grossist/catalogue-formats';
import { type Quantity, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Tx } from '../../writer.ts';
import type { DeliveredOrder, KnownDeliveries } from './fitting-deliveries.ts';

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
export const loadDeliveries = async (tx: Tx, records: readonly DeliveryRecord[]): Promise<KnownDeliveries> => {
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
