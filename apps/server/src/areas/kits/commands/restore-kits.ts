import { MOST_KIT_ITEMS, MOST_KITS } from '@grossist/contracts';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockChangeableKits, stampKits } from '../locks.ts';
import { KITS, ownersOfDeleted, type PackedTables, restoreItems } from '../packed/items.ts';
import { RESTORABLE_DAYS } from '../policy.ts';

const restoreWholeKits = async (tx: Transaction, kitIds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string; is_over: boolean }>`
    with restored as (
      update kit_drafts set deleted_at = null
      where id = any(${[...kitIds]}::uuid[])
        and deleted_at > now() - make_interval(days => ${RESTORABLE_DAYS}::integer)
      returning id, smart_kit_id
    ), there as (
      select smart_kit_id, count(*) as kits from kit_drafts
      where deleted_at is null and smart_kit_id in (select smart_kit_id from restored) group by 1
    ), back as (
      select smart_kit_id, count(*) as kits from restored group by 1
    )
    select r.id, coalesce(t.kits, 0) + b.kits > ${MOST_KITS}::integer as is_over
    from restored r join back b on b.smart_kit_id is not distinct from r.smart_kit_id
    left join there t on t.smart_kit_id = r.smart_kit_id`.execute(tx);
  if (rows.some(({ is_over: isOver }) => isOver)) {
    throw breaksRule('too-many-kits', `A project has at most ${MOST_KITS} kits`, 'kitIds');
  }
  return rows.map(({ id }) => id);
};

/** Checks that no kit or template holds more items than it may. One statement. @throws Failure 422 */
export const requireFewItems = async (
  tx: Transaction,
  { items, owner }: PackedTables,
  ownerIds: readonly string[],
): Promise<void> => {
  const { rows } = await sql`
    select ${sql.ref(owner)} from ${sql.table(items)}
    where ${sql.ref(owner)} = any(${[...ownerIds]}::uuid[]) and deleted_at is null
    group by 1 having count(*) > ${MOST_KIT_ITEMS}::integer limit 1`.execute(tx);
  if (rows.length > 0) {
    throw breaksRule('too-many-items', `A kit holds at most ${MOST_KIT_ITEMS} materials`, 'itemIds');
  }
};

/**
 * Restores kits and items that were deleted within the last 30 days; those of others, and those that are there, are
 * left out. Constant statements, however many.
 * @throws Failure 409 for an ordered project, 422 beyond the limits of a project or kit
 */
export const restoreKits =
  (db: Database) =>
  (
    buyer: Buyer,
    { kitIds, itemIds }: { kitIds: readonly string[]; itemIds: readonly string[] },
  ): Promise<{ kitIds: string[]; restoredCount: number }> =>
    transaction(db, async (tx) => {
      const gone = await lockChangeableKits(tx, buyer, kitIds, true);
      const restored = await restoreWholeKits(
        tx,
        gone.map(({ id }) => id),
      );
      const owners = await lockChangeableKits(tx, buyer, await ownersOfDeleted(tx, KITS, itemIds));
      const ownerIds = owners.map(({ id }) => id);
      const items = await restoreItems(tx, KITS, itemIds, ownerIds, RESTORABLE_DAYS);
      await requireFewItems(tx, KITS, items);
      const changed = new Set([...restored, ...items]);
      const kits = [...gone, ...owners].filter(({ id }) => changed.has(id));
      if (kits.length > 0) await stampKits(tx, buyer, kits);
      return { kitIds: [...changed], restoredCount: restored.length + items.length };
    });
