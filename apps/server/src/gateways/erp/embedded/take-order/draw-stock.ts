import {
  type ConfirmedLine,
  piecesOf,
  type Quantity,
  quantityOf,
  quantityToDecimal,
  remnantKey,
} from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Transaction } from '../../../../db/index.ts';
import type { OrderAsk, OrderLineAsk } from '../../port.ts';
import { type House, type HouseAsk, houseOf, leavingPlant } from '../house.ts';
import type { Elsewhere, SupplyRow } from '../supplies.ts';

interface LockedRow {
  house: House;
  taken_before: boolean;
  materials: SupplyRow[] | null;
}

/** The plant's stock while it is locked, and what goes with it. */
interface LockedPlant {
  house: House;
  /** Whether the same order was taken before. */
  isTakenBefore: boolean;
  /** Every material of the order, also one without stock at the plant. */
  materials: ReadonlyMap<string, SupplyRow>;
}

/**
 * Locks the stock of an order's materials at its plant, in one order for everybody, so that no two orders wait for each
 * other, and reads the house with it. One statement: who waits for the stock waits for each that follows.
 */
export const lockPlant = async (
  tx: Transaction,
  { orderId, lines }: Pick<OrderAsk, 'orderId' | 'lines'>,
  ask: HouseAsk,
): Promise<LockedPlant> => {
  const numbers = [...new Set(lines.map((line) => line.sapMaterialNumber))];
  const { rows } = await sql<LockedRow>`
    with locked as materialized (
      select s.sap_material_number, s.atp::text, s.fastbox::text, s.clearance::text, nullif(s.incoming, '[]') as incoming
      from erp.stock s
      where s.plant = (${leavingPlant(ask)}) and s.sap_material_number = ${anyOf(numbers)}
      order by s.sap_material_number for update
    )
    select (${houseOf(ask)}) as house,
      exists (select from erp.sales_orders where order_id = ${orderId}) as taken_before,
      (select json_agg(json_build_object('sap_material_number', m.sap_material_number, 'status', m.status,
          'supply_status', m.supply_status, 'atp', l.atp, 'fastbox', l.fastbox, 'clearance', l.clearance,
          'incoming', l.incoming))
        from materials m left join locked l on l.sap_material_number = m.sap_material_number
        where m.sap_material_number = ${anyOf(numbers)}) as materials`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The house was not read');
  return {
    house: row.house,
    isTakenBefore: row.taken_before,
    materials: new Map((row.materials ?? []).map((each) => [each.sap_material_number, each])),
  };
};

/** Locks the branch's stock, always after the plants' stock. */
export const lockCenter = async (
  tx: Transaction,
  center: string,
  materials: readonly string[],
): Promise<Elsewhere['center']> => {
  const { rows } = await sql<{ material: string; quantity: string }>`
    select sap_material_number as material, quantity from erp.center_stock
    where center = ${center} and sap_material_number = ${anyOf([...new Set(materials)])}
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
interface LockedRemnants {
  pieces: Elsewhere['remnants'];
  ids: ReadonlyMap<string, readonly string[]>;
}

/** Locks left-over pieces, after all other stock. A piece that was taken while waiting for its lock is not returned. */
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

export interface Draw {
  line: OrderLineAsk;
  share: ConfirmedLine;
}

const drawnJson = (draws: readonly { material: string; pile: string; quantity: Quantity }[]): string =>
  JSON.stringify(
    draws.map(({ material, pile, quantity }) => ({ material, pile, quantity: quantityToDecimal(quantity) })),
  );

const drawnFrom = (draws: readonly Draw[], piles: readonly ConfirmedLine['pile'][]) =>
  draws
    .filter(({ share }) => piles.includes(share.pile) && share.taken > 0)
    .map(({ line, share }) => ({ material: line.sapMaterialNumber, pile: share.pile, quantity: share.taken }));

/** Lowers a plant's piles; what the express box took is gone from the ATP too. Nothing where none was drawn on. */
const lowerStock = (plant: string, draws: readonly Draw[]): RawBuilder<unknown> | undefined => {
  const drawn = drawnFrom(draws, ['atp', 'clearance', 'fastbox']);
  if (drawn.length === 0) return undefined;
  return sql`
    update erp.stock s set
      atp = s.atp - d.atp, fastbox = greatest(0, s.fastbox - d.fastbox), clearance = s.clearance - d.clearance
    from (
      select material,
        coalesce(sum(quantity) filter (where pile in ('atp', 'fastbox')), 0) as atp,
        coalesce(sum(quantity) filter (where pile = 'fastbox'), 0) as fastbox,
        coalesce(sum(quantity) filter (where pile = 'clearance'), 0) as clearance
      from jsonb_to_recordset(${drawnJson(drawn)}::jsonb) as j (material text, pile text, quantity numeric)
      group by material
    ) d
    where s.plant = ${plant} and s.sap_material_number = d.material`;
};

const lowerCenter = (center: string, draws: readonly Draw[]): RawBuilder<unknown> | undefined => {
  const drawn = drawnFrom(draws, ['center']);
  if (drawn.length === 0) return undefined;
  return sql`
    update erp.center_stock s set quantity = s.quantity - d.quantity
    from (
      select material, sum(quantity) as quantity
      from jsonb_to_recordset(${drawnJson(drawn)}::jsonb) as j (material text, pile text, quantity numeric)
      group by material
    ) d
    where s.center = ${center} and s.sap_material_number = d.material`;
};

/** Marks the pieces as this order's; locked ones that are not needed are released. */
const takeRemnants = (
  orderId: string,
  draws: readonly Draw[],
  { ids }: LockedRemnants,
): RawBuilder<unknown> | undefined => {
  const used = new Map<string, number>();
  const taken = draws.flatMap(({ line, share }) => {
    if (share.pile !== 'remnant' || line.remnantLength === undefined) return [];
    const key = remnantKey(line.sapMaterialNumber, line.remnantLength);
    const from = used.get(key) ?? 0;
    const to = from + piecesOf(share.taken, line.remnantLength);
    used.set(key, to);
    return ids.get(key)?.slice(from, to) ?? [];
  });
  if (taken.length === 0) return undefined;
  return sql`update erp.remnants set taken_by = ${orderId} where remnant_id = any(${taken}::text[])`;
};

/** The locked stock that an order draws on. */
interface Drawn {
  orderId: string;
  plant: string;
  center: string | undefined;
  draws: readonly Draw[];
  remnants: LockedRemnants;
}

/** Returns the updates that take an order's stock, as parts of one statement. */
export const drawing = ({ orderId, plant, center, draws, remnants }: Drawn): readonly RawBuilder<unknown>[] =>
  [
    lowerStock(plant, draws),
    center === undefined ? undefined : lowerCenter(center, draws),
    takeRemnants(orderId, draws, remnants),
  ].filter((part) => part !== undefined);
