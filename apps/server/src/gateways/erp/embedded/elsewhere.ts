import { type Quantity, quantityOf, remnantKey } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

/** What lies elsewhere than at the plant: at the branch by material, and pieces by material and length. */
export interface Elsewhere {
  center: ReadonlyMap<string, Quantity>;
  remnants: ReadonlyMap<string, { pieces: number; discountPercent: string }>;
}

export interface ElsewhereAsk {
  /** Absent: nothing is fetched at a branch. */
  center?: string | undefined;
  /** Where left-over pieces are taken from. */
  plant: RawBuilder<string>;
  materials: readonly string[];
  /** Materials of which left-over pieces are asked for. */
  remnantsOf: readonly string[];
}

const centerStock = async (
  db: Database,
  center: string,
  materials: readonly string[],
): Promise<ReadonlyMap<string, Quantity>> => {
  const { rows } = await sql<{ material: string; quantity: string }>`
    select sap_material_number as material, quantity from erp.center_stock
    where center = ${center} and sap_material_number = any(${materials}::text[])`.execute(db);
  return new Map(rows.map(({ material, quantity }) => [material, quantityOf(quantity)]));
};

const remnantPieces = async (
  db: Database,
  plant: RawBuilder<string>,
  materials: readonly string[],
): Promise<Elsewhere['remnants']> => {
  // Pieces of one length are priced alike, so that it does not matter which of them is taken.
  const { rows } = await sql<{ material: string; length: string; pieces: number; discount: string }>`
    select sap_material_number as material, length, count(*)::integer as pieces, min(discount_percent) as discount
    from erp.remnants
    where taken_by is null and plant = (${plant}) and sap_material_number = any(${materials}::text[])
    group by sap_material_number, length`.execute(db);
  return new Map(
    rows.map(({ material, length, pieces, discount }) => [
      remnantKey(material, quantityOf(length)),
      { pieces, discountPercent: discount },
    ]),
  );
};

/** What lies at a branch and in left-over pieces; at most two statements, and none where nobody asks for either. */
export const readElsewhere = async (db: Database, ask: ElsewhereAsk): Promise<Elsewhere> => {
  const [center, remnants] = await Promise.all([
    ask.center === undefined ? new Map<string, Quantity>() : centerStock(db, ask.center, ask.materials),
    ask.remnantsOf.length === 0 ? new Map() : remnantPieces(db, ask.plant, ask.remnantsOf),
  ]);
  return { center, remnants };
};
