import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type MonthCount, partsOfSpan } from './month-spans.ts';
import { allOf, conditionsOf, type FoundByWords } from './narrowing.ts';
import {
  accountsOf,
  type Chosen,
  deliveryTypesOf,
  FACET_KEYS,
  type FacetKey,
  type FacetValue,
  isFarBack,
  MOST_FACET_VALUES,
  type OrdersWanted,
} from './orders-wanted.ts';

export interface Counted {
  total: number;
  facets: readonly FacetValue[];
  /** With words: the orders of the page, and whether more are found than are counted. */
  found?: { ids: readonly string[]; isMoreFound: boolean };
  /** Of a page far back in a list by time: how many orders the list has of each month. */
  months?: readonly MonthCount[];
}

const KIND = sql`o.account_id, o.ordered_by, o.project_number, o.status, o.order_type, o.delivery_type`;

/** Orders of one kind each: of those found by words, or by the tallies of whole months and the days around them. */
const kinds = ({ list, chosen }: OrdersWanted, words: FoundByWords | undefined): RawBuilder<unknown> => {
  const owed = list === 'backorder' ? sql`and o.is_owed` : sql``;
  const grouped = (from: RawBuilder<unknown>) => sql`
    select ${KIND}, date_trunc('month', o.ordered_on)::date as month, count(*) as orders
    from ${from} group by 1, 2, 3, 4, 5, 6, 7`;
  if (words !== undefined) return grouped(sql`found o where ${words.isCounted}`);
  const counted = (which: RawBuilder<unknown>) =>
    grouped(sql`mine join orders o on o.account_id = mine.id where ${which} ${owed}`);
  const { months, days } = partsOfSpan(chosen.from, chosen.to);
  const tallied = sql`
    select ${KIND}, o.month, o.orders from mine join order_tallies o on o.account_id = mine.id
    where o.orders > 0 and o.month >= ${months.from}::date and o.month < ${months.before}::date ${owed}`;
  // The index is of instants: a day wider on either side than any time zone.
  const edges = days.map(({ first, last }) =>
    counted(sql`o.ordered_on between ${first}::date and ${last}::date
      and o.ordered_at >= ${first}::date - 1 and o.ordered_at < ${last}::date + 2`),
  );
  return sql.join([tallied, ...edges], sql` union all `);
};

const VALUES: Record<FacetKey, RawBuilder<unknown>> = {
  soldTo: sql`k.sold_to`,
  orderedBy: sql`k.ordered_by`,
  project: sql`k.project_number`,
  status: sql`k.status`,
  orderType: sql`k.order_type`,
  deliveryType: sql`k.delivery_type`,
  year: sql`to_char(k.month, 'YYYY')`,
  month: sql`to_char(k.month, 'YYYY-MM')`,
};

const KIND_COLUMNS = { row: 'k', soldTo: sql.ref('k.sold_to'), date: sql.ref('k.month') };

/** What a facet counts: everything chosen but of its own key. */
const counting = (key: FacetKey, conditions: ReadonlyMap<FacetKey, RawBuilder<boolean>>): RawBuilder<unknown> => {
  const others = [...conditions].filter(([each]) => each !== key).map(([, condition]) => condition);
  return sql`select ${sql.lit(key)}::text as key, ${VALUES[key]} as value, sum(k.orders)::integer as count
    from kinds k where ${allOf(others)} group by 2`;
};

const NO_FACETS: ReadonlySet<string> = new Set(['total', 'page', 'more', 'ofMonth']);

const isChosen = ({ values }: Chosen): RawBuilder<boolean> => {
  const valuesOf = (key: FacetKey) =>
    key === 'deliveryType' ? deliveryTypesOf(values.deliveryType ?? []) : (values[key] ?? []);
  const pairs = FACET_KEYS.flatMap((key) => valuesOf(key).map((value) => sql`(${key}, ${value})`));
  return pairs.length === 0 ? sql<boolean>`false` : sql<boolean>`(c.key, c.value) in (${sql.join(pairs)})`;
};

/**
 * How many orders a list has, and of each value of each facet. One statement, bounded by the kinds of orders there are
 * rather than by the orders; what words find is looked for, counted and cut into pages by the same.
 */
export const countOrders = async (
  tx: Transaction,
  buyer: Buyer,
  wanted: OrdersWanted,
  words: FoundByWords | undefined,
): Promise<Counted> => {
  const conditions = conditionsOf(wanted.chosen, KIND_COLUMNS);
  const byMonths = words === undefined && isFarBack(wanted);
  const { rows } = await sql<FacetValue>`
    with mine as materialized (${accountsOf(buyer)}),
    ${words === undefined ? sql`` : sql`found as materialized (${words.orders}),`}
    kinds as materialized (
      select k.*, mine.sold_to from (${kinds(wanted, words)}) as k join mine on mine.id = k.account_id),
    counted as (${sql.join(
      FACET_KEYS.map((key) => counting(key, conditions)),
      sql` union all `,
    )}),
    ranked as (
      select c.*, row_number() over (partition by c.key order by ${isChosen(wanted.chosen)} desc, c.count desc, c.value) as rank
      from counted c where c.value <> '')
    select r.key, r.value, r.count, r.rank,
      case r.key when 'soldTo' then (select max(mine.name) from mine where mine.sold_to = r.value)
        when 'project' then (select max(p.title) from projects p join mine on mine.id = p.account_id where p.number = r.value)
        when 'orderedBy' then r.value end as name
    from ranked r where r.rank <= ${MOST_FACET_VALUES}
    union all
    select 'total', '', coalesce(sum(k.orders), 0)::integer, 0, '' from kinds k where ${allOf([...conditions.values()])}
    ${words === undefined ? sql`` : sql`union all ${words.pageAndMore}`}
    ${
      byMonths
        ? sql`union all select 'ofMonth', k.month::text, sum(k.orders)::integer, 0, '' from kinds k
            where ${allOf([...conditions.values()])} group by 2`
        : sql``
    }
    order by key, rank`.execute(tx);
  const of = (wantedKey: string) => rows.filter(({ key }) => key === wantedKey);
  return {
    total: of('total')[0]?.count ?? 0,
    facets: rows.filter(({ key }) => !NO_FACETS.has(key)).map((row) => ({ ...row, name: row.name ?? '' })),
    ...(byMonths && { months: of('ofMonth').map(({ value: month, count }) => ({ month, count })) }),
    ...(words && { found: { ids: of('page').map(({ value }) => value), isMoreFound: of('more').length > 0 } }),
  };
};
