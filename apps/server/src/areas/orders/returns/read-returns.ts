/** Finds and loads returns of the buyer. */

import type { Currency, Texts } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database, ReturnReason, ReturnStatus } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { type Listed, narrowFew } from '../overview/facets.ts';
import { allWords, patternsOf } from '../overview/narrowing.ts';
import type { FacetValue, OrdersWanted } from '../overview/orders-wanted.ts';

export interface ReturnRow {
  id: string;
  return_number: string;
  status: ReturnStatus;
  order_id: string;
  sales_order_id: string;
  name: string;
  sold_to: string;
  sold_to_name: string;
  project_number: string;
  project_title: string | null;
  customer_reference: string;
  returned_by: string;
  returned_at: Date;
  received_at: Date | null;
  credited_at: Date | null;
  refused_at: Date | null;
  /** In the company's market. */
  returned_on: string;
  reasons: readonly ReturnReason[];
  line_count: number;
  currency: Currency;
  total: string;
  note: string;
}

export interface ReturnLineRow {
  line_number: number;
  sap_material_number: string;
  code: string;
  names: Texts;
  kit_name: string;
  type_designation: string;
  sales_unit: string;
  quantity: string;
  reason: ReturnReason;
  note: string;
  net_amount: string;
}

const MOST_LISTED = 2000;
const MOST_LINES = 2000;

const ofBuyer = (buyer: Buyer): RawBuilder<unknown> => sql`
  select r.id, r.return_number, r.status, r.order_id, o.sales_order_id, o.name, o.sold_to, o.sold_to_name,
    o.project_number, p.title as project_title, o.customer_reference, r.returned_by, r.returned_at,
    r.received_at, r.credited_at, r.refused_at,
    (r.returned_at at time zone market_time_zone(c.market))::date as returned_on, r.line_count, o.currency, r.total, r.note,
    (select coalesce(array_agg(distinct l.reason order by l.reason), '{}')
      from return_order_lines l where l.return_order_id = r.id) as reasons
  from return_orders r
  join orders o on o.id = r.order_id
  join companies c on c.id = r.company_id
  join contact_accounts ca on ca.account_id = r.account_id and ca.contact_id = ${buyer.contactId}
  left join projects p on p.account_id = o.account_id and p.number = o.project_number
  where r.company_id = ${buyer.company.id}`;

/** Returns on the buyer's own accounts, the newest 2,000 that the words find; newest first. One statement. */
const readReturns = async (db: Database, buyer: Buyer, patterns: readonly string[]): Promise<readonly ReturnRow[]> => {
  const words = sql`(' ' || lower(r.return_number) || coalesce(s.words, ''))`;
  const { rows } = await sql<ReturnRow>`
    select r.* from (${ofBuyer(buyer)}) as r
    left join order_search s on s.order_id = r.order_id
    where ${allWords(words, patterns)}
    order by r.returned_at desc, r.id desc limit ${MOST_LISTED}`.execute(db);
  return rows;
};

/**
 * One return on the buyer's own accounts with its lines. Two statements.
 * @throws Failure 404 for a return that is absent or another company's
 */
export const readReturn =
  (db: Database) =>
  async (buyer: Buyer, returnOrderId: string): Promise<{ head: ReturnRow; lines: readonly ReturnLineRow[] }> => {
    const { rows } = await sql<ReturnRow>`
      select r.* from (${ofBuyer(buyer)}) as r where r.id = ${returnOrderId}`.execute(db);
    const [head] = rows;
    if (head === undefined) throw notFound('return');
    return { head, lines: await returnLines(db, head.id, head.order_id) };
  };

/** The lines of a return as they were ordered. */
const returnLines = async (db: Database, returnOrderId: string, orderId: string): Promise<readonly ReturnLineRow[]> => {
  const { rows } = await sql<ReturnLineRow>`
    select l.line_number, o.sap_material_number, o.code, o.names, o.kit_name, o.type_designation, o.sales_unit, l.quantity,
      l.reason, l.note, l.net_amount
    from return_order_lines l
    join order_lines o on o.order_id = ${orderId} and o.line_number = l.line_number
    where l.return_order_id = ${returnOrderId} order by l.line_number limit ${MOST_LINES}`.execute(db);
  return rows;
};

export const RETURN_KEYS = ['soldTo', 'orderedBy', 'project', 'status', 'reason', 'year', 'month'] as const;

const one = (value: string, name = '') => [{ value, name }];

const listed = (row: ReturnRow): Listed & { row: ReturnRow } => ({
  row,
  on: row.returned_on,
  facets: {
    soldTo: one(row.sold_to, row.sold_to_name),
    orderedBy: one(row.returned_by, row.returned_by),
    project: one(row.project_number, row.project_title ?? ''),
    status: one(row.status),
    reason: row.reasons.map((value) => ({ value, name: '' })),
    year: one(row.returned_on.slice(0, 4)),
    month: one(row.returned_on.slice(0, 7)),
  },
});

const sorted = (rows: readonly ReturnRow[], sortKey: OrdersWanted['sortKey']): readonly ReturnRow[] => {
  const newestFirst = sortKey.endsWith('-desc');
  if (!sortKey.startsWith('total')) return newestFirst ? rows : rows.toReversed();
  const byTotal = rows.toSorted((left, right) => Number(left.total) - Number(right.total));
  return newestFirst ? byTotal.toReversed() : byTotal;
};

/**
 * Returns on the buyer's own accounts with their facets; dates are those on which they were asked for. One statement.
 */
export const listReturns =
  (db: Database) =>
  async (
    buyer: Buyer,
    wanted: Omit<OrdersWanted, 'list'>,
  ): Promise<{ returns: readonly ReturnRow[]; total: number; facets: readonly FacetValue[] }> => {
    const all = await readReturns(db, buyer, patternsOf(wanted.query));
    const { rows, facets } = narrowFew(all.map(listed), RETURN_KEYS, wanted.chosen);
    const start = (wanted.page - 1) * wanted.pageSize;
    const inOrder = sorted(
      rows.map(({ row }) => row),
      wanted.sortKey,
    );
    return { returns: inOrder.slice(start, start + wanted.pageSize), total: rows.length, facets };
  };
