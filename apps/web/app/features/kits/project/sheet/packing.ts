import type { SheetMaterial } from '@grossist/contracts';
import { type PackingRules, packedQuantity, type Quantity, quantityOf } from '@grossist/domain';
import type { Steps } from '../../../../ui/index.ts';

/** The packing rules of a material of the sheet. */
const rulesOf = (material: SheetMaterial): PackingRules => ({
  minQuantity: quantityOf(material.itemMinQuantity ?? 0),
  multiplum: quantityOf(material.itemMultiplum ?? 0),
  packageSize: quantityOf(material.itemPackageSize ?? 0),
  cableCutAllowed: material.itemB2BCableCutAllowed ?? false,
  salesUnit: material.itemSalesUnit ?? '',
});

/** More than this of one material is in no kit. */
const MOST = quantityOf(9_999_999);

/** Rounds a typed quantity of one kit like the server does; undefined for a quantity that it refuses. */
export const packed = (material: SheetMaterial, quantity: Quantity): Quantity | undefined => {
  if (material.isInvalid) return undefined;
  const found = packedQuantity(rulesOf(material), quantity)?.quantity;
  return found === undefined || found > MOST ? undefined : found;
};

/** Returns the steps of a quantity field. */
export const stepsOf = (material: SheetMaterial): Steps => {
  const { minQuantity, multiplum } = rulesOf(material);
  return { minimum: minQuantity, step: multiplum };
};
