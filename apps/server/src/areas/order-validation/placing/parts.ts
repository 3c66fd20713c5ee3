import { type Selectable, sql } from 'kysely';
import type { Database, OrderValidationPartsTable, Transaction } from '../../../db/index.ts';
import { MOST_PLACED_LINES } from '../../orders/index.ts';

/** The most parts of a document that are listed. */
const MOST_PARTS = 100;

export type PartRow = Selectable<OrderValidationPartsTable>;

/** A request's version identifies the part that was started with it. */
export const partOfVersion = (db: Database | Transaction, id: string, version: number): Promise<PartRow | undefined> =>
  db
    .selectFrom('order_validation_parts')
    .selectAll()
    .where('validation_id', '=', id)
    .where('seen_version', '=', version)
    .executeTakeFirst();

/** The part that is being ordered, else the one that was ordered last. */
export const latestPart = (db: Database | Transaction, id: string): Promise<PartRow | undefined> =>
  db
    .selectFrom('order_validation_parts')
    .selectAll()
    .where('validation_id', '=', id)
    .orderBy('part', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Lines of a validation that are not ordered yet, with how many lines of ours they and those before them take together:
 * one that is sold half as clearance goods takes two.
 */
const OPEN_LINES = (id: string) => sql`
  select id, sum(1 + (clearance_quantity > 0 and clearance_quantity < quantity)::integer) over (order by position) as lines
  from order_validation_lines
  where validation_id = ${id} and is_orderable and part is null and sap_material_number is not null`;

/** Begins the next part: of what can be ordered, the first lines that one order holds. Two statements. */
export const beginPart = async (tx: Transaction, id: string, part: number, seenVersion: number): Promise<void> => {
  const taken = await sql`
    update order_validation_lines l set part = ${part}
    from (${OPEN_LINES(id)}) o where o.id = l.id and o.lines <= ${MOST_PLACED_LINES}`.execute(tx);
  await tx
    .insertInto('order_validation_parts')
    .values({
      validation_id: id,
      part,
      seen_version: seenVersion,
      line_count: Number(taken.numAffectedRows ?? 0),
    })
    .execute();
};

/** Gives up a part that was not ordered: its lines are open again. False for one that was, or was given up. */
export const giveUpPart = async (
  tx: Transaction,
  { validation_id: id, part, seen_version: seenVersion }: PartRow,
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('order_validation_parts')
    .where('validation_id', '=', id)
    .where('part', '=', part)
    .where('seen_version', '=', seenVersion)
    .where('order_id', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await tx
    .updateTable('order_validation_lines')
    .set({ part: null })
    .where('validation_id', '=', id)
    .where('part', '=', part)
    .execute();
  return true;
};

/**
 * Stores a part as ordered, with its lines, even if a concurrent request was refused and gave it up. Two statements.
 */
export const keepPlaced = async (tx: Transaction, row: PartRow, lines: readonly { id: string }[]): Promise<void> => {
  const { order_id, sales_order_id, placed_at } = row;
  await tx
    .insertInto('order_validation_parts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['validation_id', 'part']).doUpdateSet({ order_id, sales_order_id, placed_at }),
    )
    .execute();
  await sql`
    update order_validation_lines set part = ${row.part}
    where id = any(${lines.map(({ id }) => id)}::uuid[]) and part is distinct from ${row.part}`.execute(tx);
};

export interface PartsLeft {
  /** How many lines can still be ordered. */
  open: number;
  /** How many of them the next order takes. */
  next: number;
  /** How many orders all of them take. */
  parts: number;
}

/** What is left to be ordered, and in how many orders. One query. */
export const partsLeft = async (db: Database | Transaction, id: string): Promise<PartsLeft> => {
  const { rows } = await sql<PartsLeft>`
    select count(*)::integer as open, count(*) filter (where lines <= ${MOST_PLACED_LINES})::integer as next,
      coalesce(ceil(max(lines) / ${MOST_PLACED_LINES}::numeric), 0)::integer as parts
    from (${OPEN_LINES(id)}) o`.execute(db);
  return rows[0] ?? { open: 0, next: 0, parts: 0 };
};

/** How many lines are ordered, in the parts that are placed. One query. */
export const orderedCount = async (db: Database | Transaction, id: string): Promise<number> => {
  const { rows } = await sql<{ lines: number }>`
    select coalesce(sum(line_count), 0)::integer as lines from order_validation_parts
    where validation_id = ${id} and order_id is not null`.execute(db);
  return rows[0]?.lines ?? 0;
};

/** The parts of a document in their order, the one that is being ordered last. One query. */
export const partsOf = (db: Database, id: string): Promise<readonly PartRow[]> =>
  db
    .selectFrom('order_validation_parts')
    .selectAll()
    .where('validation_id', '=', id)
    .orderBy('part')
    .limit(MOST_PARTS)
    .execute();
