import type { Database } from '../../../db/index.ts';

const MOST = 500;

/** What is in somebody's active cart, the latest first, each material once. One query. */
export const cartMaterials =
  (db: Database) =>
  async (contactId: string): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom('cart_lines as l')
      .innerJoin('carts as c', 'c.id', 'l.cart_id')
      .select(['l.sap_material_number', (eb) => eb.fn.max('l.position').as('latest')])
      .where('c.contact_id', '=', contactId)
      .where('c.is_active', '=', (eb) => eb.lit(true))
      .where('l.removed_at', 'is', null)
      .groupBy('l.sap_material_number')
      .orderBy('latest', 'desc')
      .limit(MOST)
      .execute();
    return rows.map((row) => row.sap_material_number);
  };
