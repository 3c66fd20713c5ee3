import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, OrdersTable, Transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { countOrders } from './count-orders.ts';
import { type MonthCount, monthsOfPage, type PlaceInMonths } from './month-spans.ts';
import { foundByWords, narrowed, sortedBy } from './narrowing.ts';
import { accountsOf, type FacetValue, type OrderSortKey, type OrdersWanted } from './orders-wanted.ts';

/** An order of a list, with what of it is still owed. */
export interface ListedOrder extends Selectable<OrdersTable> {
  owed_lines: number;
  next_back_order_date: string | null;
  /** Of the owed lines, how many come on which date; null where nothing is owed. */
  owed_dates: readonly { date: string | null; lines: number }[] | null;
}

export interface FoundOrders {
  orders: readonly ListedOrder[];
  total: number;
  /** A query finds more than are counted. */
  isMoreFound: boolean;
  facets: readonly FacetValue[];
}

/** With what of each is still owed; `page` gives the rows of orders, put in order by the sort key. */
export const withOwed = async (
  tx: Transaction,
  page: RawBuilder<unknown>,
  sortKey: OrderSortKey,
): Promise<readonly ListedOrder[]> => {
  const { rows } = await sql<ListedOrder>`
    with page as (${page})
    select o.*, coalesce(l.owed_lines, 0) as owed_lines, l.next_back_order_date, l.owed_dates
    from page o
    left join lateral (
      select sum(b.lines)::bigint as owed_lines, min(b.date) as next_back_order_date,
        jsonb_agg(jsonb_build_object('date', b.date, 'lines', b.lines)) as owed_dates
      from (select owed.date, count(*) as lines from (
        select (k ->> 'backOrderDate')::date as date from order_progress p, jsonb_array_elements(p.progress -> 'lines') k
        where p.order_id = o.id and (k ->> 'backOrdered')::bigint > 0
        union all
        select l.back_order_date from order_lines l
        where l.order_id = o.id and l.back_ordered > 0
          and not exists (select from order_progress p where p.order_id = o.id)) as owed
        group by owed.date) as b) as l on o.is_owed
    order by ${sortedBy(sortKey)}`.execute(tx);
  return rows;
};

/** Of these months; the index is of instants: a day wider on either side than any time zone. */
const within = ({ from, before }: PlaceInMonths): RawBuilder<boolean> => sql<boolean>`
  (o.ordered_on >= ${from}::date and o.ordered_on < ${before}::date
    and o.ordered_at >= ${from}::date - 1 and o.ordered_at < ${before}::date + 1)`;

/**
 * The best of each account by its own index, then the best of these; as orders are wide, by what they are put in order
 * by alone. Far back only the months are read that the page lies in.
 */
const pageOfAll = (
  buyer: Buyer,
  wanted: OrdersWanted,
  months: readonly MonthCount[] | undefined,
): RawBuilder<unknown> => {
  const { sortKey, page, pageSize } = wanted;
  const place = months && monthsOfPage(months, wanted);
  const offset = place?.offset ?? (page - 1) * pageSize;
  return sql`
    select o.* from orders o where o.id in (
      with mine as materialized (${accountsOf(buyer)})
      select o.id from mine
      cross join lateral (
        select o.id, o.ordered_at, o.total, o.delivery_date from orders o
        where o.account_id = mine.id and ${narrowed(wanted)} ${place ? sql`and ${within(place)}` : sql``}
        order by ${sortedBy(sortKey)} limit ${offset + pageSize}) as o
      order by ${sortedBy(sortKey)} offset ${offset} limit ${pageSize})`;
};

/**
 * Orders on the buyer's own accounts with the facets by which to narrow them, all of one moment. Two statements.
 * [ord-07] [ord-08]
 */
export const listOrders =
  (db: Database) =>
  (buyer: Buyer, wanted: OrdersWanted): Promise<FoundOrders> =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const { total, facets, found, months } = await countOrders(tx, buyer, wanted, foundByWords(wanted));
        const page =
          found === undefined
            ? pageOfAll(buyer, wanted, months)
            : sql`select o.* from orders o where o.id = any(${[...found.ids]}::uuid[])`;
        const orders = total === 0 ? [] : await withOwed(tx, page, wanted.sortKey);
        return { orders, total, facets, isMoreFound: found?.isMoreFound ?? false };
      });
