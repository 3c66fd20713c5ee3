import { type Money, maxMoney, NO_MONEY, subtractMoney } from '../decimal/index.ts';

export interface FreightTerms {
  /** Freight of the route. */
  cost: Money;
  /** Subtotal from which the freight is free; absent: never. */
  freeFrom?: Money;
}

/** The freight due and how much more must be bought to have it free; absent when it is or never will be. */
export const freightFor = (terms: FreightTerms, subtotal: Money): { freight: Money; missingToFree?: Money } => {
  const { cost, freeFrom } = terms;
  if (freeFrom === undefined || cost === NO_MONEY) return { freight: cost };
  const missing = maxMoney(NO_MONEY, subtractMoney(freeFrom, subtotal));
  return missing === NO_MONEY ? { freight: NO_MONEY } : { freight: cost, missingToFree: missing };
};
