import { quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { ErpCustomer, Remnant, RemnantsAsk } from '../port.ts';

/** Of one material; nobody looks through more pieces. */
const MOST_PIECES = 100;

interface Row {
  remnantId: string;
  sapMaterialNumber: string;
  plant: string;
  length: string;
  discountPercent: string;
}

/** Pieces that lie at a plant of the customer's market, by material, the longest first; one statement. [erp-04] */
export const readRemnants = async (
  db: Database,
  customer: ErpCustomer,
  { materials, plant }: RemnantsAsk,
): Promise<readonly Remnant[]> => {
  if (materials.length === 0) return [];
  const { rows } = await sql<Row>`
    select r.remnant_id as "remnantId", m.number as "sapMaterialNumber", r.plant, r.length,
      r.discount_percent as "discountPercent"
    from unnest(${[...new Set(materials)]}::text[]) as m (number)
    cross join lateral (
      select * from erp.remnants
      where sap_material_number = m.number and plant = ${plant === '' ? customer.plant : plant} and taken_by is null
      order by length desc, remnant_id limit ${MOST_PIECES}
    ) r
    join erp.plants p on p.code = r.plant and p.market = ${customer.market}
    order by m.number, r.length desc, r.remnant_id`.execute(db);
  return rows.map((row) => ({ ...row, length: quantityOf(row.length) }));
};
