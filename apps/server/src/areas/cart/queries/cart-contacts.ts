import { sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

export interface CartContact {
  id: string;
  name: string;
  phone: string;
}

const MOST = 20;

/**
 * Returns whom a cart may name as its contact: the people of the buyer's company who buy on the account that it is on, the buyer
 * first; filtered by a part of their name where one is given. At most 20. One query. Leaves out erased contacts and
 * punchout seats, which are no persons.
 */
export const cartContacts =
  (db: Database) =>
  async (buyer: Buyer, search: string): Promise<readonly CartContact[]> => {
    const like = `%${escapeLike(search.trim().toLowerCase())}%`;
    const { rows } = await sql<CartContact>`
      select c.id, c.name, c.phone
      from contact_accounts ca join contacts c on c.id = ca.contact_id
      where ca.account_id = ${buyer.account.id} and c.company_id = ${buyer.company.id} and c.erased_at is null
        and c.name <> '' and lower(c.name) like ${like}
        and (c.id = ${buyer.contactId} or c.role <> 'punchout')
      order by (c.id = ${buyer.contactId}) desc, lower(c.name), c.id limit ${MOST}`.execute(db);
    return rows;
  };
