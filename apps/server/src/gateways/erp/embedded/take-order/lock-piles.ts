import { quantityOf, quantityToDecimal, type SupplyStatus } from '@grossist/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../../../db/index.ts';
import type { OrderLineAsk } from '../../port.ts';
import type { Incoming } from '../delivery-clock.ts';
import { type Elsewhere, remnantKey } from '../piles.ts';

export interface StockRow {
  sap_material_number: string;
  atp: string;
  fastbox: string;
  clearance: string;
  incoming: Incoming[] | null;
  supply_status: SupplyStatus | '';
}

/** Locks the stock of an order's materials, in one order for everybody, so that no two orders wait for each other. */
export const lockStock = async (
  tx: Transaction,
  plant: string,
  materials: readonly string[],
): Promise<ReadonlyMap<string, StockRow>> => {
  const { rows } = await sql<StockRow>`
    select s.sap_material_number, s.atp, s.fastbox, s.clearance, nullif(s.incoming, '[]') as incoming, m.supply_status
    from erp.stock s join materials m on m.sap_material_number = s.sap_material_number
    where s.plant = ${plant} and s.sap_material_number = any(${[...new Set(materials)]}::text[])
    order by s.sap_material_number for update of s`.execute(tx);
  return new Map(rows.map((row) => [row.sap_material_number, row]));
};

/** After the plants' stock, as everybody does it. */
export const lockCenter = async (
  tx: Transaction,
  center: string,
  materials: readonly string[],
): Promise<Elsewhere['center']> => {
  const { rows } = await sql<{ material: string; quantity: string }>`
    select sap_material_number as material, quantity from erp.center_stock
    where center = ${center} and sap_material_number = any(${[...new Set(materials)]}::text[])
    order by sap_material_number for update`.execute(tx);
  return new Map(rows.map(({ material, quantity }) => [material, quantityOf(quantity)]));
};

interface Piece {
  id: string;
  material: string;
  length: string;
  discount: string;
}

/** Pieces that lie there now, by material and length: first come, first taken. */
export interface LockedRemnants {
  pieces: Elsewhere['remnants'];
  ids: ReadonlyMap<string, readonly string[]>;
}

/** Last of all. Who waited for a piece that is gone by then does not see it any more. */
export const lockRemnants = async (
  tx: Transaction,
  plant: string,
  lines: readonly OrderLineAsk[],
): Promise<LockedRemnants> => {
  const wanted = lines.flatMap(({ sapMaterialNumber, remnantLength }) =>
    remnantLength === undefined ? [] : [{ material: sapMaterialNumber, length: quantityToDecimal(remnantLength) }],
  );
  const ids = new Map<string, string[]>();
  const pieces = new Map<string, { pieces: number; discountPercent: string }>();
  if (wanted.length === 0) return { pieces, ids };
  const { rows } = await sql<Piece>`
    select r.remnant_id as id, r.sap_material_number as material, r.length, r.discount_percent as discount
    from erp.remnants r
    where r.taken_by is null and r.plant = ${plant} and (r.sap_material_number, r.length) in (
      select material, length from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (material text, length numeric))
    order by r.remnant_id for update of r`.execute(tx);
  for (const { id, material, length, discount } of rows) {
    const key = remnantKey(material, quantityOf(length));
    const known = ids.get(key);
    if (known) known.push(id);
    else ids.set(key, [id]);
    pieces.set(key, { pieces: ids.get(key)?.length ?? 0, discountPercent: discount });
  }
  return { pieces, ids };
};
