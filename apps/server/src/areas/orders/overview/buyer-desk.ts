import type { BuyerDesk } from '@grossist/contracts';
import { addDays, type CalendarDate, localTime, marketFacts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { presentOrderSummary } from '../presenter.ts';
import { type ListedOrder, withOwed } from './list-orders.ts';
import { accountsOf } from './orders-wanted.ts';

/** Days of arrivals, today among them. */
const DAYS = 7;
const MOST_ARRIVING = 8;
const MOST_BACK_ORDERS = 5;
const MOST_LAST = 4;
/** Of so many of the newest back orders those are shown whose goods come first. */
const MOST_OWED_READ = 50;

/** States of an order of which something may still arrive. */
const ON_THEIR_WAY = ['ordered', 'confirmed', 'back-ordered', 'picked', 'on-the-way', 'partly-delivered'];

interface Chosen {
  part: 'arriving' | 'owed' | 'last';
  id: string;
}

/** The ids of the orders of each part, at most 8, 50 and 4. */
const chooseOrders = async (tx: Transaction, buyer: Buyer, today: CalendarDate): Promise<readonly Chosen[]> => {
  const { rows } = await sql<Chosen>`
    with mine as materialized (${accountsOf(buyer)})
    select * from (select 'arriving' as part, o.id from mine cross join lateral (
      select o.id, o.delivery_date from orders o
      where o.account_id = mine.id and o.delivery_date between ${today}::date and ${addDays(today, DAYS - 1)}::date
        and o.status = any(${ON_THEIR_WAY}::text[])
      order by o.delivery_date, o.id limit ${MOST_ARRIVING}) as o
      order by o.delivery_date, o.id limit ${MOST_ARRIVING}) as arriving
    union all
    select * from (select 'owed', o.id from mine cross join lateral (
      select o.id, o.ordered_at from orders o where o.account_id = mine.id and o.is_owed
      order by o.ordered_at desc limit ${MOST_OWED_READ}) as o
      order by o.ordered_at desc limit ${MOST_OWED_READ}) as owed
    union all
    select * from (select 'last', o.id from mine cross join lateral (
      select o.id, o.ordered_at from orders o where o.account_id = mine.id
      order by o.ordered_at desc, o.id desc limit ${MOST_LAST}) as o
      order by o.ordered_at desc, o.id desc limit ${MOST_LAST}) as last`.execute(tx);
  return rows;
};

interface Counts {
  today: number;
  week: number;
  owed: number;
}

const countOrders = async (tx: Transaction, buyer: Buyer, today: CalendarDate): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    with mine as materialized (${accountsOf(buyer)}), arriving as (
      select o.delivery_date from mine join orders o on o.account_id = mine.id
      where o.delivery_date between ${today}::date and ${addDays(today, DAYS - 1)}::date
        and o.status = any(${ON_THEIR_WAY}::text[]))
    select (select count(*) from arriving where delivery_date = ${today}::date) as today,
      (select count(*) from arriving) as week,
      (select coalesce(sum(t.orders), 0)::bigint from order_tallies t join mine on mine.id = t.account_id
        where t.is_owed) as owed`.execute(tx);
  return rows[0] ?? { today: 0, week: 0, owed: 0 };
};

/** Goods that come first are first; those without a date are last. */
const byNextDate = (one: ListedOrder, other: ListedOrder): number => {
  const [first, second] = [one.next_back_order_date, other.next_back_order_date];
  if (first === second) return other.ordered_at.getTime() - one.ordered_at.getTime();
  return first === null ? 1 : second === null ? -1 : first < second ? -1 : 1;
};

/**
 * What a buyer's home page begins with, of the orders on their accounts and of one moment: what arrives within seven
 * days by the market's calendar, what is still owed, what was ordered last. Three statements. [own-ord-10]
 */
export const readBuyerDesk =
  (db: Database, now: () => number) =>
  (buyer: Buyer): Promise<BuyerDesk> =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const { date: today } = localTime(now(), marketFacts(buyer.market).timeZone);
        const counts = await countOrders(tx, buyer, today);
        const chosen = await chooseOrders(tx, buyer, today);
        const ids = [...new Set(chosen.map(({ id }) => id))];
        const page = sql`select o.* from orders o where o.id = any(${ids}::uuid[])`;
        const orders = ids.length === 0 ? [] : await withOwed(tx, page, 'orderedAt-desc');
        const byId = new Map(orders.map((order) => [order.id, order]));
        const ordersOf = (part: Chosen['part']): readonly ListedOrder[] =>
          chosen.flatMap((each) => (each.part === part ? (byId.get(each.id) ?? []) : []));
        const present = (order: ListedOrder) => presentOrderSummary(order, buyer);
        return {
          Today: today,
          ArrivingTodayCount: counts.today,
          ArrivingCount: counts.week,
          Arriving: ordersOf('arriving').map(present),
          BackOrderCount: counts.owed,
          BackOrders: ordersOf('owed').toSorted(byNextDate).slice(0, MOST_BACK_ORDERS).map(present),
          LastOrders: ordersOf('last').map(present),
        };
      });
