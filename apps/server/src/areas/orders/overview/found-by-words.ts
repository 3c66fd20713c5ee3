import { type RawBuilder, sql } from 'kysely';
import { narrowed } from './narrowing.ts';
import { MOST_FOUND, type OrdersWanted } from './orders-wanted.ts';
import { sortedBy } from './sorted-by.ts';
import { allWords, patternsOf } from './words.ts';

/** Parts of the statement that counts what words find. They read the accounts `mine`. */
export interface FoundByWords {
  /** The newest orders that the words find within the chosen time, the newest first by `place`: the rows of `found`. */
  orders: RawBuilder<unknown>;
  /** Whether the row `o` of `found` is one of those that are counted; one more only tells that there are more. */
  isCounted: RawBuilder<boolean>;
  /** Rows of facets' shape: the orders of the page by their ids (key 'page'), and 'more' where more are found. */
  pageAndMore: RawBuilder<unknown>;
}

/** What a query of the overview looks for; undefined without words. [ord-07] [ord-08] */
export const foundByWords = (wanted: OrdersWanted): FoundByWords | undefined => {
  const patterns = patternsOf(wanted.query);
  if (patterns.length === 0) return undefined;
  const { page, pageSize, sortKey, chosen } = wanted;
  const { year, month } = chosen.values;
  const time = { ...wanted, chosen: { ...chosen, values: { ...(year && { year }), ...(month && { month }) } } };
  const isCounted = sql<boolean>`o.place <= ${MOST_FOUND}`;
  return {
    orders: sql`
      select f.*, row_number() over (order by f.ordered_at desc, f.id desc) as place
      from mine cross join lateral (
        select o.id, o.ordered_at, o.ordered_on, o.total, o.delivery_date, o.account_id, o.sold_to, o.ordered_by,
          o.project_number, o.status, o.order_type, o.delivery_type, o.is_owed
        from orders o join order_search s on s.order_id = o.id
        where o.account_id = mine.id and s.account_id = mine.id and ${allWords(sql.ref('s.words'), patterns)}
          and ${narrowed(time)}
        order by o.ordered_at desc, o.id desc limit ${MOST_FOUND + 1}) as f
      order by place limit ${MOST_FOUND + 1}`,
    isCounted,
    pageAndMore: sql`
      select 'page', id, 0, row_number() over (), '' from (
        select o.id::text as id from found o where ${isCounted} and ${narrowed(wanted)}
        order by ${sortedBy(sortKey)} offset ${(page - 1) * pageSize} limit ${pageSize}) as page
      union all select 'more', '', 0, 0, '' from found o where not ${isCounted}`,
  };
};
