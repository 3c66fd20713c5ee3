import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { ErpCustomer } from '../port.ts';
import { KIT_HEADERS } from './terms.ts';

/** The first of the market's kit headers; most wholesalers have one for all markets. One query. [cart-26] */
export const readKitHeader = async (db: Database, { market }: ErpCustomer): Promise<string | undefined> => {
  const row = await db
    .selectFrom('materials')
    .select('sap_material_number')
    .where('material_group', '=', sql.lit(KIT_HEADERS))
    .where(sql<boolean>`${market} = any(markets)`)
    .orderBy('sap_material_number')
    .executeTakeFirst();
  return row?.sap_material_number;
};
