import type { Currency, Locale, Market } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

/** A return, and who gave back as they are now: what they may see and in which language. */
export interface ToldReturn {
  return_number: string;
  sales_order_id: string;
  returned_at: Date;
  total: string;
  currency: Currency;
  email: string;
  recipient: string;
  locale: Locale;
  market: Market;
  email_permission: boolean;
  show_net_price: boolean;
}

/** Undefined when return or person are no more. One query. */
export const toldReturn =
  (db: Database) =>
  async (returnOrderId: string, contactId: string): Promise<ToldReturn | undefined> => {
    const { rows } = await sql<ToldReturn>`
      select r.return_number, o.sales_order_id, r.returned_at, r.total, o.currency, p.email, p.name as recipient, p.locale,
        p.email_permission, p.show_net_price, c.market
      from return_orders r
      join orders o on o.id = r.order_id
      join companies c on c.id = r.company_id
      join contacts p on p.id = ${contactId} and p.erased_at is null
      where r.id = ${returnOrderId}`.execute(db);
    return rows[0];
  };
