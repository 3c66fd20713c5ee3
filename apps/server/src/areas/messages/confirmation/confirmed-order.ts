import type { Locale, Market } from '@grossist/domain';
import { type Selectable, sql } from 'kysely';
import type { Database, OrderLinesTable, OrdersTable } from '../../../db/index.ts';
import type { ConfirmedDates } from '../../delivery/index.ts';

/** Who ordered, as they are now: what they may see and in which language. */
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
  /** What the materials of a kit cost together; null for lines that are no kit. */
  parts_amount: string | null;
}

export interface ConfirmedOrder {
  head: ConfirmedHead;
  /** The first ones. */
  lines: readonly ConfirmedLine[];
  /** Of every line. */
  dates: readonly ConfirmedDates[];
}

/** More of them nobody reads in a mail; the attached document has them all. */
const MOST_LINES = 100;

/** An order and who is to be told of it; undefined when there is no such any more. Three queries. */
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
