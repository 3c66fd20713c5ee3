import type { Database } from '../../../db/index.ts';

/** The first of an account's contacts who may order; undefined when nobody may. One query. */
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
