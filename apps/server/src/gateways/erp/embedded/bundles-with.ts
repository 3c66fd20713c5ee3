import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { ErpCustomer } from '../port.ts';

/** More than anybody looks through beside one material. */
const MOST = 20;

/** Codes of the market's active bundles that hold a material, those that take off the most first. One statement. */
export const readBundlesWith = async (
  db: Database,
  { market }: ErpCustomer,
  sapMaterialNumber: string,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ code: string }>`
    select b.code from erp.soft_bundles b
    where b.market = ${market} and b.is_active
      and b.code in (select bundle from erp.soft_bundle_members where sap_material_number = ${sapMaterialNumber})
    order by b.discount_percent desc, b.code limit ${MOST}`.execute(db);
  return rows.map(({ code }) => code);
};
