import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';

/** Of one transaction: a material may be in thousands of lists. */
const AT_ONCE = 20;

/**
 * Takes material changes and locks the lists that had the material when it changed, in one order of rows. Changes that
 * another process carries are passed over.
 */
const take = async (tx: Transaction): Promise<{ changes: readonly number[]; lists: readonly string[] }> => {
  const taken = await sql<{ id: number }>`
    select id from material_changes order by id limit ${AT_ONCE} for update skip locked`.execute(tx);
  const changes = taken.rows.map(({ id }) => id);
  const locked = await sql<{ id: string }>`
    select v.id from variation_lists v
    where v.kind in ('own', 'favorites') and exists (
      select from material_changes c join variation_list_lines l on l.sap_material_number = c.sap_material_number
      where c.id = any(${changes}::bigint[]) and l.list_id = v.id and l.removed_at is null and l.added_at < c.changed_at)
    order by v.id for no key update`.execute(tx);
  return { changes, lists: locked.rows.map(({ id }) => id) };
};

/** Records changes of materials; a successor that an earlier notice of the material named is not recorded again. */
const note = async (tx: Transaction, changes: readonly number[], lists: readonly string[]): Promise<void> => {
  await sql`
    with noted as (
      insert into variation_list_changes (list_id, kind, sap_material_number, successor, changed_at)
      select l.list_id, c.kind, c.sap_material_number,
        case when m.replaced_by <> '' and not starts_with(m.replaced_by, e'\x1a') then m.replaced_by end, c.changed_at
      from material_changes c
      join materials m on m.sap_material_number = c.sap_material_number
      join variation_list_lines l on l.sap_material_number = c.sap_material_number and l.list_id = any(${[...lists]}::uuid[])
        and l.removed_at is null and l.added_at < c.changed_at
      where c.id = any(${[...changes]}::bigint[]) and not (c.kind = 'replaced' and exists (
        select from variation_list_changes h where h.list_id = l.list_id
          and h.sap_material_number = c.sap_material_number and h.successor = m.replaced_by))
      order by c.id, l.list_id
      returning list_id
    )
    update variation_lists set version = version + 1 where id in (select list_id from noted)`.execute(tx);
};

const carrySome = (db: Database): Promise<number> =>
  transaction(db, async (tx) => {
    const { changes, lists } = await take(tx);
    if (lists.length > 0) await note(tx, changes, lists);
    if (changes.length > 0)
      await sql`delete from material_changes where id = any(${[...changes]}::bigint[])`.execute(tx);
    return changes.length;
  });

/**
 * Carries what changed of materials (phased out, blocked, obsolete, replaced) to the lists that have them, where it is
 * part of their changes. Returns how many material changes were carried.
 */
export const carryMaterialChanges = (db: Database) => async (): Promise<number> => {
  let carried = 0;
  for (;;) {
    // Each round is a transaction of its own, so that no list is locked for long.
    // oxlint-disable-next-line no-await-in-loop
    const some = await carrySome(db);
    carried += some;
    if (some === 0) return carried;
  }
};
