import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { requireList, requireLists } from '../policy.ts';
import { listName } from '../presenter.ts';
import { visibleLine } from './list-rows.ts';

interface ListMaterial {
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

interface ListMaterials {
  name: string;
  /** SAP numbers in the list's order, whether the buyer may see them or not. */
  sapMaterialNumbers: readonly string[];
}

/**
 * Returns the name and the materials of a list that the buyer may read, at most `limit`. Two queries.
 * @throws Failure 404 as requireList
 */
export const listMaterials =
  (db: Database) =>
  async (buyer: Buyer, listId: string, limit: number): Promise<ListMaterials> => {
    const { list } = await requireList(db, buyer, listId);
    const { rows } = await sql<{ number: string }>`
      select l.sap_material_number as number from variation_list_lines l
      where l.list_id = ${listId} and l.removed_at is null order by l.position, l.id limit ${limit}`.execute(db);
    return { name: listName(list, buyer), sapMaterialNumbers: rows.map(({ number }) => number) };
  };
