import type { CenterStockRecord, RemnantRecord } from '@grossist/catalogue-formats';
import { PLANTS, SERVICE_CENTERS } from '../data/branches.ts';
import { LEADS } from '../leads.ts';
import { below, PURPOSE, unit } from '../random.ts';
import type { PlannedMaterial } from './planned-material.ts';

/** A branch holds the most popular materials: one of twelve, and no more than it has room for. */
const HELD_SHARE = 0.085;
const ROOM = 2500;
/** Of those a branch holds as many. */
const HELD = 0.8;

/** What lies of a material at the branches of its markets. */
export const centerStockOf = (material: PlannedMaterial): CenterStockRecord[] => {
  const { index, number, lifecycle, markets, packing, schedule } = material;
  if (!lifecycle.stocked || lifecycle.status !== '10') return [];
  const isLead = index < LEADS.length;
  const share = Math.min(HELD_SHARE, ROOM / schedule.materials);
  if (!isLead && unit(index, PURPOSE.popularity) < 1 - share) return [];
  const size = Math.max(packing.min, packing.multiplum);
  return SERVICE_CENTERS.flatMap(({ code, market }, place): CenterStockRecord[] => {
    const key = index * SERVICE_CENTERS.length + place;
    if (!markets.includes(market) || (!isLead && unit(key, PURPOSE.centerStock) > HELD)) return [];
    const quantity = size * (1 + below(packing.cut === true ? 200 : 25, key, PURPOSE.centerQuantity));
    return [{ kind: 'center-stock', center: code, sapMaterialNumber: number, quantity: String(quantity) }];
  });
};

/** How often a plant has pieces of a cable that it cuts. */
const SHARE = 0.25;
const MOST_PIECES = 4;
const MOST_CABLES = 20_000;
const DISCOUNTS = ['15', '20', '25', '30', '40'];

/** Of the lead cable every plant has the same pieces, two of them alike. */
const LEAD_LENGTHS = [76, 42, 42, 18];

const lengthsOf = (index: number, place: number, drum: number): number[] => {
  if (index === 0) return LEAD_LENGTHS;
  const key = index * PLANTS.length + place;
  const pieces = 1 + below(MOST_PIECES, key, PURPOSE.remnant);
  return Array.from(
    { length: pieces },
    (_, piece) => 3 + below(drum - 3, key * MOST_PIECES + piece, PURPOSE.remnantLength),
  );
};

/** Left-over pieces of what is cut from the drum, at the plants that stock it. */
export const remnantsOf = ({
  index,
  number,
  packing,
  lifecycle,
  markets,
  schedule,
}: PlannedMaterial): RemnantRecord[] => {
  if (packing.cut !== true || !lifecycle.stocked || packing.package < 10) return [];
  const share = Math.min(SHARE, MOST_CABLES / schedule.materials);
  return PLANTS.flatMap(({ code, market }, place) => {
    const key = index * PLANTS.length + place;
    if (!markets.includes(market) || (index !== 0 && unit(key, PURPOSE.remnant) > share)) return [];
    return lengthsOf(index, place, packing.package).map(
      (length, piece): RemnantRecord => ({
        kind: 'remnant',
        code: `R${code}-${number}-${piece + 1}`,
        sapMaterialNumber: number,
        plant: code,
        length: String(length),
        // Short ends are cheapest.
        discountPercent: DISCOUNTS[Math.floor((1 - length / (packing.package + 1)) * DISCOUNTS.length)] ?? '15',
      }),
    );
  });
};
