import { NO_QUANTITY, type Quantity, quantityOf, quantityOfThousandths } from '../decimal/index.ts';

/** Units that say how something is packed, not how much of it there is. */
const PACKINGS: ReadonlySet<string> = new Set(['ROL', 'PAK', 'BOX', 'BDL', 'SET']);
const ONE = quantityOf(1);

export interface QuantityOfDocument {
  quantity: Quantity;
  /** The shop's code; undefined when the document does not tell. */
  unit: string | undefined;
}

export interface SalesQuantity {
  quantity: Quantity;
  /** The document counts in another unit than the material is sold in. */
  isOtherUnit: boolean;
}

/**
 * What a document's quantity is in sales units: three rolls of a cable that is sold by the metre, a hundred to the roll,
 * are 300 m. Where nothing is known of two units, the number stays and the unit is told to differ. Undefined when it is
 * too large to count.
 */
export const salesQuantityOf = (
  { quantity, unit }: QuantityOfDocument,
  { salesUnit, packageSize }: { salesUnit: string; packageSize: Quantity },
): SalesQuantity | undefined => {
  if (unit === undefined || unit === salesUnit) return { quantity, isOtherUnit: false };
  const isPacked = PACKINGS.has(unit) && !PACKINGS.has(salesUnit) && packageSize > NO_QUANTITY;
  if (!isPacked) return { quantity, isOtherUnit: true };
  const units = (BigInt(quantity) * BigInt(packageSize)) / BigInt(ONE);
  const counted = Number(units);
  return Number.isSafeInteger(counted) ? { quantity: quantityOfThousandths(counted), isOtherUnit: true } : undefined;
};
