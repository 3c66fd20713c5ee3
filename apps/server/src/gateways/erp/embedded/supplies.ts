import {
  calendarDate,
  type Incoming,
  isMaterialStatus,
  isPhasedOut,
  type MaterialSupply,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  remnantKey,
  type Supplies,
  type SupplyStatus,
} from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { House } from './house.ts';

/** Stock outside the plant: at the branch by material, and left-over pieces by material and length. */
export interface Elsewhere {
  center: ReadonlyMap<string, Quantity>;
  remnants: ReadonlyMap<string, { pieces: number; discountPercent: string }>;
}

interface ElsewhereAsk {
  /** Absent: nothing is picked up at a branch. */
  center?: string | undefined;
  /** Where left-over pieces are taken from. */
  plant: RawBuilder<string>;
  materials: readonly string[];
  /** Materials whose left-over pieces are requested. */
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

/** Reads stock at a branch and left-over pieces. At most two statements, none when neither is requested. */
export const readElsewhere = async (db: Database, ask: ElsewhereAsk): Promise<Elsewhere> => {
  const [center, remnants] = await Promise.all([
    ask.center === undefined ? new Map<string, Quantity>() : centerStock(db, ask.center, ask.materials),
    ask.remnantsOf.length === 0 ? new Map() : remnantPieces(db, ask.plant, ask.remnantsOf),
  ]);
  return { center, remnants };
};

/** What a material can be supplied from, as the database writes it. No stock at the plant: null. */
export interface SupplyRow {
  sap_material_number: string;
  status: string;
  supply_status: SupplyStatus | '';
  atp: string | null;
  fastbox: string | null;
  clearance: string | null;
  /** Null: nothing is on its way. */
  incoming: { date: string; quantity: string }[] | null;
  is_automated_storage?: boolean | null;
}

const quantity = (text: string | null): Quantity => (text === null ? NO_QUANTITY : quantityOf(text));

const incomingOf = (incoming: SupplyRow['incoming']): readonly Incoming[] =>
  incoming === null
    ? []
    : incoming.map((arrival) => ({ date: calendarDate(arrival.date), quantity: quantityOf(arrival.quantity) }));

const supplyOf = (row: SupplyRow, kitHeaders: readonly string[]): MaterialSupply => ({
  atp: quantity(row.atp),
  fastbox: quantity(row.fastbox),
  clearance: quantity(row.clearance),
  incoming: incomingOf(row.incoming),
  supplyStatus: row.supply_status === '' ? undefined : row.supply_status,
  isPhasedOut: isMaterialStatus(row.status) && isPhasedOut(row.status),
  isKitHeader: kitHeaders.includes(row.sap_material_number),
  isAutomatedStorage: row.is_automated_storage ?? false,
});

/** Combines the sources that lines are supplied from, the same for displayed prices and for orders. */
export const suppliesOf = (
  rows: ReadonlyMap<string, SupplyRow>,
  { kitHeaders }: Pick<House, 'kitHeaders'>,
  { center, remnants }: Elsewhere,
): Supplies => {
  const materials = new Map<string, MaterialSupply>();
  for (const [number, row] of rows) materials.set(number, supplyOf(row, kitHeaders));
  return { materials, center, remnants };
};
