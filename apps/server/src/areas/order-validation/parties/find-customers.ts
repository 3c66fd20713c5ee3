import type { Market } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';

export interface FoundCustomer {
  account_id: string;
  sold_to: string;
  account_name: string;
  company_code: string;
  company_name: string;
  market: Market;
  contacts: readonly { id: string; name: string; email: string }[];
}

const MOST = 20;
const MOST_CONTACTS = 20;

/**
 * Accounts on which somebody may order, by number, name, company or a contact's mail address from its beginning; by
 * number where nothing is asked. At most 20, with at most 20 contacts each. One query. [own-val-06]
 */
export const findCustomers =
  (db: Database) =>
  async (search: string): Promise<readonly FoundCustomer[]> => {
    const asked = search.trim().toLowerCase();
    const begins = `${escapeLike(asked)}%`;
    const within = `%${escapeLike(asked)}%`;
    const { rows } = await sql<FoundCustomer>`
      select acc.id as account_id, acc.sold_to, acc.name as account_name, co.code as company_code,
        co.name as company_name, co.market, c.contacts
      from accounts acc join companies co on co.id = acc.company_id
      cross join lateral (
        select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'email', o.email) order by o.position, o.email)
          as contacts, bool_or(lower(o.email) like ${begins}) as is_named
        from (
          select c.id, c.name, c.email, ca.position from contact_accounts ca join contacts c on c.id = ca.contact_id
          where ca.account_id = acc.id and c.able_to_create_orders and c.role <> 'punchout'
          order by (lower(c.email) like ${begins}) desc, ca.position, c.email limit ${MOST_CONTACTS}
        ) o
      ) c
      where c.contacts is not null and (${asked} = '' or lower(acc.sold_to) like ${begins}
        or lower(co.code) like ${begins} or lower(acc.name) like ${within} or lower(co.name) like ${within} or c.is_named)
      order by (lower(acc.sold_to) = ${asked}) desc, co.name, acc.sold_to limit ${MOST}`.execute(db);
    return rows;
  };

/** Returns the first contact of an account who may order; undefined when none may. One query. */
export const firstContact =
  (db: Database) =>
  async (accountId: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom('contact_accounts as ca')
      .innerJoin('contacts as c', 'c.id', 'ca.contact_id')
      .select('c.id')
      .where('ca.account_id', '=', accountId)
      .where('c.able_to_create_orders', '=', true)
      .where('c.role', '<>', 'punchout')
      .orderBy('ca.position')
      .orderBy('c.email')
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  };
