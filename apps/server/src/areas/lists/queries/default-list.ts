import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

/** Returns the id of the buyer's default list, as far as the buyer still reads it. One query. */
export const defaultListOf = async (db: Database | Transaction, buyer: Buyer): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select v.id from variation_list_defaults d join variation_lists v on v.id = d.list_id and v.deleted_at is null
    where d.contact_id = ${buyer.contactId} and (v.owner_id = ${buyer.contactId} or exists (
        select from variation_list_subscribers s where s.list_id = v.id and s.contact_id = ${buyer.contactId}))
      and (v.kind = 'favorites' or v.company_id = ${buyer.company.id})`.execute(db);
  return rows[0]?.id;
};
