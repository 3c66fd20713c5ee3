import { type RawBuilder, sql } from 'kysely';
import type { OrderSortKey } from './orders-wanted.ts';

const BOTH_WAYS = (column: string) => ({
  desc: sql`${sql.ref(`o.${column}`)} desc, o.id desc`,
  asc: sql`${sql.ref(`o.${column}`)}, o.id`,
});
const ORDERS = { orderedAt: BOTH_WAYS('ordered_at'), total: BOTH_WAYS('total'), delivery: BOTH_WAYS('delivery_date') };

const SORTED: Record<OrderSortKey, RawBuilder<unknown>> = {
  'orderedAt-desc': ORDERS.orderedAt.desc,
  'orderedAt-asc': ORDERS.orderedAt.asc,
  'total-desc': ORDERS.total.desc,
  'total-asc': ORDERS.total.asc,
  'deliveryDate-desc': ORDERS.delivery.desc,
  'deliveryDate-asc': ORDERS.delivery.asc,
};

/** What the rows `o` (orders) are put in order by. */
export const sortedBy = (key: OrderSortKey): RawBuilder<unknown> => SORTED[key];
