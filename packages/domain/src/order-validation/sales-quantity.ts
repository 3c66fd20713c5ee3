import { multiplyQuantity, NO_QUANTITY, type Quantity } from '../decimal/index.ts';
import { convertQuantity, readUnit } from '../units/index.ts';

/** Units that say how something is packed, not how much of it there is. */
const PACKINGS: ReadonlySet<string> = new Set(['ROL', 'PAK', 'BOX', 'BDL', 'SET']);

export interface QuantityOfDocument {
  quantity: Quantity;
  /** The shop's code, or as it is written; undefined when the document names none. */
  unit: string | undefined;
}

export interface SalesQuantity {
  quantity: Quantity;
  /** The document counts in another unit than the material is sold in, which is no multiple of it. */
  isOtherUnit: boolean;
  /** False where nothing is known of the two units: then the quantity is the document's number as it is. */
  isCounted: boolean;
}

/** The quantity in packages, of a unit that is one: two dozen rolls are 24. */
const packagesOf = ({ quantity, unit = '' }: QuantityOfDocument, salesUnit: string): Quantity | undefined => {
  const packing = readUnit(unit)?.unit;
  if (packing === undefined || !PACKINGS.has(packing) || PACKINGS.has(salesUnit)) return undefined;
  return convertQuantity(quantity, unit, packing)?.quantity;
};

/**
 * Returns what a document's quantity is in sales units: 1 km of a cable that is sold by the meter is 1,000 m, and three
 * rolls of it, a hundred to the roll, are 300 m. Where nothing is known of two units, the number stays and the unit
 * differs. Undefined when it is too large to count.
 */
export const salesQuantityOf = (
  document: QuantityOfDocument,
  { salesUnit, packageSize }: { salesUnit: string; packageSize: Quantity },
): SalesQuantity | undefined => {
  const { quantity, unit } = document;
  if (unit === undefined || unit === salesUnit) return { quantity, isOtherUnit: false, isCounted: true };
  const converted = convertQuantity(quantity, unit, salesUnit);
  if (converted) return { quantity: converted.quantity, isOtherUnit: !converted.isExact, isCounted: true };
  const packages = packageSize > NO_QUANTITY ? packagesOf(document, salesUnit) : undefined;
  if (packages === undefined) return { quantity, isOtherUnit: true, isCounted: false };
  const counted = multiplyQuantity(packages, packageSize);
  return counted === undefined ? undefined : { quantity: counted, isOtherUnit: true, isCounted: true };
};
