import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { AT_ONCE, type Due, followDue, HELD_MS } from '../follow/follow-due.ts';
import { keepProgress } from './keep-progress.ts';
import { type OrderedLineJson, orderedLines, orderedLinesJson } from './ordered-lines.ts';

interface DueOrder extends Due {
  sales_order_id: string;
  lines: OrderedLineJson;
}

const takeUp = async (db: Database, now: number): Promise<readonly DueOrder[]> => {
  const { rows } = await sql<DueOrder>`
    with due as materialized (
      select id from orders where progress_due_at <= ${new Date(now)}
      order by progress_due_at limit ${AT_ONCE} for no key update skip locked),
    held as (
      update orders o set progress_due_at = ${new Date(now + HELD_MS)} from due where o.id = due.id returning o.*)
    select o.id, o.sales_order_id, o.sold_to, c.market, o.currency, a.customer_group, a.plant, ${orderedLinesJson} as lines
    from held o join companies c on c.id = o.company_id join accounts a on a.id = o.account_id
    order by o.sold_to, o.id`.execute(db);
  return rows;
};

/** Of what the ERP knows nothing it is asked again after as long as the order is old, an hour at least. */
const askLater = async (db: Database, ids: readonly string[], now: number): Promise<void> => {
  const at = new Date(now);
  await sql`
    update orders set progress_due_at = ${at}::timestamptz + greatest(${at}::timestamptz - ordered_at, interval '1 hour')
    where id = any(${[...ids]}::uuid[])`.execute(db);
};

export interface FollowDeps {
  db: Database;
  erp: Pick<Erp, 'orderProgress'>;
  /** Milliseconds since 1970; the machine's clock unless told. */
  now?: () => number;
}

/**
 * Asks the ERP where orders stand of which something may have changed, and keeps what it tells. Of orders that the ERP
 * knows nothing of nothing changes but when it is asked again. Answers how many orders were asked for.
 */
export const followOrders =
  ({ db, erp, now = Date.now }: FollowDeps) =>
  (): Promise<number> =>
    followDue<DueOrder>({
      takeUp: () => takeUp(db, now()),
      ask: async (customer, orders) => {
        const progress = await erp.orderProgress(
          customer,
          orders.map((order) => order.sales_order_id),
        );
        const byNumber = new Map(progress.map((each) => [each.salesOrderId, each]));
        const told = orders.flatMap(({ id, sales_order_id: number, lines }) => {
          const each = byNumber.get(number);
          return each === undefined ? [] : [{ orderId: id, lines: orderedLines(lines), progress: each }];
        });
        await keepProgress(db, told, now());
        return orders.filter((order) => !byNumber.has(order.sales_order_id));
      },
      askLater: (ids) => askLater(db, ids, now()),
    });
