import { type ListChangePlan, planListChange, RANK_GAP } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Person } from '../../identity/index.ts';
import type { ListRow } from '../policy.ts';

/**
 * Increments a locked list's version, of which its readers' browsers are notified. Returns the version. One statement.
 */
export const touchList = async (tx: Transaction, listId: string): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    update variation_lists set version = version + 1, changed_at = now() where id = ${listId}
    returning version`.execute(tx);
  const [touched] = rows;
  if (touched === undefined) throw new Error(`The locked list ${listId} is gone`);
  return touched.version;
};

export interface LineToAdd {
  sapMaterialNumber: string;
  /** Sales units, as an exact decimal; null: none. */
  usualQuantity: string | null;
  note: string;
}

interface MaterialsChange {
  toRemove: readonly string[];
  toAdd: readonly LineToAdd[];
  /** Lines that a list may have. */
  limit: number;
}

export interface ChangedMaterials extends ListChangePlan {
  version: number;
}

interface Present {
  count: number;
  /** Rank of the last line, removed ones included, so that a new line comes after those that are restored; else 0. */
  last: number;
  present: string[];
  known: string[];
}

type Changer = Pick<Person, 'contactId' | 'market' | 'assortments'>;

const readPresent = async (
  tx: Transaction,
  listId: string,
  person: Changer,
  { toRemove, toAdd }: MaterialsChange,
): Promise<Present> => {
  const adding = toAdd.map(({ sapMaterialNumber }) => sapMaterialNumber);
  const named = [...toRemove, ...adding];
  const { rows } = await sql<Present>`
    select count(*) filter (where l.removed_at is null) as count, coalesce(max(l.position), 0) as last,
      coalesce(array_agg(l.sap_material_number) filter (where l.removed_at is null
        and l.sap_material_number = any(${named}::text[])), '{}') as present,
      array(
        select m.sap_material_number from materials m
        where m.sap_material_number = any(${adding}::text[]) and ${person.market} = any(m.markets)
          and ${visibleMaterial(person)}
      ) as known
    from variation_list_lines l where l.list_id = ${listId}`.execute(tx);
  return rows[0] ?? { count: 0, last: 0, present: [], known: [] };
};

interface RemovedLine {
  position: number;
  note: string;
  usual_quantity: string | null;
}

const removeLines = async (tx: Transaction, listId: string, numbers: readonly string[]): Promise<RemovedLine[]> => {
  if (numbers.length === 0) return [];
  const { rows } = await sql<RemovedLine>`
    update variation_list_lines set removed_at = now()
    where list_id = ${listId} and sap_material_number = any(${[...numbers]}::text[]) and removed_at is null
    returning position, note, usual_quantity`.execute(tx);
  return rows;
};

/** Inserts lines; a material that was removed before becomes a new line without the former note and quantity. */
const insertLines = async (
  tx: Transaction,
  listId: string,
  contactId: string,
  lines: readonly (LineToAdd & { position: number })[],
): Promise<void> => {
  if (lines.length === 0) return;
  await sql`
    insert into variation_list_lines as known (list_id, sap_material_number, id, position, note, usual_quantity, added_by)
    select ${listId}, number, id, position, note, quantity, ${contactId}
    from unnest(${lines.map((line) => line.sapMaterialNumber)}::text[], ${lines.map(() => uuidv7())}::uuid[],
      ${lines.map((line) => line.position)}::bigint[], ${lines.map((line) => line.note)}::text[],
      ${lines.map((line) => line.usualQuantity)}::numeric[]) as l (number, id, position, note, quantity)
    on conflict (list_id, sap_material_number) do update set id = excluded.id, position = excluded.position,
      note = excluded.note, usual_quantity = excluded.usual_quantity, added_by = excluded.added_by,
      added_at = clock_timestamp(), removed_at = null`.execute(tx);
};

/** Records the changes of which the readers of the list will be notified. */
const noteChanges = async (
  tx: Transaction,
  listId: string,
  contactId: string,
  { removed, added, isReplacement }: ListChangePlan,
): Promise<void> => {
  const changes = isReplacement
    ? [{ kind: 'replaced', number: removed[0] ?? '', successor: added[0] ?? null }]
    : [
        ...removed.map((number) => ({ kind: 'removed', number, successor: null })),
        ...added.map((number) => ({ kind: 'added', number, successor: null })),
      ];
  await sql`
    insert into variation_list_changes (list_id, kind, sap_material_number, successor, changed_by)
    select ${listId}, kind, number, successor, ${contactId}
    from unnest(${changes.map(({ kind }) => kind)}::text[], ${changes.map(({ number }) => number)}::text[],
      ${changes.map(({ successor }) => successor)}::text[]) with ordinality as c (kind, number, successor, place)
    order by place`.execute(tx);
};

/**
 * Removes and adds materials of a locked list, as planListChange decides, and gives the list its next version. New
 * lines come last; one that replaces another takes over its position, and its note and usual quantity where it has none
 * of its own. At most five statements, whatever the list's length and however many materials. The caller has checked
 * the rights.
 */
export const changeMaterials = async (
  tx: Transaction,
  list: Pick<ListRow, 'id' | 'kind' | 'version'>,
  person: Changer,
  change: MaterialsChange,
): Promise<ChangedMaterials> => {
  const { count, last, present, known } = await readPresent(tx, list.id, person, change);
  const wanted = new Map(change.toAdd.toReversed().map((line) => [line.sapMaterialNumber, line]));
  const plan = planListChange({
    count,
    limit: change.limit,
    present: new Set(present),
    known: new Set(known),
    toRemove: change.toRemove,
    toAdd: change.toAdd.map(({ sapMaterialNumber }) => sapMaterialNumber),
  });
  if (plan.removed.length === 0 && plan.added.length === 0) return { ...plan, version: list.version };
  const [former] = await removeLines(tx, list.id, plan.removed);
  const replaced = plan.isReplacement ? former : undefined;
  const lines = plan.added.flatMap((number, index) => {
    const line = wanted.get(number);
    if (line === undefined) return [];
    const position = replaced?.position ?? last + (index + 1) * RANK_GAP;
    const note = line.note || (replaced?.note ?? '');
    return [{ ...line, note, usualQuantity: line.usualQuantity ?? replaced?.usual_quantity ?? null, position }];
  });
  await insertLines(tx, list.id, person.contactId, lines);
  // Favorites and temporary lists have no reader but their owner.
  if (list.kind === 'own') await noteChanges(tx, list.id, person.contactId, plan);
  return { ...plan, version: await touchList(tx, list.id) };
};
