import { type Quantity, quantityOfThousandths } from '@grossist/domain';
import type { useText } from '../../i18n/index.ts';

/** The quantities a field steps through: at least `minimum`, and multiples of `step` unless that is 0. */
export interface Steps {
  minimum: Quantity;
  step: Quantity;
}

const ONE = quantityOfThousandths(1000);

/** By how much one press steps: the multiplum, else one. */
export const stepOf = ({ step }: Steps): Quantity => (step > 0 ? step : ONE);

const lowest = (steps: Steps): number => {
  const step = stepOf(steps);
  return steps.step > 0 ? Math.ceil(Math.max(steps.minimum, step) / step) * step : Math.max(steps.minimum, 1);
};

const within = (steps: Steps, thousandths: number, otherwise: Quantity): Quantity => {
  const bound = Math.max(lowest(steps), thousandths);
  return Number.isSafeInteger(bound) ? quantityOfThousandths(bound) : otherwise;
};

/** The next quantity above, at least `by` away rounded to the multiplum: from between two multiples to the upper one. */
export const stepUp = (steps: Steps, value: Quantity, by: Quantity = stepOf(steps)): Quantity => {
  const { step } = steps;
  return within(steps, step > 0 ? Math.floor((value + by) / step) * step : value + by, value);
};

/** The next quantity below, never under the least allowed. */
export const stepDown = (steps: Steps, value: Quantity, by: Quantity = stepOf(steps)): Quantity => {
  const { step } = steps;
  return within(steps, step > 0 ? Math.ceil((value - by) / step) * step : value - by, value);
};

/** What a quantity must be, in words; empty when it may be anything. */
export const packingHint = (
  packing: Steps,
  packageSize: Quantity | undefined,
  text: ReturnType<typeof useText>,
  quantity: (value: Quantity) => string,
): string => {
  const binds = packing.step > 1000 || (packing.step > 0 && packing.step < 1000);
  const parts = [
    binds && text('ui.quantity.step', { step: quantity(packing.step) }),
    packing.minimum > packing.step && text('ui.quantity.minimum', { minimum: quantity(packing.minimum) }),
    packageSize !== undefined && packageSize > 1000 && text('ui.quantity.package', { size: quantity(packageSize) }),
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
};
