import { greatestAllowed, leastAllowed, type Packing, type Quantity, quantityOfThousandths } from '@grossist/domain';

const ONE = quantityOfThousandths(1000);

/** By how much the buttons step: the multiplum, else by one. */
export const stepOf = (packing: Packing): Quantity => (packing.step > 0 ? packing.step : ONE);

/** The next allowed quantity above; the same when it can't be counted. */
export const stepUp = (packing: Packing, value: Quantity, step: Quantity = stepOf(packing)): Quantity => {
  // From between two multiples the first step goes to the next multiple, not past it.
  const wanted = value + (packing.step > 0 ? step - (value % packing.step) : step);
  if (!Number.isSafeInteger(wanted)) return value;
  return leastAllowed(packing, quantityOfThousandths(wanted)) ?? value;
};

/** The next allowed quantity below, never under the minimum. */
export const stepDown = (packing: Packing, value: Quantity, step: Quantity = stepOf(packing)): Quantity => {
  const over = packing.step > 0 ? value % packing.step : 0;
  const wanted = quantityOfThousandths(Math.max(0, value - (over > 0 ? over : step)));
  const lowest = leastAllowed(packing, packing.minimum > 0 ? packing.minimum : stepOf(packing));
  const down = greatestAllowed(packing, wanted);
  return lowest !== undefined && down < lowest ? lowest : down;
};
