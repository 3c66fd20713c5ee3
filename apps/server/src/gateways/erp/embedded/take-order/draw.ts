import { type ConfirmedLine, piecesOf, type Quantity, quantityToDecimal, remnantKey } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { OrderLineAsk } from '../../port.ts';
import type { LockedRemnants } from './lock-piles.ts';

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

/** Marks the pieces as this order's; those of the locked ones that nobody wants are let go. */
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

/** What an order draws on: all of it is locked. */
export interface Drawn {
  orderId: string;
  plant: string;
  center: string | undefined;
  draws: readonly Draw[];
  remnants: LockedRemnants;
}

/** What takes away all that an order draws on, as parts of one statement. */
export const drawing = ({ orderId, plant, center, draws, remnants }: Drawn): readonly RawBuilder<unknown>[] =>
  [
    lowerStock(plant, draws),
    center === undefined ? undefined : lowerCenter(center, draws),
    takeRemnants(orderId, draws, remnants),
  ].filter((part) => part !== undefined);
