import type { LogisticsRecord } from '@grossist/catalogue-formats';
import type { Packing } from '../class-plan.ts';
import type { Version } from '../compiled-class.ts';
import { LEADS } from '../leads.ts';
import { type Lifecycle, lifecycleOf } from '../lifecycle.ts';
import { marketsOf, packingOf, versionAt } from '../material.ts';
import { sapNumber } from '../numbers.ts';
import { PURPOSE, unit } from '../random.ts';
import type { PlannedProduct, Schedule } from '../schedule.ts';

/** A material as the records beside its own need it. */
export interface PlannedMaterial {
  schedule: Schedule;
  product: PlannedProduct;
  place: number;
  index: number;
  number: string;
  version: Version;
  packing: Packing;
  lifecycle: Lifecycle;
  markets: ReturnType<typeof marketsOf>;
}

/** All materials of a demo, one by one. */
export function* plannedMaterials(schedule: Schedule): Generator<PlannedMaterial> {
  for (const product of schedule.products()) {
    for (let place = 0; place < product.count; place += 1) {
      const index = product.start + place;
      const version = versionAt(product, place);
      yield {
        schedule,
        product,
        place,
        index,
        number: sapNumber(index),
        version,
        packing: product.lead === undefined ? packingOf(product, version, index) : leadPacking(product),
        lifecycle: lifecycleOf(index),
        markets: marketsOf(index),
      };
    }
  }
}

const leadPacking = ({ lead }: PlannedProduct): Packing => ({
  min: Number(lead?.overrides.minQuantity ?? 1),
  multiplum: Number(lead?.overrides.multiplum ?? 1),
  package: Number(lead?.overrides.packageSize ?? 1),
  ...(lead?.overrides.cableCutAllowed === true ? { cut: true } : {}),
});

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
