import type { Currency, Market } from '@grossist/domain';
import type { CronItem, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type Erp, type ErpCustomer, ErpDoesNotAnswer } from '../../../gateways/erp/port.ts';
import { saveProgress } from '../details/progress.ts';
import { type OrderedLineJson, orderedLines, orderedLinesJson } from '../details/read-order.ts';
import { saveReturnProgress } from '../returns/keep-return-progress.ts';

/** Something of an account that may have moved on at the ERP. */
interface Due {
  id: string;
  sold_to: string;
  market: Market;
  currency: Currency;
  customer_group: string;
  plant: string;
}

/** How one kind of what is due is followed. */
interface Following<D extends Due> {
  /** Takes up at most AT_ONCE that are due, those of one account side by side; others pass them over until HELD_MS later. */
  takeUp(): Promise<readonly D[]>;
  /** Asks the ERP of an account's and keeps what it tells. Answers those of which it knows nothing. */
  ask(customer: ErpCustomer, due: readonly D[]): Promise<readonly D[]>;
  /** Puts off what the ERP knows nothing of. */
  askLater(ids: readonly string[]): Promise<void>;
}

const AT_ONCE = 100;
/** Who takes something up and dies leaves it to others after so many milliseconds. */
const HELD_MS = 600_000;
const MOST_ROUNDS = 50;

const bySoldTo = <D extends Due>(due: readonly D[]): ReadonlyMap<string, readonly [D, ...D[]]> => {
  const groups = new Map<string, [D, ...D[]]>();
  for (const each of due) {
    const group = groups.get(each.sold_to);
    if (group) group.push(each);
    else groups.set(each.sold_to, [each]);
  }
  return groups;
};

const customerOf = ({ sold_to: soldTo, market, currency, customer_group: customerGroup, plant }: Due): ErpCustomer => ({
  soldTo,
  market,
  currency,
  customerGroup,
  plant,
});

/**
 * Follows what is due at the ERP, account by account; any number of processes share the work. Answers how many were
 * asked for; ends when the ERP falls silent.
 */
const followDue = async <D extends Due>({ takeUp, ask, askLater }: Following<D>): Promise<number> => {
  let asked = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const due = await takeUp();
    for (const ofAccount of bySoldTo(due).values()) {
      try {
        const unknown = await ask(customerOf(ofAccount[0]), ofAccount);
        if (unknown.length > 0) await askLater(unknown.map(({ id }) => id));
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

interface DueOrder extends Due {
  sales_order_id: string;
  lines: OrderedLineJson;
}

const takeUpOrders = async (db: Database, now: number): Promise<readonly DueOrder[]> => {
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
const askLaterOfOrders = async (db: Database, ids: readonly string[], now: number): Promise<void> => {
  const at = new Date(now);
  await sql`
    update orders set progress_due_at = ${at}::timestamptz + greatest(${at}::timestamptz - ordered_at, interval '1 hour')
    where id = any(${[...ids]}::uuid[])`.execute(db);
};

export interface FollowDeps {
  db: Database;
  erp: Pick<Erp, 'orderProgress'>;
  /** Milliseconds since 1970; defaults to the system clock. */
  now?: () => number;
}

/**
 * Asks the ERP for the progress of orders that may have changed, and stores it. Of orders that the ERP
 * knows nothing of nothing changes but when it is asked again. Answers how many orders were asked for.
 */
export const followOrders =
  ({ db, erp, now = Date.now }: FollowDeps) =>
  (): Promise<number> =>
    followDue<DueOrder>({
      takeUp: () => takeUpOrders(db, now()),
      ask: async (customer, orders) => {
        const progress = await erp.orderProgress(
          customer,
          orders.map((order) => order.sales_order_id),
        );
        const byNumber = new Map(progress.map((each) => [each.salesOrderId, each]));
        const reported = orders.flatMap(({ id, sales_order_id: number, lines }) => {
          const each = byNumber.get(number);
          return each === undefined ? [] : [{ orderId: id, lines: orderedLines(lines), progress: each }];
        });
        await saveProgress(db, reported, now());
        return orders.filter((order) => !byNumber.has(order.sales_order_id));
      },
      askLater: (ids) => askLaterOfOrders(db, ids, now()),
    });

interface DueReturn extends Due {
  return_number: string;
  returned_at: Date;
}

const takeUpReturns = async (db: Database, now: number): Promise<readonly DueReturn[]> => {
  const { rows } = await sql<DueReturn>`
    with due as materialized (
      select id from return_orders
      where progress_due_at <= ${new Date(now)} and status in ('requested', 'received')
      order by progress_due_at limit ${AT_ONCE} for no key update skip locked),
    held as (
      update return_orders r set progress_due_at = ${new Date(now + HELD_MS)} from due where r.id = due.id returning r.*)
    select r.id, r.return_number, r.returned_at, a.sold_to, c.market, a.currency, a.customer_group, a.plant
    from held r join companies c on c.id = r.company_id join accounts a on a.id = r.account_id
    order by a.sold_to, r.id`.execute(db);
  return rows;
};

/** Of what the ERP knows nothing it is asked again after as long as the return is old, an hour at least. */
const askLaterOfReturns = async (db: Database, ids: readonly string[], now: number): Promise<void> => {
  const at = new Date(now);
  await sql`
    update return_orders
    set progress_due_at = ${at}::timestamptz + greatest(${at}::timestamptz - returned_at, interval '1 hour')
    where id = any(${[...ids]}::uuid[])`.execute(db);
};

interface FollowReturnsDeps {
  db: Database;
  erp: Pick<Erp, 'returnProgress'>;
  /** Milliseconds since 1970; defaults to the system clock. */
  now?: () => number;
}

/**
 * Asks the ERP for the progress of returns that may have changed, and stores it. Answers how many
 * returns were asked for.
 */
export const followReturns =
  ({ db, erp, now = Date.now }: FollowReturnsDeps) =>
  (): Promise<number> =>
    followDue<DueReturn>({
      takeUp: () => takeUpReturns(db, now()),
      ask: async (customer, returns) => {
        const reported = await erp.returnProgress(
          customer,
          returns.map((each) => ({ returnNumber: each.return_number, askedAt: each.returned_at.getTime() })),
        );
        const byNumber = new Map(reported.map((progress) => [progress.returnNumber, progress]));
        const known = returns.flatMap(({ id, return_number: number }) => {
          const progress = byNumber.get(number);
          return progress === undefined ? [] : [{ id, progress }];
        });
        await saveReturnProgress(db, known, now());
        return returns.filter((each) => !byNumber.has(each.return_number));
      },
      askLater: (ids) => askLaterOfReturns(db, ids, now()),
    });

const FOLLOW_ORDERS = 'follow-orders';
const FOLLOW_RETURNS = 'follow-returns';

/** The work of the background: looking after orders and returns under way. */
export const followTasks = (deps: FollowDeps & FollowReturnsDeps): TaskList => {
  const orders = followOrders(deps);
  const returns = followReturns(deps);
  return {
    [FOLLOW_ORDERS]: async () => {
      await orders();
    },
    [FOLLOW_RETURNS]: async () => {
      await returns();
    },
  };
};

export const FOLLOW_CRON: readonly CronItem[] = [
  { task: FOLLOW_ORDERS, match: '* * * * *' },
  { task: FOLLOW_RETURNS, match: '* * * * *' },
];
