import type { Currency, Market } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type Erp, ErpDoesNotAnswer } from '../../../gateways/erp/port.ts';
import { keepProgress } from './keep-progress.ts';
import { type OrderedLineJson, orderedLines, orderedLinesJson } from './ordered-lines.ts';

interface DueOrder {
  id: string;
  sales_order_id: string;
  sold_to: string;
  market: Market;
  currency: Currency;
  customer_group: string;
  plant: string;
  lines: OrderedLineJson;
}

const AT_ONCE = 100;
const MOST_ROUNDS = 50;
/** Who takes up orders and dies leaves them to others after so long. */
const HELD_MS = 600_000;

/** Takes up orders of which something may have changed; others pass them over. */
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
  if (ids.length === 0) return;
  const at = new Date(now);
  await sql`
    update orders set progress_due_at = ${at}::timestamptz + greatest(${at}::timestamptz - ordered_at, interval '1 hour')
    where id = any(${[...ids]}::uuid[])`.execute(db);
};

const bySoldTo = (orders: readonly DueOrder[]): readonly (readonly DueOrder[])[] => {
  const groups = new Map<string, DueOrder[]>();
  for (const order of orders) groups.set(order.sold_to, [...(groups.get(order.sold_to) ?? []), order]);
  return [...groups.values()];
};

export interface FollowDeps {
  db: Database;
  erp: Pick<Erp, 'orderProgress'>;
  /** Milliseconds since 1970; the machine's clock unless told. */
  now?: () => number;
}

/**
 * Asks the ERP where orders stand of which something may have changed, and keeps what it tells; any number of processes
 * share the work. Of orders that the ERP knows nothing of nothing changes but when it is asked again. Answers how many
 * orders were asked for; ends when the ERP falls silent.
 */
export const followOrders =
  ({ db, erp, now = Date.now }: FollowDeps) =>
  async (): Promise<number> => {
    let asked = 0;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const due = await takeUp(db, now());
      for (const [first, ...others] of bySoldTo(due)) {
        if (first === undefined) continue;
        const orders = [first, ...others];
        const { sold_to: soldTo, market, currency, customer_group: customerGroup, plant } = first;
        const customer = { soldTo, market, currency, customerGroup, plant };
        try {
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
          const unknown = orders.filter((order) => !byNumber.has(order.sales_order_id));
          await askLater(
            db,
            unknown.map(({ id }) => id),
            now(),
          );
        } catch (error) {
          if (error instanceof ErpDoesNotAnswer) return asked;
          throw error;
        }
      }
      asked += due.length;
      if (due.length < AT_ONCE) break;
    }
    return asked;
  };
