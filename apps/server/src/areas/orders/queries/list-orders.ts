import { type Selectable, sql } from 'kysely';
import type { Database, OrdersTable } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

export type OrderRow = Selectable<OrdersTable>;

export interface OrdersWanted {
  query: string;
  page: number;
  pageSize: number;
  /** Chosen facets: only these sold-tos, only these people. */
  soldTos: readonly string[];
  orderedBy: readonly string[];
}

export interface FoundOrders {
  orders: readonly OrderRow[];
  total: number;
  soldTos: readonly { value: string; name: string; count: number }[];
  orderedBy: readonly { value: string; name: string; count: number }[];
}

const MOST_FACET_VALUES = 50;

/** Backslash and the wildcards of LIKE, as themselves. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const ofBuyer = (buyer: Buyer, query: string) => {
  const like = `%${literally(query.trim())}%`;
  return sql`
    o.company_id = ${buyer.company.id}
    and o.account_id in (select account_id from contact_accounts where contact_id = ${buyer.contactId})
    and (${query.trim()} = '' or o.sales_order_id ilike ${like} or o.name ilike ${like}
      or o.customer_reference ilike ${like} or o.project_number ilike ${like}
      or exists (select 1 from order_lines l where l.order_id = o.id
        and (l.sap_material_number = ${query.trim()} or l.code = ${query.trim()})))`;
};

const among = (column: 'sold_to' | 'ordered_by', values: readonly string[]) =>
  values.length === 0 ? sql`true` : sql`${sql.ref(`o.${column}`)} = any(${[...values]})`;

/** Orders on the buyer's own accounts, newest first, with the facets by which to narrow them. Four queries. [ord-07] */
export const listOrders =
  (db: Database) =>
  async (buyer: Buyer, wanted: OrdersWanted): Promise<FoundOrders> => {
    const base = ofBuyer(buyer, wanted.query);
    const soldTo = among('sold_to', wanted.soldTos);
    const person = among('ordered_by', wanted.orderedBy);
    const [orders, total, soldTos, orderedBy] = await Promise.all([
      sql<OrderRow>`select o.* from orders o where ${base} and ${soldTo} and ${person}
        order by o.ordered_at desc, o.id desc
        offset ${(wanted.page - 1) * wanted.pageSize} limit ${wanted.pageSize}`.execute(db),
      sql<{ count: number }>`select count(*) as count from orders o where ${base} and ${soldTo} and ${person}`.execute(
        db,
      ),
      sql<{ value: string; name: string; count: number }>`
        select o.sold_to as value, max(o.sold_to_name) as name, count(*) as count from orders o
        where ${base} and ${person} group by o.sold_to order by count desc, value limit ${MOST_FACET_VALUES}`.execute(
        db,
      ),
      sql<{ value: string; name: string; count: number }>`
        select o.ordered_by as value, o.ordered_by as name, count(*) as count from orders o
        where ${base} and ${soldTo} group by o.ordered_by order by count desc, value limit ${MOST_FACET_VALUES}`.execute(
        db,
      ),
    ]);
    return {
      orders: orders.rows,
      total: total.rows[0]?.count ?? 0,
      soldTos: soldTos.rows,
      orderedBy: orderedBy.rows,
    };
  };
