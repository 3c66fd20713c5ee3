import type { LogisticsRecord } from '@grossist/catalogue-formats';
import { LEADS } from '../leads.ts';
import { PURPOSE, unit } from '../random.ts';
import type { PlannedMaterial } from './planned-material.ts';

/** Metres that are sold as bars, and drums that no parcel holds. */
const LONGEST_BAR = 12;
const HEAVY_DRUM = 500;
/** In øre: what costs so much a piece is a heat pump, a boiler or a cabinet. */
const LARGE_PIECE = 500_000;
const SMALL_PIECE = 40_000;

const isBulky = ({ index, product, packing, version }: PlannedMaterial): boolean => {
  if (index < LEADS.length) return false;
  if (product.ofClass.plan.unit !== 'MTR') return version.price >= LARGE_PIECE;
  return packing.cut !== true && ((packing.min > 1 && packing.min <= LONGEST_BAR) || packing.min >= HEAVY_DRUM);
};

/** Small things that are bought often lie in the automated storage. */
const isAutomated = ({ index, product, version, lifecycle }: PlannedMaterial): boolean =>
  lifecycle.stocked &&
  product.ofClass.plan.unit !== 'MTR' &&
  version.price < SMALL_PIECE &&
  (index < LEADS.length || (unit(index, PURPOSE.popularity) > 0.75 && unit(index, PURPOSE.storage) < 0.6));

export const logisticsOf = (material: PlannedMaterial): LogisticsRecord[] => {
  if (isBulky(material)) return [{ kind: 'logistics', sapMaterialNumber: material.number, isBulky: true }];
  return isAutomated(material)
    ? [{ kind: 'logistics', sapMaterialNumber: material.number, isAutomatedStorage: true }]
    : [];
};
