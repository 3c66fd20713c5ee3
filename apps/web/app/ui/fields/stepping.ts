import { type Quantity, quantityOfThousandths } from '@grossist/domain';

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
