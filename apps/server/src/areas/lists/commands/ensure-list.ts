import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../../db/index.ts';

/** Returns the id of a person's favorites list, which is created when it is first needed. One query, three when created. */
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
