import type { Selectable } from 'kysely';
import type { Database, OrderLinesTable } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import type { OrderRow } from './list-orders.ts';

export type OrderLineRow = Selectable<OrderLinesTable>;

/**
 * One order on the buyer's own accounts with its lines, at most 2,000.
 * @throws Failure 404 for an order that is absent or another company's
 */
export const findOrder =
  (db: Database) =>
  async (buyer: Buyer, orderId: string): Promise<{ order: OrderRow; lines: readonly OrderLineRow[] }> => {
    const order = await db
      .selectFrom('orders as o')
      .innerJoin('contact_accounts as ca', 'ca.account_id', 'o.account_id')
      .selectAll('o')
      .where('o.id', '=', orderId)
      .where('o.company_id', '=', buyer.company.id)
      .where('ca.contact_id', '=', buyer.contactId)
      .executeTakeFirst();
    if (order === undefined) throw notFound('order');
    const lines = await db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('line_number')
      .execute();
    return { order, lines };
  };
