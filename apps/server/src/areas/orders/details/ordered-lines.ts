import { calendarDate, quantityOf } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { LineOrdered } from './line-state.ts';

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
