import { addMoney, type Money, NO_MONEY, NO_QUANTITY, type Quantity } from '../decimal/index.ts';
import { countsWhole, type LineFacts, type RoundedLine, roundedUp } from '../line-rules/index.ts';

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
