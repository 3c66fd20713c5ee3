import { moveLines, RANK_GAP } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import {
  type CatalogueLimits,
  lockCatalogue,
  RESTORABLE_DAYS,
  requireSeen,
  touchCatalogue,
  visibleLine,
} from '../policy.ts';
import { type OrderedCatalogue, orderedLines, readOrdering } from '../queries/ordered-lines.ts';

interface CatalogueLineChange {
  sapMaterialNumber: string;
  note?: string | undefined;
  /** Number of the line after which this one is moved; null: to the beginning. Absent: it stays. */
  after?: string | null | undefined;
}

interface PlacedLine {
  number: string;
  position: number;
  node_code: string;
  is_visible: boolean;
}

/** Lines in the order of the document, hidden ones included, since they keep their place. One query. */
const readPlaced = async (
  tx: Transaction,
  buyer: Buyer,
  catalogue: OrderedCatalogue,
  numbers: readonly string[] | undefined,
): Promise<readonly PlacedLine[]> => {
  const isWanted =
    numbers === undefined ? sql<boolean>`true` : sql<boolean>`l.sap_material_number = any(${[...numbers]}::text[])`;
  const { rows } = await sql<PlacedLine>`
    with ${orderedLines(catalogue, isWanted, sql`l.position, ${visibleLine(buyer)} as is_visible`)}
    select number, position, node_code, is_visible from ordered order by place`.execute(tx);
  return rows;
};

interface WrittenLine {
  number: string;
  position: number | null;
  note: string | null;
}

const writeLines = async (tx: Transaction, catalogueId: string, lines: readonly WrittenLine[]): Promise<void> => {
  await sql`
    update pdf_catalogue_lines l set position = coalesce(w.position, l.position), note = coalesce(w.note, l.note)
    from unnest(${lines.map(({ number }) => number)}::text[], ${lines.map(({ position }) => position)}::bigint[],
      ${lines.map(({ note }) => note)}::text[]) as w (number, position, note)
    where l.catalogue_id = ${catalogueId} and l.sap_material_number = w.number`.execute(tx);
};

type Move = Required<Pick<CatalogueLineChange, 'sapMaterialNumber'>> & { after: string | null };

const movesOf = (changes: readonly CatalogueLineChange[]): readonly Move[] =>
  changes.flatMap(({ sapMaterialNumber, after }) => (after === undefined ? [] : [{ sapMaterialNumber, after }]));

/** @throws Failure 422 `other-heading` for a line that would be moved below another node of the catalog tree */
const requireSameHeadings = (
  { headings }: OrderedCatalogue,
  moves: readonly Move[],
  lines: readonly PlacedLine[],
): void => {
  if (headings === 'none') return;
  const nodes = new Map(lines.map(({ number, node_code }) => [number, node_code]));
  for (const { sapMaterialNumber, after } of moves) {
    if (after !== null && nodes.get(after) !== nodes.get(sapMaterialNumber)) {
      throw breaksRule('other-heading', 'The catalog has headings: a line is moved below its own heading', 'Lines');
    }
  }
};

/** Ranks after moves. The order that the document had becomes the order that people gave. */
const ranksAfter = (
  { sort_order }: OrderedCatalogue,
  lines: readonly PlacedLine[],
  moves: readonly Move[],
): ReadonlyMap<string, number> => {
  const isOrdered = sort_order === 'position';
  const ranked = isOrdered
    ? lines.map(({ number, position }) => ({ id: number, rank: position })).toSorted((a, b) => a.rank - b.rank)
    : lines.map(({ number }, index) => ({ id: number, rank: (index + 1) * RANK_GAP }));
  const moved = moveLines(
    ranked,
    moves.map(({ sapMaterialNumber, after }) => ({ id: sapMaterialNumber, after })),
  );
  return isOrdered ? moved : new Map([...ranked.map(({ id, rank }) => [id, rank] as const), ...moved]);
};

/**
 * Changes notes and order of lines, all or none. Six statements at most, however many. Returns the version. [pdf-07]
 * [own-pdf-02]
 * @throws Failure 404 for the catalog and for a line that it does not have or that is hidden, 403, 409 for a stale version,
 * 422 `other-heading`
 */
export const changeLines =
  (db: Database) =>
  (buyer: Buyer, catalogueId: string, changes: readonly CatalogueLineChange[], seen?: number): Promise<number> =>
    transaction(db, async (tx) => {
      const locked = await lockCatalogue(tx, buyer, catalogueId);
      requireSeen(seen, locked.version);
      const catalogue = await readOrdering(tx, locked.id);
      const moves = movesOf(changes);
      const named = [...new Set(changes.map(({ sapMaterialNumber }) => sapMaterialNumber))];
      const lines = await readPlaced(tx, buyer, catalogue, moves.length === 0 ? named : undefined);
      const visible = new Set(lines.flatMap(({ number, is_visible: isVisible }) => (isVisible ? [number] : [])));
      const targets = moves.flatMap(({ after }) => after ?? []);
      if ([...named, ...targets].some((number) => !visible.has(number))) throw notFound('line of this catalog');
      requireSameHeadings(catalogue, moves, lines);
      const ranks = moves.length === 0 ? new Map<string, number>() : ranksAfter(catalogue, lines, moves);
      const notes = new Map(
        changes.flatMap(({ sapMaterialNumber, note }) => (note === undefined ? [] : [[sapMaterialNumber, note]])),
      );
      const numbers = [...new Set([...named, ...ranks.keys()])];
      await writeLines(
        tx,
        catalogue.id,
        numbers.map((number) => ({ number, position: ranks.get(number) ?? null, note: notes.get(number) ?? null })),
      );
      if (moves.length > 0 && catalogue.sort_order !== 'position') {
        await tx.updateTable('pdf_catalogues').set({ sort_order: 'position' }).where('id', '=', catalogue.id).execute();
      }
      return touchCatalogue(tx, buyer, catalogue.id);
    });

interface ChangedCount {
  count: number;
  version: number;
}

/**
 * Removes lines so that they can be restored; those that are not there or are hidden are no error. Three statements at
 * most. [pdf-08] [own-pdf-03]
 * @throws Failure 404 for the catalog, 403
 */
export const removeLines =
  (db: Database) =>
  (buyer: Buyer, catalogueId: string, numbers: readonly string[]): Promise<ChangedCount> =>
    transaction(db, async (tx) => {
      const catalogue = await lockCatalogue(tx, buyer, catalogueId);
      const { rows } = await sql`
        update pdf_catalogue_lines l set removed_at = now() from materials m
        where l.catalogue_id = ${catalogue.id} and l.sap_material_number = any(${[...numbers]}::text[])
          and m.sap_material_number = l.sap_material_number and ${visibleLine(buyer)}
        returning l.sap_material_number`.execute(tx);
      const count = rows.length;
      return { count, version: count === 0 ? catalogue.version : await touchCatalogue(tx, buyer, catalogue.id) };
    });

/**
 * Restores removed lines with their note and place; those that are there, or were removed more than 30 days ago, are left
 * out. Four statements at most. [own-pdf-04]
 * @throws Failure 404 for the catalog, 403, 422 `catalog-full`, and then none is restored
 */
export const restoreLines =
  (db: Database, limits: CatalogueLimits) =>
  (buyer: Buyer, catalogueId: string, numbers: readonly string[]): Promise<ChangedCount> =>
    transaction(db, async (tx) => {
      const catalogue = await lockCatalogue(tx, buyer, catalogueId);
      const { rows } = await sql`
        update pdf_catalogue_lines set removed_at = null
        where catalogue_id = ${catalogue.id} and sap_material_number = any(${[...numbers]}::text[])
          and removed_at > now() - ${RESTORABLE_DAYS} * interval '1 day'
        returning sap_material_number`.execute(tx);
      if (rows.length === 0) return { count: 0, version: catalogue.version };
      const counted = await sql<{ count: number }>`
        select count(*) as count from pdf_catalogue_lines
        where catalogue_id = ${catalogue.id} and removed_at is null`.execute(tx);
      if ((counted.rows[0]?.count ?? 0) > limits.lines) {
        throw breaksRule('catalog-full', `A catalog has at most ${limits.lines} lines`);
      }
      return { count: rows.length, version: await touchCatalogue(tx, buyer, catalogue.id) };
    });
