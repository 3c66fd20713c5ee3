import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import type { ListLimits } from '../limits.ts';
import { requireList } from '../policy.ts';
import { insertList, type ListNaming, lockRoomForList } from './own-lists.ts';

/**
 * Copies the lines that the buyer may see of a list into a new one of the buyer's. Seven statements, however many lines.
 * Returns the id of the new list. [own-vl-01]
 * @throws Failure 404, 422 `too-many-lists`
 */
export const copyList =
  (db: Database, limits: ListLimits) =>
  (buyer: Buyer, listId: string, { name, description }: { name: string; description?: string | undefined }) =>
    transaction(db, async (tx): Promise<string> => {
      await requireList(tx, buyer, listId);
      await lockRoomForList(tx, buyer, limits);
      const { rows } = await sql<{ number: string }>`
        select l.sap_material_number as number
        from variation_list_lines l join materials m on m.sap_material_number = l.sap_material_number
        where l.list_id = ${listId} and l.removed_at is null and ${buyer.market} = any(m.markets)
          and ${visibleMaterial(buyer)}
        order by l.position, l.sap_material_number limit ${limits.lines}`.execute(tx);
      const former = await tx
        .selectFrom('variation_lists')
        .select('description')
        .where('id', '=', listId)
        .executeTakeFirst();
      const naming: ListNaming = { name, description: description ?? former?.description ?? '' };
      const copyId = await insertList(tx, buyer, naming);
      await sql`
        insert into variation_list_lines (list_id, sap_material_number, id, position, note, usual_quantity, added_by)
        select ${copyId}, l.sap_material_number, c.id, l.position, l.note, l.usual_quantity, ${buyer.contactId}
        from unnest(${rows.map(({ number }) => number)}::text[], ${rows.map(() => uuidv7())}::uuid[]) as c (number, id)
        join variation_list_lines l on l.list_id = ${listId} and l.sap_material_number = c.number
          and l.removed_at is null`.execute(tx);
      return copyId;
    });
