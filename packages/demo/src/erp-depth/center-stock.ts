import type { CenterStockRecord } from '@grossist/catalogue-formats';
import { SERVICE_CENTERS } from '../data/branches.ts';
import { LEADS } from '../leads.ts';
import { below, PURPOSE, unit } from '../random.ts';
import type { PlannedMaterial } from './planned-material.ts';

/** A branch holds the most popular materials: one of twelve, and no more than it has room for. */
const SHARE = 0.085;
const ROOM = 2500;
/** Of those a branch holds as many. */
const HELD = 0.8;

/** What lies of a material at the branches of its markets. */
export const centerStockOf = (material: PlannedMaterial): CenterStockRecord[] => {
  const { index, number, lifecycle, markets, packing, schedule } = material;
  if (!lifecycle.stocked || lifecycle.status !== '10') return [];
  const isLead = index < LEADS.length;
  const share = Math.min(SHARE, ROOM / schedule.materials);
  if (!isLead && unit(index, PURPOSE.popularity) < 1 - share) return [];
  const size = Math.max(packing.min, packing.multiplum);
  return SERVICE_CENTERS.flatMap(({ code, market }, place): CenterStockRecord[] => {
    const key = index * SERVICE_CENTERS.length + place;
    if (!markets.includes(market) || (!isLead && unit(key, PURPOSE.centerStock) > HELD)) return [];
    const quantity = size * (1 + below(packing.cut === true ? 200 : 25, key, PURPOSE.centerQuantity));
    return [{ kind: 'center-stock', center: code, sapMaterialNumber: number, quantity: String(quantity) }];
  });
};
