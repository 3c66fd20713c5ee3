import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { requireList } from '../policy.ts';
import { listName } from '../presenter.ts';

export interface ListMaterials {
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
