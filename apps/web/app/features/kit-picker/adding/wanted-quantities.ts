import {
  addQuantity,
  NO_QUANTITY,
  type PackingRules,
  packedQuantity,
  type Quantity,
  quantityOf,
} from '@grossist/domain';

/** A kit as far as adding a material to it needs it. */
export interface KitToFill {
  id: string;
  headerDescription: string;
  items: readonly { sapMaterialNumber: string; quantity: number }[];
}

/** What is added to each chosen kit, by its id. */
export type WantedQuantities = ReadonlyMap<string, Quantity>;

/** Returns what a kit holds of a material. */
export const heldOf = ({ items }: KitToFill, sapMaterialNumber: string): Quantity =>
  quantityOf(items.find((item) => item.sapMaterialNumber === sapMaterialNumber)?.quantity ?? 0);

export interface KitAfterwards {
  /** What the kit holds afterwards; undefined beyond what can be counted. */
  quantity: Quantity | undefined;
  /** Rounded up to the packing rules, since each kit is packed by itself. */
  isRounded: boolean;
}

/** Returns what a kit holds after a quantity was added, as the shop rounds it. [kit-08] */
export const afterwards = (packing: PackingRules, held: Quantity, added: Quantity): KitAfterwards => {
  const packed = packedQuantity(packing, addQuantity(held, added));
  return { quantity: packed?.quantity, isRounded: packed?.changed ?? false };
};

/** Returns the least quantity that a kit holds without being rounded. */
export const leastOf = (packing: PackingRules): Quantity =>
  packedQuantity(packing, quantityOf(1))?.quantity ?? quantityOf(1);

/** Sets or, without a quantity, removes what is added to a kit. */
export const withQuantity = (
  wanted: WantedQuantities,
  kitId: string,
  quantity: Quantity | undefined,
): WantedQuantities => {
  const next = new Map(wanted);
  if (quantity === undefined || quantity <= NO_QUANTITY) next.delete(kitId);
  else next.set(kitId, quantity);
  return next;
};

/** Adds the same to all kits. */
export const sameForAll = (kits: readonly KitToFill[], quantity: Quantity): WantedQuantities =>
  new Map(kits.map(({ id }) => [id, quantity]));
