import { addQuantity, NO_QUANTITY, type Quantity, quantityOfThousandths, timesQuantity } from '../decimal/index.ts';

/** A material of a kit in the cart. */
export interface KitChild {
  id: string;
  /** How much of it one kit holds. */
  quantityPerKit: Quantity;
}

const ONE_KIT = 1000;

/** Kits are counted whole: 1 or more. Undefined for a part of a kit, 0 or less. */
export const wholeKits = (kits: Quantity): number | undefined =>
  kits > 0 && kits % ONE_KIT === 0 ? kits / ONE_KIT : undefined;

/**
 * What each material's line holds when so many kits are ordered: its quantity per kit, times the kits. Undefined when
 * the kits are not whole or a product is too large to count; the caller answers 422. [cart-13, cart-26]
 */
export const kitChildQuantities = (
  kits: Quantity,
  children: readonly KitChild[],
): Map<string, Quantity> | undefined => {
  const times = wholeKits(kits);
  if (times === undefined) return undefined;
  if (children.some(({ quantityPerKit }) => !Number.isSafeInteger(quantityPerKit * times))) return undefined;
  return new Map(children.map(({ id, quantityPerKit }) => [id, timesQuantity(quantityPerKit, times)]));
};

/**
 * How many whole kits stock allows: for each material what is available, over all the kit holds of it. Materials whose
 * stock is not known don't count; undefined when none is known.
 */
export const mostKits = (
  materials: readonly { materialNo: string; quantityPerKit: Quantity; available: Quantity | undefined }[],
): Quantity | undefined => {
  const needed = new Map<string, { perKit: Quantity; available: Quantity }>();
  for (const { materialNo, quantityPerKit, available } of materials) {
    if (available === undefined || quantityPerKit <= 0) continue;
    const before = needed.get(materialNo)?.perKit ?? NO_QUANTITY;
    needed.set(materialNo, { perKit: addQuantity(before, quantityPerKit), available });
  }
  if (needed.size === 0) return undefined;
  const kits = [...needed.values()].map(({ perKit, available }) => Math.max(0, Math.floor(available / perKit)));
  const most = kits.reduce((least, one) => Math.min(least, one));
  return quantityOfThousandths(Math.min(most, Math.floor(Number.MAX_SAFE_INTEGER / ONE_KIT)) * ONE_KIT);
};
