import type { MaterialRecord } from '@grossist/catalogue-formats';
import { classByCode } from './compiled-class.ts';
import { lifecycleOf } from './lifecycle.ts';
import { sapNumber } from './numbers.ts';
import { below, PURPOSE, unit } from './random.ts';
import type { PlannedProduct, Schedule } from './schedule.ts';

type Relations = Pick<MaterialRecord, 'alternatives' | 'accessories' | 'conceptSuggestion' | 'replacedBy'>;

const isOrderable = (index: number): boolean => lifecycleOf(index).status === '10';

interface Neighbour {
  index: number;
  series: number;
}

/** The same version in the neighbouring series of the class: the same thing by other brands. */
export const neighboursOf = (schedule: Schedule, product: PlannedProduct, place: number): Neighbour[] => {
  const { ofClass, ordinal, firstVersion, series } = product;
  const step = schedule.productsPerSeries(ofClass);
  const found = (index: number | undefined, other: number): Neighbour[] =>
    index === undefined || !isOrderable(index) ? [] : [{ index, series: other }];
  if (product.lead !== undefined) {
    const size = ofClass.versions.length / step;
    // The series after the lead's own.
    return found(schedule.indexOf(ofClass, Math.floor(firstVersion / size), firstVersion % size), series + 1);
  }
  return [1, -1, 2].flatMap((away) => found(schedule.indexOf(ofClass, ordinal + away * step, place), series + away));
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
  const near = neighboursOf(schedule, product, place).map((neighbour) => neighbour.index);
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
