import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { requireLists } from '../policy.ts';
import { visibleLine } from './list-rows.ts';

export interface ListMaterial {
  sapMaterialNumber: string;
  note: string;
}

/**
 * Returns the materials that the buyer may see of lists, list by list in the order of their lines; of a material on
 * several lists the first line counts. Two queries, however many lists.
 * @throws Failure 404 when the buyer may not read one of them
 */
export const linesOfLists = async (
  db: Database | Transaction,
  buyer: Buyer,
  listIds: readonly string[],
): Promise<readonly ListMaterial[]> => {
  const ids = [...new Set(listIds)];
  await requireLists(db, buyer, ids);
  const { rows } = await sql<{ number: string; note: string }>`
    select number, note from (
      select distinct on (l.sap_material_number) l.sap_material_number as number, l.note, w.place, l.position
      from unnest(${ids}::uuid[]) with ordinality as w (id, place)
      join variation_list_lines l on l.list_id = w.id
      join materials m on m.sap_material_number = l.sap_material_number
      where ${visibleLine(buyer)} order by l.sap_material_number, w.place
    ) lines order by place, position, number`.execute(db);
  return rows.map(({ number, note }) => ({ sapMaterialNumber: number, note }));
};
