import { NO_QUANTITY, type Quantity } from '../decimal/index.ts';
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
