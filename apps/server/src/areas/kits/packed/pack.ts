import { addQuantity, isOrderable, NO_QUANTITY, packedQuantity, type Quantity, quantityOf } from '@grossist/domain';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { KitMaterial, KitMaterials } from './kit-materials.ts';

/** Returns true for a material that the buyer can order. */
export const isPackable = (material: KitMaterial | undefined): material is KitMaterial =>
  material !== undefined && material.isSoldHere && isOrderable(material.status);

export interface PackedMaterial {
  sapMaterialNumber: string;
  /** As it is packed into each kit. */
  quantity: Quantity;
  requested: Quantity;
}

/** More than this of one material is in no kit: what a column of the database holds. */
const MOST: Quantity = quantityOf(9_999_999);

/**
 * Returns what a kit holds of a material that is asked for, rounded up to its packing rules.
 * @throws Failure 404 for a material that the buyer can't see, 422 `not-orderable` or `quantity-not-positive`
 */
export const pack = (
  materials: KitMaterials,
  { sapMaterialNumber, quantity }: { sapMaterialNumber: string; quantity: Quantity },
  fields: { material: string; quantity: string },
): PackedMaterial => {
  const material = materials.get(sapMaterialNumber);
  if (material === undefined || !material.isSoldHere) throw notFound('material');
  if (!isOrderable(material.status)) {
    throw breaksRule('not-orderable', `The material ${material.code} can't be ordered`, fields.material);
  }
  if (quantity <= NO_QUANTITY) {
    throw breaksRule('quantity-not-positive', 'The quantity must be above 0', fields.quantity);
  }
  const packed = packedQuantity(material, quantity);
  if (packed === undefined || packed.quantity > MOST) {
    throw breaksRule('quantity-too-large', 'The quantity is too large', fields.quantity);
  }
  return { sapMaterialNumber, quantity: packed.quantity, requested: quantity };
};

/** Sums quantities of the same material, in the order in which materials are named first. */
export const sumByMaterial = (
  wanted: readonly { sapMaterialNumber: string; quantity: Quantity }[],
): { sapMaterialNumber: string; quantity: Quantity; index: number }[] => {
  const sums = new Map<string, { sapMaterialNumber: string; quantity: Quantity; index: number }>();
  for (const [index, { sapMaterialNumber, quantity }] of wanted.entries()) {
    const known = sums.get(sapMaterialNumber);
    if (known === undefined) sums.set(sapMaterialNumber, { sapMaterialNumber, quantity, index });
    else known.quantity = addQuantity(known.quantity, quantity);
  }
  return [...sums.values()];
};

/**
 * Returns what a kit holds of a material that was packed or ordered before: rounded to today's packing rules, unchanged
 * for what can't be ordered anymore, which stays visible to be replaced. Undefined for an unknown material.
 */
export const packedAsNow = (
  materials: KitMaterials,
  item: { sapMaterialNumber: string; quantity: Quantity },
): Quantity | undefined => {
  const material = materials.get(item.sapMaterialNumber);
  if (material === undefined) return undefined;
  return isPackable(material) ? packedQuantity(material, item.quantity)?.quantity : item.quantity;
};
