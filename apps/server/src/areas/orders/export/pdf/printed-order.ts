import {
  articleNumber,
  type Locale,
  languageOf,
  type Market,
  type PreferredArticleNumber,
  textIn,
} from '@grossist/domain';
import { type Selectable, sql } from 'kysely';
import type { Database, OrderLinesTable, OrdersTable } from '../../../../db/index.ts';
import { notFound } from '../../../../http/failure.ts';

export interface PrintedLine extends Selectable<OrderLinesTable> {
  el_number: string | null;
  hws_number: string | null;
}

export interface PrintedHead extends Selectable<OrdersTable> {
  market: Market;
  project_title: string | null;
  /** Whether who ordered may see net prices. */
  show_net_price: boolean;
  preferred_article_number: PreferredArticleNumber;
}

export interface PrintedOrder {
  head: PrintedHead;
  lines: readonly PrintedLine[];
}

const MOST_LINES = 2000;

/**
 * An order as it is printed, the same for every reader. Two queries.
 * @throws Failure 404 when there is no such order
 */
export const readPrintedOrder = async (db: Database, orderId: string): Promise<PrintedOrder> => {
  const [heads, lines] = await Promise.all([
    sql<PrintedHead>`
      select o.*, c.market, p.title as project_title, w.show_net_price, w.preferred_article_number
      from orders o join companies c on c.id = o.company_id join contacts w on w.id = o.contact_id
      left join projects p on p.account_id = o.account_id and p.number = o.project_number
      where o.id = ${orderId}`.execute(db),
    sql<PrintedLine>`
      select l.*, m.el_number, m.hws_number from order_lines l
      left join materials m on m.sap_material_number = l.sap_material_number
      where l.order_id = ${orderId} order by l.line_number limit ${MOST_LINES}`.execute(db),
  ]);
  const [head] = heads.rows;
  if (head === undefined) throw notFound('order');
  return { head, lines: lines.rows };
};

/** The trade's number that the reader goes by, else whichever there is. */
export const printedNumber = (line: PrintedLine, preferred: PreferredArticleNumber): string =>
  articleNumber({ el: line.el_number ?? '', hws: line.hws_number ?? '', sap: line.sap_material_number }, preferred);

export const printedName = (line: PrintedLine, locale: Locale): string => {
  const name = line.kit_name === '' ? (textIn(line.names, languageOf(locale))?.text ?? line.code) : line.kit_name;
  return line.parent_line_number === null ? name : `– ${name}`;
};
