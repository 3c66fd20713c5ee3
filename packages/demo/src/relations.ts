import type { MaterialRecord } from '@grossist/catalogue-formats';
import { classByCode } from './compiled-class.ts';
import { lifecycleOf } from './lifecycle.ts';
import { sapNumber } from './numbers.ts';
import { below, PURPOSE, unit } from './random.ts';
import type { PlannedProduct, Schedule } from './schedule.ts';

type Relations = Pick<MaterialRecord, 'alternatives' | 'accessories' | 'conceptSuggestion' | 'replacedBy'>;

const isOrderable = (index: number): boolean => lifecycleOf(index).status === '10';

/** The same version in the neighbouring series of the class: the same thing by other brands. */
const siblings = (schedule: Schedule, product: PlannedProduct, place: number): number[] => {
  const { ofClass, ordinal, firstVersion } = product;
  const step = schedule.productsPerSeries(ofClass);
  if (product.lead !== undefined) {
    const size = ofClass.versions.length / step;
    const same = schedule.indexOf(ofClass, Math.floor(firstVersion / size), firstVersion % size);
    return same === undefined || !isOrderable(same) ? [] : [same];
  }
  return [ordinal + step, ordinal - step, ordinal + 2 * step]
    .map((neighbour) => schedule.indexOf(ofClass, neighbour, place))
    .filter((index) => index !== undefined)
    .filter(isOrderable);
};

const accessoriesOf = (schedule: Schedule, code: string, index: number): string[] => {
  const ofClass = classByCode(code);
  return [0, 1]
    .map((turn) => {
      const pick = below(1_000, index * 2 + turn, PURPOSE.accessoryPick);
      return schedule.indexOf(ofClass, pick % 3, pick % ofClass.versions.length) ?? schedule.indexOf(ofClass, 0, 0);
    })
    .filter((found, place, all) => found !== undefined && all.indexOf(found) === place)
    .flatMap((found) => (found === undefined || found === index ? [] : [sapNumber(found)]));
};

export const relationsOf = (
  schedule: Schedule,
  product: PlannedProduct,
  place: number,
  minQuantity: number,
): Relations => {
  const index = product.start + place;
  const { status } = lifecycleOf(index);
  const near = siblings(schedule, product, place);
  const found: Relations = {};
  const [first] = near;
  if (status === '33' || status === '40') {
    if (first !== undefined) found.replacedBy = sapNumber(first);
  } else if (near.length > 0 && unit(index, PURPOSE.alternatives) < 0.3) {
    found.alternatives = near.slice(0, 2).map(sapNumber);
  }
  if (product.lead === undefined && status === '10' && first !== undefined && unit(index, PURPOSE.concept) < 0.03) {
    const quantity = String(minQuantity);
    found.conceptSuggestion = { sapMaterialNumber: sapNumber(first), quantity, minQuantity: quantity };
  }
  const { accessory } = product.ofClass.plan;
  if (accessory !== undefined && unit(index, PURPOSE.accessory) < 0.4) {
    const accessories = accessoriesOf(schedule, accessory, index);
    if (accessories.length > 0) found.accessories = accessories;
  }
  return found;
};
