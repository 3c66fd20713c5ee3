import { moveLines, type Quantity, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { quantityOfWire } from '../../../http/check-input.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { type ListLimits, RESTORABLE_DAYS } from '../limits.ts';
import { lockListToEdit } from '../policy.ts';
import { listFull, notPositive } from './change-list-materials.ts';
import { touchList } from './change-materials.ts';

interface LineChange {
  lineId: string;
  /** Sales units as they were sent; null: none. Absent: stays. */
  usualQuantity?: number | null | undefined;
  note?: string | undefined;
  /** Null: to the beginning. Absent: stays. */
  afterLineId?: string | null | undefined;
}

interface ChangedLine {
  id: string;
  position: number;
  usual_quantity: string | null;
  note: string;
}

interface Ranked {
  id: string;
  rank: number;
}

/** Lines of the list by rank: all of them where some are moved, else those that are changed. */
const readRanks = async (
  tx: Transaction,
  listId: string,
  ids: readonly string[],
  areMoved: boolean,
): Promise<readonly Ranked[]> => {
  const { rows } = await sql<Ranked>`
    select id, position as rank from variation_list_lines
    where list_id = ${listId} and removed_at is null and (${areMoved}::boolean or id = any(${[...ids]}::uuid[]))
    order by position, sap_material_number`.execute(tx);
  return rows;
};

interface Written {
  id: string;
  position: number | null;
  note: string | null;
  hasQuantity: boolean;
  quantity: string | null;
}

const write = async (tx: Transaction, listId: string, all: readonly Written[]): Promise<readonly ChangedLine[]> => {
  const { rows } = await sql<ChangedLine>`
    update variation_list_lines l set position = coalesce(w.position, l.position), note = coalesce(w.note, l.note),
      usual_quantity = case when w.has_quantity then w.quantity else l.usual_quantity end
    from unnest(${all.map(({ id }) => id)}::uuid[], ${all.map(({ position }) => position)}::bigint[],
      ${all.map(({ note }) => note)}::text[], ${all.map(({ hasQuantity }) => hasQuantity)}::boolean[],
      ${all.map(({ quantity }) => quantity)}::numeric[]) as w (id, position, note, has_quantity, quantity)
    where l.id = w.id and l.list_id = ${listId}
    returning l.id, l.position, l.note, l.usual_quantity`.execute(tx);
  return rows;
};

const positive = (sent: number, field: string): Quantity => {
  const quantity = quantityOfWire(sent);
  if (quantity <= 0) throw notPositive(field);
  return quantity;
};

/** What each line gets; of several changes of one line the later ones count. */
const writtenOf = (changes: readonly LineChange[], ranks: ReadonlyMap<string, number>): readonly Written[] => {
  const none = { position: null, note: null, hasQuantity: false, quantity: null };
  const all = new Map<string, Written>([...ranks].map(([id, position]) => [id, { ...none, id, position }]));
  for (const [index, { lineId, usualQuantity, note }] of changes.entries()) {
    const written = { ...(all.get(lineId) ?? { ...none, id: lineId }) };
    if (note !== undefined) written.note = note;
    if (usualQuantity !== undefined) {
      written.hasQuantity = true;
      written.quantity =
        usualQuantity === null ? null : quantityToDecimal(positive(usualQuantity, `Lines.${index}.UsualQuantity`));
    }
    all.set(lineId, written);
  }
  return [...all.values()];
};

/**
 * Changes usual quantity, note and position of lines, all or none. Six statements, however many lines are changed and
 * however long the list is. [own-vl-06]
 * @returns the lines that were named, as they are afterwards
 * @throws Failure 404 for the list or a line that it does not have, 403 without edit rights, 422
 * `quantity-not-positive`
 */
export const changeLines =
  (db: Database) =>
  (
    buyer: Buyer,
    listId: string,
    changes: readonly LineChange[],
  ): Promise<{ lines: readonly ChangedLine[]; version: number }> =>
    transaction(db, async (tx) => {
      await lockListToEdit(tx, buyer, listId);
      const moves = changes.flatMap(({ lineId, afterLineId }) =>
        afterLineId === undefined ? [] : [{ id: lineId, after: afterLineId }],
      );
      const named = [...new Set(changes.map(({ lineId }) => lineId))];
      const lines = await readRanks(tx, listId, named, moves.length > 0);
      const known = new Set(lines.map(({ id }) => id));
      const targets = moves.flatMap(({ after }) => (after === null ? [] : [after]));
      if ([...named, ...targets].some((id) => !known.has(id))) throw notFound('line of this list');
      const written = await write(tx, listId, writtenOf(changes, moveLines(lines, moves)));
      const byId = new Map(written.map((line) => [line.id, line]));
      return { lines: named.flatMap((id) => byId.get(id) ?? []), version: await touchList(tx, listId) };
    });

/**
 * Restores removed lines as they were. Those that are there, were added again since or were removed more than 30 days
 * ago are left out. [own-vl-08]
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
