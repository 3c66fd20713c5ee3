import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import type { TestCart } from './a-cart.ts';
import { unique } from './unique.ts';

/** A smart kit that is ordered with a cart. */
export const aSmartKit = async (db: Database, { id, buyer }: TestCart): Promise<{ id: string }> => {
  const smartKit = { id: uuidv7() };
  await db
    .insertInto('smart_kits')
    .values({
      ...smartKit,
      company_id: buyer.company.id,
      contact_id: buyer.contactId,
      cart_id: id,
      project_name: `Project ${unique()}`,
    })
    .execute();
  return smartKit;
};
