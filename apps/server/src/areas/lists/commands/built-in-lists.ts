import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

/**
 * Returns the id of a person's favorites list, which is created when it is first needed. One query, three when created.
 */
export const ensureFavorites = async (db: Database | Transaction, contactId: string): Promise<string> => {
  const find = () =>
    db
      .selectFrom('variation_lists')
      .select('id')
      .where('owner_id', '=', contactId)
      .where('kind', '=', 'favorites')
      .executeTakeFirst();
  const found = await find();
  if (found !== undefined) return found.id;
  await db
    .insertInto('variation_lists')
    .values({ id: uuidv7(), company_id: null, owner_id: contactId, name: '', kind: 'favorites' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.id ?? ensureFavorites(db, contactId);
};

/** Returns the id of a company's top-selling list, likewise. */
export const ensureTopSelling = async (db: Database | Transaction, companyId: string): Promise<string> => {
  const find = () =>
    db
      .selectFrom('variation_lists')
      .select('id')
      .where('company_id', '=', companyId)
      .where('kind', '=', 'topSelling')
      .executeTakeFirst();
  const found = await find();
  if (found !== undefined) return found.id;
  await db
    .insertInto('variation_lists')
    .values({ id: uuidv7(), company_id: companyId, owner_id: null, name: '', kind: 'topSelling' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.id ?? ensureTopSelling(db, companyId);
};

/** Returns the id of the buyer's default list, as far as the buyer still reads it. One query. */
export const defaultListOf = async (db: Database | Transaction, buyer: Buyer): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select v.id from variation_list_defaults d join variation_lists v on v.id = d.list_id and v.deleted_at is null
    where d.contact_id = ${buyer.contactId} and (v.owner_id = ${buyer.contactId} or exists (
        select from variation_list_subscribers s where s.list_id = v.id and s.contact_id = ${buyer.contactId}))
      and (v.kind = 'favorites' or v.company_id = ${buyer.company.id})`.execute(db);
  return rows[0]?.id;
};
