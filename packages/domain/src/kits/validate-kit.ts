import { addQuantity, NO_QUANTITY, type Quantity, remaining } from '../decimal/index.ts';
import { isBlank } from '../numbers/index.ts';
import { isOrderable, isPhasedOut, type MaterialStatus } from '../order/index.ts';
import type { DeliveryType } from '../order/wire-names.ts';
import { salesQuantityOf } from '../order-validation.ts';
import { type PackingRules, packedQuantity } from './kit-quantities.ts';

export type KitProblemKind = 'empty' | 'uom-mapping-error' | 'order-amount' | 'phased-out';

export interface KitProblem {
  kind: KitProblemKind;
  /** Undefined for the kit as a whole. */
  materialNo: string | undefined;
  /** The quantity that can be packed instead, in sales units; 0: none. Undefined where none is known. */
  proposedQuantity: Quantity | undefined;
}

/** An item of a kit that is validated; `material` is undefined for one that the buyer's market doesn't sell. */
export interface KitItemToValidate {
  materialNo: string;
  quantity: Quantity;
  /** The unit in which the quantity is counted; undefined for sales units. */
  unit?: string | undefined;
  material: (PackingRules & { status: MaterialStatus }) | undefined;
  /** Available stock of the material; undefined when it is unknown and not judged. */
  atpQuantity?: Quantity | undefined;
}

const itemProblem = (item: KitItemToValidate, used: Quantity): KitProblem | Quantity => {
  const { materialNo, material, quantity, unit, atpQuantity } = item;
  const problem = (kind: KitProblemKind, proposedQuantity?: Quantity): KitProblem => ({
    kind,
    materialNo,
    proposedQuantity,
  });
  if (material === undefined || !isOrderable(material.status)) return problem('phased-out', NO_QUANTITY);
  const counted = salesQuantityOf({ quantity, unit }, material);
  if (counted !== undefined && !counted.isCounted) return problem('uom-mapping-error');
  const packed = counted && packedQuantity(material, counted.quantity);
  if (packed === undefined) return problem('order-amount');
  if (isPhasedOut(material.status) && atpQuantity !== undefined) {
    const left = remaining(atpQuantity < NO_QUANTITY ? NO_QUANTITY : atpQuantity, used);
    if (packed.quantity > left) return problem('phased-out', left);
  }
  return packed.changed ? problem('order-amount', packed.quantity) : packed.quantity;
};

/**
 * Returns what keeps a kit from being packed as it is: an empty kit; a unit that can't be converted to the sales unit; a
 * quantity that is not positive or breaks minimum or multiplum; a material that is not sold anymore, or phased out and
 * wanted beyond its stock, of which items of the same material share one. One problem for each item at most. [kit-16]
 */
export const validateKit = (items: readonly KitItemToValidate[]): KitProblem[] => {
  if (items.length === 0) return [{ kind: 'empty', materialNo: undefined, proposedQuantity: undefined }];
  const used = new Map<string, Quantity>();
  return items.flatMap((item): KitProblem[] => {
    const before = used.get(item.materialNo) ?? NO_QUANTITY;
    const found = itemProblem(item, before);
    if (typeof found === 'object') return [found];
    used.set(item.materialNo, addQuantity(before, found));
    return [];
  });
};

/** Whether a cart is a smart kit that can be ordered, as the wire spells it. Section 3. */
export type SmartKitValidation = 'Unknown' | 'Ok' | 'NotNamed' | 'NoKits' | 'NotSmartKit';

/** Returns the project state of a smart kit: Unknown while its kits are not loaded; a missing name before missing kits. */
export const validateSmartKit = (cart: {
  deliveryType: DeliveryType;
  projectName?: string | null;
  kitCount?: number;
}): SmartKitValidation => {
  if (cart.deliveryType !== 'smart-kit') return 'NotSmartKit';
  if (cart.kitCount === undefined) return 'Unknown';
  if (isBlank(cart.projectName)) return 'NotNamed';
  return cart.kitCount > 0 ? 'Ok' : 'NoKits';
};
