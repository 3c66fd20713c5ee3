import type { Packing } from '../class-plan.ts';
import type { Version } from '../compiled-class.ts';
import { type Lifecycle, lifecycleOf } from '../lifecycle.ts';
import { marketsOf, packingOf, versionAt } from '../material.ts';
import { sapNumber } from '../numbers.ts';
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
