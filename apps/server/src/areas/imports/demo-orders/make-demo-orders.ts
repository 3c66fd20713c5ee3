import { DEMO_SIGN_INS } from '@grossist/demo';
import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { someReturns, yearOfOrders } from './year-of-orders.ts';

/** Of each of the demo's buyers. */
const ORDERS = 200;
/** Guards against two processes that start together. */
const LOCK = 4_400_000_000;

const EMAILS = DEMO_SIGN_INS.filter(({ role }) => role === 'buyer').map(({ email }) => email);

/**
 * A year of orders for the demo's buyers in every state, with back orders and returns: made once, where there are none of
 * it yet. The same for the same demo and moment. Answers whether it was made. Decisions, "Demo data".
 */
export const makeDemoOrders =
  (db: Database, now: () => number = Date.now) =>
  (count: number = ORDERS): Promise<boolean> =>
    transaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
      const made = await sql<{ is_made: boolean }>`
        select exists (select from erp.sales_orders where sales_order_id = '4400000001') as is_made`.execute(tx);
      if (made.rows[0]?.is_made !== false) return false;
      const at = new Date(now());
      await yearOfOrders({ emails: EMAILS, count, now: at }).execute(tx);
      await someReturns(at).execute(tx);
      return true;
    });
