import { convertQuantity, type Money, type Quantity, readUnit } from '@grossist/domain';
import { tidy } from '../text/index.ts';

const LONGEST_UNIT = 40;

/** The shop's unit that a text means; an unknown text stays as it is written, and is then a difference. */
const unitOf = (text: string | undefined): string | undefined => {
  const written = tidy(text).slice(0, LONGEST_UNIT);
  return written === '' ? undefined : (readUnit(written)?.unit ?? written);
};

/** A quantity in the shop's unit for its own; undefined where it can't be counted in it exactly. */
const converted = (quantity: Quantity, text: string | undefined): Quantity | undefined => {
  const unit = unitOf(text);
  if (text === undefined || unit === undefined || readUnit(text) === undefined) return quantity;
  const found = convertQuantity(quantity, text, unit);
  return found?.isExact ? found.quantity : undefined;
};

export interface WrittenQuantity {
  quantity: Quantity;
  /** As the document writes it: a code of recommendation 20 or a word. */
  unit: string | undefined;
  unitPrice?: Money | undefined;
  perQuantity?: Quantity | undefined;
  /** The unit that the price is for, where the document names one. */
  perUnit?: string | undefined;
}

export interface ShopQuantity {
  quantity: Quantity;
  unit: string | undefined;
  unitPrice?: Money;
  perQuantity?: Quantity;
  perUnit?: string;
}

/**
 * Converts what a line orders, and what its price is for, to the shop's units: 1 KMT is 1,000 MTR, 2 DZN are 24 PCE. What
 * can't be counted exactly (0.5 µm) and unknown units stay as they are written.
 */
export const inShopUnits = ({ quantity, unit, unitPrice, perQuantity, perUnit }: WrittenQuantity): ShopQuantity => {
  const counted = converted(quantity, unit);
  const isPriced = unitPrice !== undefined && perQuantity !== undefined;
  // A price that names no unit is for the unit of the quantity.
  const per = isPriced ? converted(perQuantity, perUnit ?? unit) : undefined;
  const isCountable = counted !== undefined && (!isPriced || per !== undefined);
  const shopUnit = isCountable ? unitOf(unit) : tidy(unit).slice(0, LONGEST_UNIT) || undefined;
  const priceUnit = isCountable ? unitOf(perUnit) : tidy(perUnit).slice(0, LONGEST_UNIT) || undefined;
  return {
    quantity: isCountable ? counted : quantity,
    unit: shopUnit,
    ...(isPriced && {
      unitPrice,
      perQuantity: (isCountable ? per : undefined) ?? perQuantity,
      ...(priceUnit !== undefined && priceUnit !== shopUnit && { perUnit: priceUnit }),
    }),
  };
};
