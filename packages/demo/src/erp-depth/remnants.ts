import type { RemnantRecord } from '@grossist/catalogue-formats';
import { PLANTS } from '../data/branches.ts';
import { below, PURPOSE, unit } from '../random.ts';
import type { PlannedMaterial } from './planned-material.ts';

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
