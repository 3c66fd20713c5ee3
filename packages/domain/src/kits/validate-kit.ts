/** Which quantities a kit can be packed with, and what keeps it from being packed. */

import {
  addMoney,
  addQuantity,
  type Money,
  NO_MONEY,
  NO_QUANTITY,
  type Quantity,
  remaining,
} from '../decimal/index.ts';
import { countsWhole, type LineFacts, type RoundedLine, roundedUp } from '../line-rules/index.ts';
import { isBlank } from '../numbers/index.ts';
import { isOrderable, isPhasedOut, type MaterialStatus } from '../order/index.ts';
import type { DeliveryType } from '../order/wire-names.ts';
import { salesQuantityOf } from '../order-validation.ts';

/** The packing rules of a material. */
export interface PackingRules {
  /** 0: no minimum. */
  minQuantity: Quantity;
  /** 0: any quantity. */
  multiplum: Quantity;
  packageSize: Quantity;
  cableCutAllowed: boolean;
  salesUnit: string;
}

const factsOf = ({ salesUnit, ...rules }: PackingRules): LineFacts => ({
  ...rules,
  isWholeUnit: countsWhole(salesUnit),
  cableCutAccepted: true,
  isPhasedOut: false,
  isOnClearanceSale: false,
  deliveryType: 'smart-kit',
});

/**
 * Returns what one packed kit holds when `wanted` of a material is asked for: at least the minimum and a multiple of the
 * multiplum in each kit, since each kit is packed by itself. Undefined for 0 or less, and beyond what can be counted.
 */
export const packedQuantity = (rules: PackingRules, wanted: Quantity): RoundedLine | undefined =>
  wanted <= NO_QUANTITY ? undefined : roundedUp(factsOf(rules), wanted);

/** A line of a cart or an order, as far as the price of its kit depends on it. */
export interface KitAmountLine<Id> {
  id: Id;
  /** The kit's line, for a material in a kit. */
  parentId: Id | null;
  /** Undefined where no price is known. */
  amount: Money | undefined;
}

/**
 * Returns what each kit costs by the id of its line: its own amount, if it has one, and the amounts of its materials.
 * Undefined where the price of a material is unknown. Lines that are no kit, or whose materials are missing, are left out.
 */
export const kitAmounts = <Id>(lines: readonly KitAmountLine<Id>[]): ReadonlyMap<Id, Money | undefined> => {
  const own = new Map(lines.map(({ id, amount }) => [id, amount ?? NO_MONEY]));
  const sums = new Map<Id, Money | undefined>();
  for (const { parentId, amount } of lines) {
    const kit = parentId === null ? undefined : own.get(parentId);
    if (parentId === null || kit === undefined) continue;
    const before = sums.has(parentId) ? sums.get(parentId) : kit;
    sums.set(parentId, before === undefined || amount === undefined ? undefined : addMoney(before, amount));
  }
  return sums;
};

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
