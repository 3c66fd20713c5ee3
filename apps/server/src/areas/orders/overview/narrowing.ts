import { type RawBuilder, sql } from 'kysely';
import {
  type Chosen,
  deliveryTypesOf,
  FACET_KEYS,
  type FacetKey,
  type MonthSpan,
  spanOfMonth,
  spanOfYear,
} from './chosen.ts';
import type { OrdersWanted } from './orders-wanted.ts';

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
export interface NarrowedColumns {
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
export const spanCondition = ({ from, to }: Chosen, date: RawBuilder<unknown>): Condition =>
  allOf([
    ...(from === undefined ? [] : [sql<boolean>`${date} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql<boolean>`${date} <= ${to}::date`]),
  ]);

/**
 * Bounds of `ordered_at` around everything that span, years and months can let through, so that its index serves; a day
 * wider on either side than any time zone.
 */
export const instantBounds = ({ values, from, to }: Chosen, at: RawBuilder<unknown>): Condition => {
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
