import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { resolvedNumbers } from '../../../unresolved-number.ts';

export interface Relations {
  alternatives: readonly string[];
  accessories: readonly string[];
}

const NONE: Relations = { alternatives: [], accessories: [] };
const MOST = 50;

/**
 * What a material may be replaced by and what belongs to it, as the catalogue says; the alternatives go on with the
 * best known of its class that agree with it in most features. One query.
 */
export const findRelations =
  (db: Database) =>
  async (sapMaterialNumber: string): Promise<Relations> => {
    const { rows } = await sql<{ alternatives: string[]; accessories: string[]; alike: string[] }>`
      select m.alternatives, m.accessories, array(
        select o.sap_material_number from (
          select * from materials c
          where c.class_code = m.class_code and c.product_code <> m.product_code and c.status = '10'
          order by c.popularity desc, c.sap_material_number limit ${MOST * 4}::int
        ) o
        order by (
          select count(*) from jsonb_each(m.features) f where o.features -> f.key = f.value
        ) desc, o.popularity desc, o.sap_material_number limit ${MOST}::int
      ) as alike
      from materials m where m.sap_material_number = ${sapMaterialNumber}`.execute(db);
    const [row] = rows;
    if (row === undefined) return NONE;
    return {
      alternatives: resolvedNumbers([...new Set([...row.alternatives, ...row.alike])], MOST),
      accessories: resolvedNumbers(row.accessories, MOST),
    };
  };
