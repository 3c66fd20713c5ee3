import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import type { TestBuyer } from './a-buyer.ts';
import type { SentOrder } from './a-sent-order.ts';

/** One piece of an order's first line that goes back. */
export const aReturn = async (db: Database, buyer: TestBuyer, order: SentOrder): Promise<{ id: string }> => {
  const id = uuidv7();
  const account = await db
    .selectFrom('orders')
    .select('account_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('return_orders')
    .values({
      id,
      order_id: order.id,
      contact_id: buyer.contactId,
      company_id: buyer.company.id,
      account_id: account.account_id,
      returned_by: buyer.name,
      idempotency_key: null,
      total: '10.00',
      line_count: 1,
    })
    .execute();
  await db
    .insertInto('return_order_lines')
    .values({
      return_order_id: id,
      line_number: order.lines[0]?.lineNumber ?? 10,
      quantity: '1',
      reason: 'too-many',
      net_amount: '10.00',
    })
    .execute();
  return { id };
};
