import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type ListLimits, RESTORABLE_DAYS } from '../limits.ts';
import { lockListToEdit } from '../policy.ts';
import { listFull } from './change-list-materials.ts';
import { touchList } from './touch-list.ts';

/**
 * Restores removed lines as they were. Those that are there, were added again since or were removed more than 30 days ago
 * are left out. [own-vl-08]
 * @throws Failure 404 for the list, 403 without edit rights, 422 `list-full`, and then none is restored
 */
export const restoreLines =
  (db: Database, limits: ListLimits) =>
  (buyer: Buyer, listId: string, lineIds: readonly string[]): Promise<{ restored: number; version: number }> =>
    transaction(db, async (tx) => {
      const list = await lockListToEdit(tx, buyer, listId);
      const { rows } = await sql<{ restored: number; count: number }>`
        with restored as (
          update variation_list_lines set removed_at = null
          where list_id = ${listId} and id = any(${[...lineIds]}::uuid[])
            and removed_at > now() - ${RESTORABLE_DAYS} * interval '1 day'
          returning sap_material_number
        ), noted as (
          insert into variation_list_changes (list_id, kind, sap_material_number, changed_by)
          select ${listId}, 'added', sap_material_number, ${buyer.contactId} from restored
        )
        select (select count(*) from restored) as restored,
          (select count(*) from variation_list_lines where list_id = ${listId} and removed_at is null) as count`.execute(
        tx,
      );
      const { restored, count } = rows[0] ?? { restored: 0, count: 0 };
      // The count is of the moment before the lines were restored.
      if (restored > 0 && count + restored > limits.lines) throw listFull(limits.lines);
      return { restored, version: restored === 0 ? list.version : await touchList(tx, listId) };
    });
