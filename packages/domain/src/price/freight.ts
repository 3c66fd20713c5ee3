import {
  type Money,
  maxMoney,
  NO_MONEY,
  type Percent,
  percentOf,
  roundToMinor,
  subtractMoney,
  sumMoney,
} from '../decimal/index.ts';

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

/** What the carrier takes more for: goods that fill a pallet, goods that are long. */
export const FREIGHT_CLASSES = ['normal', 'bulky', 'long'] as const;
export type FreightClass = (typeof FREIGHT_CLASSES)[number];

export interface ShippingTerms extends FreightTerms {
  /** Once for each class that the consignment holds, however many lines; the free-freight limit doesn't lift it. */
  extraCosts?: Partial<Record<Exclude<FreightClass, 'normal'>, Money>>;
  /** Of freight and extra freight, where a market has such a tax. */
  serviceTaxPercent?: Percent;
}

export interface FreightBuildUp {
  freight: Money;
  extraFreight: Money;
  freightServiceTax: Money;
  /** The three together. */
  total: Money;
  /** The route's freight was lifted: by the limit or because nothing is sent. */
  isFree: boolean;
  /** How much more must be bought to have it free; absent when it is or never will be. */
  missingToFree?: Money;
}

const FREE: FreightBuildUp = {
  freight: NO_MONEY,
  extraFreight: NO_MONEY,
  freightServiceTax: NO_MONEY,
  total: NO_MONEY,
  isFree: true,
};

/**
 * What sending a cart costs, two decimals each. Nothing is due for what is picked up, nor for an empty cart. The limit
 * is compared with the subtotal as it is shown. Section 3, "Cart price info".
 */
export const freightBuildUp = (
  terms: ShippingTerms,
  cart: { subtotal: Money; isPickup: boolean; classes: Iterable<FreightClass> },
): FreightBuildUp => {
  const classes = new Set(cart.classes);
  if (cart.isPickup || classes.size === 0) return FREE;
  const { freight: due, missingToFree } = freightFor(terms, roundToMinor(cart.subtotal));
  const freight = roundToMinor(due);
  const extraFreight = sumMoney(
    (['bulky', 'long'] as const).map((kind) =>
      classes.has(kind) ? roundToMinor(terms.extraCosts?.[kind] ?? NO_MONEY) : NO_MONEY,
    ),
  );
  const freightServiceTax = percentOf(sumMoney([freight, extraFreight]), terms.serviceTaxPercent ?? 0);
  return {
    freight,
    extraFreight,
    freightServiceTax,
    total: sumMoney([freight, extraFreight, freightServiceTax]),
    isFree: freight === NO_MONEY,
    ...(missingToFree !== undefined && { missingToFree }),
  };
};
