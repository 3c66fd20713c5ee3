import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, OrdersTable, Transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { accountsOf } from './accounts-of.ts';
import { countOrders } from './count-orders.ts';
import { allOf, conditionsOf, instantBounds, spanCondition } from './narrowing.ts';
import { type FacetValue, MOST_FOUND, type OrderSortKey, type OrdersWanted } from './orders-wanted.ts';
import { allWords, patternsOf } from './words.ts';

/** An order of a list, with what of it is still owed. */
export interface ListedOrder extends Selectable<OrdersTable> {
  owed_lines: number;
  next_back_order_date: string | null;
  last_back_order_date: string | null;
}

export interface FoundOrders {
  orders: readonly ListedOrder[];
  total: number;
  /** A query finds more than are counted. */
  isMoreFound: boolean;
  facets: readonly FacetValue[];
}

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

const ORDER_COLUMNS = { row: 'o', soldTo: sql.ref('o.sold_to'), date: sql.ref('o.ordered_on') };

/** Everything that is asked of an order but its words. */
const narrowed = ({ chosen, list }: OrdersWanted): RawBuilder<boolean> =>
  allOf([
    ...(list === 'backorder' ? [sql<boolean>`o.is_owed`] : []),
    ...conditionsOf(chosen, ORDER_COLUMNS).values(),
    spanCondition(chosen, sql.ref('o.ordered_on')),
    instantBounds(chosen, sql.ref('o.ordered_at')),
  ]);

/** The newest orders that the words find, within the chosen time; one more than are counted tells that there are more. */
const findByWords = async (tx: Transaction, buyer: Buyer, wanted: OrdersWanted): Promise<string[] | undefined> => {
  const patterns = patternsOf(wanted.query);
  if (patterns.length === 0) return undefined;
  const { year, month } = wanted.chosen.values;
  const time = { ...wanted.chosen, values: { ...(year && { year }), ...(month && { month }) } };
  const { rows } = await sql<{ id: string }>`
    with mine as materialized (${accountsOf(buyer)})
    select f.id from mine
    cross join lateral (
      select o.id, o.ordered_at from orders o join order_search s on s.order_id = o.id
      where o.account_id = mine.id and s.account_id = mine.id and ${allWords(sql.ref('s.words'), patterns)}
        and ${narrowed({ ...wanted, chosen: time })}
      order by o.ordered_at desc, o.id desc limit ${MOST_FOUND + 1}) as f
    order by f.ordered_at desc, f.id desc limit ${MOST_FOUND + 1}`.execute(tx);
  return rows.map(({ id }) => id);
};

const readPage = async (
  tx: Transaction,
  buyer: Buyer,
  wanted: OrdersWanted,
  found: readonly string[] | undefined,
): Promise<readonly ListedOrder[]> => {
  const { sortKey, page, pageSize } = wanted;
  const among = found === undefined ? sql`true` : sql`o.id = any(${[...found]}::uuid[])`;
  // The best of each account by its own index, then the best of these.
  const { rows } = await sql<ListedOrder>`
    with mine as materialized (${accountsOf(buyer)}),
    page as (
      select o.* from mine
      cross join lateral (
        select o.* from orders o where o.account_id = mine.id and ${narrowed(wanted)} and ${among}
        order by ${SORTED[sortKey]} limit ${page * pageSize}) as o
      order by ${SORTED[sortKey]} offset ${(page - 1) * pageSize} limit ${pageSize})
    select o.*, coalesce(l.owed_lines, 0) as owed_lines, l.next_back_order_date, l.last_back_order_date
    from page o
    left join lateral (
      select count(*) as owed_lines, min(b.date) as next_back_order_date, max(b.date) as last_back_order_date
      from (
        select (k ->> 'backOrderDate')::date as date from order_progress p, jsonb_array_elements(p.progress -> 'lines') k
        where p.order_id = o.id and (k ->> 'backOrdered')::bigint > 0
        union all
        select l.back_order_date from order_lines l
        where l.order_id = o.id and l.back_ordered > 0
          and not exists (select from order_progress p where p.order_id = o.id)) as b) as l on o.is_owed
    order by ${SORTED[sortKey]}`.execute(tx);
  return rows;
};

/**
 * Orders on the buyer's own accounts with the facets by which to narrow them, all of one moment. Two statements, three
 * with a query. [ord-07] [ord-08]
 */
export const listOrders =
  (db: Database) =>
  (buyer: Buyer, wanted: OrdersWanted): Promise<FoundOrders> =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const hits = await findByWords(tx, buyer, wanted);
        const found = hits?.slice(0, MOST_FOUND);
        const { total, facets } = await countOrders(tx, buyer, wanted, found);
        const orders = total === 0 ? [] : await readPage(tx, buyer, wanted, found);
        return { orders, total, facets, isMoreFound: (hits?.length ?? 0) > MOST_FOUND };
      });
