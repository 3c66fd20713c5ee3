import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../db/index.ts';
import {
  type Chosen,
  deliveryTypesOf,
  FACET_KEYS,
  type FacetKey,
  MOST_FOUND,
  type MonthSpan,
  type OrderSortKey,
  type OrdersWanted,
  spanOfMonth,
  spanOfYear,
} from './orders-wanted.ts';

type Condition = RawBuilder<boolean>;

const ALWAYS: Condition = sql<boolean>`true`;

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? ALWAYS : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

const among = (column: RawBuilder<unknown>, values: readonly string[]): Condition =>
  sql<boolean>`${column} = any(${[...values]}::text[])`;

const within = (column: RawBuilder<unknown>, spans: readonly MonthSpan[]): Condition =>
  sql<boolean>`(${sql.join(
    spans.map(({ from, before }) => sql`${column} >= ${from}::date and ${column} < ${before}::date`),
    sql` or `,
  )})`;

/** Columns of what is narrowed: orders, or their tallies, whose date is the first of a month. */
interface NarrowedColumns {
  soldTo: RawBuilder<unknown>;
  date: RawBuilder<unknown>;
  row: string;
}

/** What each key that narrows something asks of a row. */
export const conditionsOf = ({ values }: Chosen, columns: NarrowedColumns): ReadonlyMap<FacetKey, Condition> => {
  const column = (name: string) => sql.ref(`${columns.row}.${name}`);
  const made: Record<FacetKey, (wanted: readonly string[]) => Condition> = {
    soldTo: (wanted) => among(columns.soldTo, wanted),
    orderedBy: (wanted) => among(column('ordered_by'), wanted),
    project: (wanted) => among(column('project_number'), wanted),
    status: (wanted) => among(column('status'), wanted),
    orderType: (wanted) => among(column('order_type'), wanted),
    deliveryType: (wanted) => among(column('delivery_type'), deliveryTypesOf(wanted)),
    year: (wanted) => within(columns.date, wanted.map(spanOfYear)),
    month: (wanted) => within(columns.date, wanted.map(spanOfMonth)),
  };
  const conditions = new Map<FacetKey, Condition>();
  for (const key of FACET_KEYS) {
    const wanted = values[key];
    if (wanted !== undefined) conditions.set(key, made[key](wanted));
  }
  return conditions;
};

/** The span of days itself. */
const spanCondition = ({ from, to }: Chosen, date: RawBuilder<unknown>): Condition =>
  allOf([
    ...(from === undefined ? [] : [sql<boolean>`${date} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql<boolean>`${date} <= ${to}::date`]),
  ]);

/**
 * Bounds of `ordered_at` around everything that span, years and months can let through, so that its index serves; a day
 * wider on either side than any time zone.
 */
const instantBounds = ({ values, from, to }: Chosen, at: RawBuilder<unknown>): Condition => {
  const spans = [values.year?.map(spanOfYear), values.month?.map(spanOfMonth)].filter((each) => each !== undefined);
  const froms = [from, ...spans.map((each) => each.map((span) => span.from).toSorted()[0])];
  const tos = [
    to,
    ...spans.map((each) =>
      each
        .map((span) => span.before)
        .toSorted()
        .at(-1),
    ),
  ];
  const first = froms
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  const last = tos.filter((day) => day !== undefined).toSorted()[0];
  return allOf([
    ...(first === undefined ? [] : [sql<boolean>`${at} >= ${first}::date - 1`]),
    ...(last === undefined ? [] : [sql<boolean>`${at} < ${last}::date + 2`]),
  ]);
};

const ORDER_COLUMNS: NarrowedColumns = { row: 'o', soldTo: sql.ref('o.sold_to'), date: sql.ref('o.ordered_on') };

/** Everything that is asked of the row `o` (orders) but its words. */
export const narrowed = ({ chosen, list }: Pick<OrdersWanted, 'chosen' | 'list'>): Condition =>
  allOf([
    ...(list === 'backorder' ? [sql<boolean>`o.is_owed`] : []),
    ...conditionsOf(chosen, ORDER_COLUMNS).values(),
    spanCondition(chosen, sql.ref('o.ordered_on')),
    instantBounds(chosen, sql.ref('o.ordered_at')),
  ]);

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

const MOST_WORDS = 8;

/**
 * Patterns of LIKE that all must match for what a person typed, in small letters: each word anywhere, a word of one or
 * two signs where a word begins, so that trigrams find it.
 */
export const patternsOf = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => (word.length < 3 ? `% ${escapeLike(word)}%` : `%${escapeLike(word)}%`));

/** Each by itself, since no index serves LIKE ALL. */
export const allWords = (words: RawBuilder<unknown>, patterns: readonly string[]): RawBuilder<boolean> =>
  patterns.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        patterns.map((pattern) => sql`${words} like ${pattern}`),
        sql` and `,
      )})`;

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
