import {
  calendarDate,
  type Incoming,
  isMaterialStatus,
  isPhasedOut,
  type MaterialSupply,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  type Supplies,
  type SupplyStatus,
} from '@grossist/domain';
import type { Elsewhere } from './elsewhere.ts';
import type { House } from './house.ts';

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

/** What lines can be supplied from, the same for prices that are shown and for orders that are taken. */
export const suppliesOf = (
  rows: ReadonlyMap<string, SupplyRow>,
  { kitHeaders }: Pick<House, 'kitHeaders'>,
  { center, remnants }: Elsewhere,
): Supplies => {
  const materials = new Map<string, MaterialSupply>();
  for (const [number, row] of rows) materials.set(number, supplyOf(row, kitHeaders));
  return { materials, center, remnants };
};
