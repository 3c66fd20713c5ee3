import { type LineFacts, type Quantity, quantityOf, roundedUp } from '@grossist/domain';

/** What one press adds: the least that can be packed; of what is cut, a whole package, so that nothing has to be. */
export const quantityAtOnce = (facts: LineFacts): Quantity => {
  const one = quantityOf(1);
  const rounded = roundedUp(facts, one);
  if (rounded === undefined) return one;
  return rounded.cableCut && facts.packageSize > 0 ? facts.packageSize : rounded.quantity;
};
