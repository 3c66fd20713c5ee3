import type { Locale, Market } from '@grossist/domain';
import { type Selectable, sql } from 'kysely';
import type { Database, OrderLinesTable, OrdersTable } from '../../../db/index.ts';
import type { ConfirmedDates } from '../../delivery/index.ts';

/** The person who ordered, with current rights and language. */
interface Recipient {
  email: string;
  recipient: string;
  locale: Locale;
  market: Market;
  email_permission: boolean;
  show_net_price: boolean;
}

export type ConfirmedHead = Selectable<OrdersTable> & Recipient;
export interface ConfirmedLine extends Selectable<OrderLinesTable> {
  /** Amount of a kit's materials; null for lines that are no kit. */
  parts_amount: string | null;
}

export interface ConfirmedOrder {
  head: ConfirmedHead;
  /** The first lines. */
  lines: readonly ConfirmedLine[];
  /** Dates of every line. */
  dates: readonly ConfirmedDates[];
}

/** Lines in the mail at most; the attached document has them all. */
const MOST_LINES = 100;

/** Loads an order with its recipient; undefined when either no longer exists. Three queries. */
export const confirmedOrder =
  (db: Database) =>
  async (orderId: string, contactId: string): Promise<ConfirmedOrder | undefined> => {
    const { rows } = await sql<ConfirmedHead>`
      select o.*, p.email, p.name as recipient, p.locale, p.email_permission, p.show_net_price, c.market
      from orders o
      join companies c on c.id = o.company_id
      join contacts p on p.id = ${contactId}
      where o.id = ${orderId}`.execute(db);
    const [head] = rows;
    if (head === undefined) return undefined;
    const lines = await sql<ConfirmedLine>`
      select l.*, p.parts_amount from order_lines l
      left join (
        select parent_line_number, sum(net_amount) as parts_amount from order_lines
        where order_id = ${orderId} and parent_line_number is not null group by parent_line_number
      ) p on p.parent_line_number = l.line_number
      where l.order_id = ${orderId} order by l.line_number limit ${MOST_LINES}`.execute(db);
    const dates = await db
      .selectFrom('order_lines')
      .select(['line_number', 'parent_line_number', 'back_ordered', 'back_order_date'])
      .where('order_id', '=', orderId)
      .execute();
    return { head, lines: lines.rows, dates };
  };
