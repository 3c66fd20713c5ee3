/** Adds materials to a PDF catalog or to the basket. */

import type { AddedToPdf, NotAddedToPdfReason } from '@grossist/contracts';
import { planListChange, RANK_GAP } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type CatalogueLimits, type CatalogueRow, lockCatalogue, touchCatalogue } from '../policy.ts';
import { countVisibleLines } from '../queries/catalogue-lines.ts';

export interface MaterialToAdd {
  sapMaterialNumber: string;
  note: string;
}

export interface AddedMaterials {
  added: readonly string[];
  alreadyThere: readonly string[];
  notAdded: readonly { number: string; reason: NotAddedToPdfReason }[];
  version: number;
}

interface Present {
  count: number;
  /** Rank of the last line, removed ones included, so that a new line comes after those that are restored; else 0. */
  last: number;
  present: string[];
  known: string[];
}

const readPresent = async (
  tx: Transaction,
  catalogueId: string,
  buyer: Buyer,
  numbers: readonly string[],
): Promise<Present> => {
  const { rows } = await sql<Present>`
    select count(*) filter (where l.removed_at is null) as count, coalesce(max(l.position), 0) as last,
      coalesce(array_agg(l.sap_material_number) filter (where l.removed_at is null
        and l.sap_material_number = any(${[...numbers]}::text[])), '{}') as present,
      array(
        select m.sap_material_number from materials m
        where m.sap_material_number = any(${[...numbers]}::text[]) and ${buyer.market} = any(m.markets)
          and ${visibleMaterial(buyer)}
      ) as known
    from pdf_catalogue_lines l where l.catalogue_id = ${catalogueId}`.execute(tx);
  return rows[0] ?? { count: 0, last: 0, present: [], known: [] };
};

/** A material that was removed before becomes a new line. */
const insertLines = async (
  tx: Transaction,
  catalogueId: string,
  lines: readonly (MaterialToAdd & { position: number })[],
): Promise<void> => {
  await sql`
    insert into pdf_catalogue_lines (catalogue_id, sap_material_number, position, note)
    select ${catalogueId}, number, position, note
    from unnest(${lines.map((line) => line.sapMaterialNumber)}::text[], ${lines.map((line) => line.position)}::bigint[],
      ${lines.map((line) => line.note)}::text[]) as l (number, position, note) order by position
    on conflict (catalogue_id, sap_material_number) do update set position = excluded.position, note = excluded.note,
      added_at = clock_timestamp(), removed_at = null`.execute(tx);
};

/**
 * Adds materials at the end of a locked catalog, each once, and reports those that the buyer may not see or for which there
 * is no room. At most three statements, however many. The caller has checked the rights.
 */
export const addMaterials = async (
  tx: Transaction,
  catalogue: Pick<CatalogueRow, 'id' | 'version'>,
  buyer: Buyer,
  materials: readonly MaterialToAdd[],
  limits: CatalogueLimits,
): Promise<AddedMaterials> => {
  const numbers = materials.map(({ sapMaterialNumber }) => sapMaterialNumber);
  const { count, last, present, known } = await readPresent(tx, catalogue.id, buyer, numbers);
  const plan = planListChange({
    count,
    limit: limits.lines,
    present: new Set(present),
    known: new Set(known),
    toRemove: [],
    toAdd: numbers,
  });
  // Of several entries of one material the first counts.
  const notes = new Map(materials.toReversed().map(({ sapMaterialNumber, note }) => [sapMaterialNumber, note]));
  const notAdded = plan.notAdded.map(({ number, reason }) => ({
    number,
    reason: reason === 'list-full' ? ('catalog-full' as const) : reason,
  }));
  const { added, alreadyThere } = plan;
  if (added.length === 0) return { added, alreadyThere, notAdded, version: catalogue.version };
  const lines = added.map((number, index) => ({
    sapMaterialNumber: number,
    note: notes.get(number) ?? '',
    position: last + (index + 1) * RANK_GAP,
  }));
  await insertLines(tx, catalogue.id, lines);
  return { added, alreadyThere, notAdded, version: await touchCatalogue(tx, buyer, catalogue.id) };
};

export const presentNotAdded = ({ added, alreadyThere, notAdded }: AddedMaterials) => ({
  SapNumbersNotAdded: notAdded.map(({ number }) => number),
  NotAdded: notAdded.map(({ number, reason }) => ({ SapNumber: number, Reason: reason })),
  AddedCount: added.length,
  AlreadyThereCount: alreadyThere.length,
});

/** Materials to add, from wherever they come; read within the transaction that adds them. */
export type MaterialSource = (tx: Transaction, buyer: Buyer) => Promise<readonly MaterialToAdd[]>;

/**
 * Adds the materials of a source to a catalog or the basket in one transaction. Constant statements. [pdf-06]
 * @throws Failure 404 for the catalog, 403 for a catalog by punchout, as the source does
 */
export const addToCatalogue =
  (db: Database, limits: CatalogueLimits) =>
  (buyer: Buyer, catalogueId: string, source: MaterialSource): Promise<AddedToPdf> =>
    transaction(db, async (tx) => {
      const catalogue = await lockCatalogue(tx, buyer, catalogueId);
      const added = await addMaterials(tx, catalogue, buyer, await source(tx, buyer), limits);
      return {
        ...presentNotAdded(added),
        noOfVariations: await countVisibleLines(tx, buyer, catalogue.id),
        version: added.version,
      };
    });

/** Materials that were named one by one. */
export const namedMaterials =
  (sapMaterialNumbers: readonly string[]): MaterialSource =>
  async () =>
    sapMaterialNumbers.map((sapMaterialNumber) => ({ sapMaterialNumber, note: '' }));
