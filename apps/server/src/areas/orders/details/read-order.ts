import { type Currency, calendarDate, type Market, quantityOf } from '@grossist/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, OrderLinesTable, OrdersTable, ReturnStatus, StoredAddress } from '../../../db/index.ts';
import type { ErpCustomer } from '../../../gateways/erp/port.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import type { LineOrdered } from './line-state.ts';
import { readStoredProgress, type StoredOrderProgress } from './progress.ts';

/** Numbers and dates as the database writes them. */
export type OrderedLineJson = readonly { n: number; q: string; b: string; d: string | null; r: string }[];

/** The lines of the order `o`, as JSON in one column: what was ordered, and what of it goes back. */
export const orderedLinesJson: RawBuilder<OrderedLineJson> = sql<OrderedLineJson>`(
  select coalesce(json_agg(json_build_object('n', l.line_number, 'q', l.quantity::text, 'b', l.back_ordered::text,
    'd', l.back_order_date::text, 'r', (
      select coalesce(sum(rl.quantity), 0)::text from return_orders r join return_order_lines rl on rl.return_order_id = r.id
      where r.order_id = o.id and r.status <> 'refused' and rl.line_number = l.line_number)) order by l.line_number), '[]')
  from order_lines l where l.order_id = o.id)`;

export const orderedLines = (lines: OrderedLineJson): readonly LineOrdered[] =>
  lines.map(({ n, q, b, d, r }) => ({
    lineNumber: n,
    quantity: quantityOf(q),
    backOrdered: quantityOf(b),
    backOrderDate: d === null ? undefined : calendarDate(d),
    returned: quantityOf(r),
  }));

export interface OrderLineRow extends Selectable<OrderLinesTable> {
  /** Asked back and not refused. */
  returned: string;
}

export interface OrderRow extends Selectable<OrdersTable> {
  /** '' when none was wanted. */
  confirmation_mail_to: string;
}

interface ReturnOfOrder {
  id: string;
  return_number: string;
  status: ReturnStatus;
  returned_at: Date;
}

/** An order with all that the shop itself knows of it. */
export interface ReadOrder {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  ordered: readonly LineOrdered[];
  returns: readonly ReturnOfOrder[];
  /** On whose account it is, as the ERP knows it. */
  customer: ErpCustomer;
  stored: StoredOrderProgress | undefined;
}

interface HeadRow extends OrderRow {
  market: Market;
  account_currency: Currency;
  customer_group: string;
  plant: string;
  progress: unknown;
  told_at: Date | null;
}

const MOST_LINES = 2000;
const MOST_RETURNS = 100;

const readHead = async (db: Database, buyer: Buyer, orderId: string): Promise<HeadRow> => {
  const { rows } = await sql<HeadRow>`
    select o.*, c.market, a.currency as account_currency, a.customer_group, a.plant, p.progress, p.told_at,
      case when k.mail_order_confirmation and w.erased_at is null then w.email else '' end as confirmation_mail_to
    from orders o
    join contact_accounts ca on ca.account_id = o.account_id and ca.contact_id = ${buyer.contactId}
    join accounts a on a.id = o.account_id
    join companies c on c.id = o.company_id
    join contacts w on w.id = o.contact_id
    join carts k on k.id = o.cart_id
    left join order_progress p on p.order_id = o.id
    where o.id = ${orderId} and o.company_id = ${buyer.company.id}`.execute(db);
  const [head] = rows;
  if (head === undefined) throw notFound('order');
  return head;
};

const readLines = async (db: Database, orderId: string): Promise<readonly OrderLineRow[]> => {
  const { rows } = await sql<OrderLineRow>`
    select l.*, coalesce(r.returned, 0)::text as returned
    from order_lines l
    left join (
      select rl.line_number, sum(rl.quantity) as returned
      from return_orders r join return_order_lines rl on rl.return_order_id = r.id
      where r.order_id = ${orderId} and r.status <> 'refused' group by 1) as r on r.line_number = l.line_number
    where l.order_id = ${orderId} order by l.line_number limit ${MOST_LINES}`.execute(db);
  return rows;
};

const orderedOf = (lines: readonly OrderLineRow[]): readonly LineOrdered[] =>
  orderedLines(
    lines.map(({ line_number: n, quantity: q, back_ordered: b, back_order_date: d, returned: r }) => ({
      n,
      q,
      b,
      d,
      r,
    })),
  );

/**
 * One order on the buyer's own accounts. Three queries, however many lines.
 * @throws Failure 404 for an order that is absent or another company's
 */
export const readOrder =
  (db: Database) =>
  async (buyer: Buyer, orderId: string): Promise<ReadOrder> => {
    const order = await readHead(db, buyer, orderId);
    const [lines, returns] = await Promise.all([
      readLines(db, order.id),
      db
        .selectFrom('return_orders')
        .select(['id', 'return_number', 'status', 'returned_at'])
        .where('order_id', '=', order.id)
        .orderBy('returned_at', 'desc')
        .limit(MOST_RETURNS)
        .execute(),
    ]);
    const progress = order.progress === null ? undefined : readStoredProgress(order.progress);
    return {
      order,
      lines,
      ordered: orderedOf(lines),
      returns,
      customer: {
        soldTo: order.sold_to,
        market: order.market,
        currency: order.account_currency,
        customerGroup: order.customer_group,
        plant: order.plant,
      },
      stored: progress && { progress, reportedAt: order.told_at ?? order.ordered_at, asStored: order.progress },
    };
  };

/** "Site, Street 1, 2600 Town": where an order goes, in one line; '' when the address is unknown. */
export const deliveredTo = ({ address }: { address: StoredAddress | null }): string =>
  address === null
    ? ''
    : [address.name, address.name2, address.street, [address.postalCode, address.city].join(' ')]
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(', ');
