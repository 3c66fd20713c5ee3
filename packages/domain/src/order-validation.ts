/** Judges the lines of an order document of a customer: which material, quantity and price each means. Sections 2 and 3. */

import {
  lineAmount,
  type Money,
  maxMoney,
  moneyOf,
  multiplyQuantity,
  NO_QUANTITY,
  negateMoney,
  percentOf,
  type Quantity,
  subtractMoney,
} from './decimal/index.ts';
import type { UnitPrice } from './price/index.ts';
import { convertQuantity, readUnit } from './units/units.ts';

/** The materials that one of a line's numbers finds. */
export interface NumberHits<Kind extends string> {
  kind: Kind;
  /** Of each material, whether the number is of the kind that the document says it is. */
  hits: readonly { material: string; isOfThatKind: boolean }[];
}

export interface Candidate<Kind extends string> {
  material: string;
  /** The first of the line's numbers that found it. */
  by: Kind;
}

/** Keeps the hits of the kind that the document states, or all of them when there are none of that kind. */
const preferStatedKind = <Kind extends string>({ kind, hits }: NumberHits<Kind>): NumberHits<Kind> => {
  const ofKind = hits.filter(({ isOfThatKind }) => isOfThatKind);
  return { kind, hits: ofKind.length > 0 ? ofKind : hits };
};

/**
 * The materials that a line may mean: those that most of its numbers name. One alone is a match; numbers that contradict
 * each other leave several, among which a person chooses. In the order in which the numbers found them.
 */
export const candidatesOf = <Kind extends string>(numbers: readonly NumberHits<Kind>[]): readonly Candidate<Kind>[] => {
  const named = new Map<string, { by: Kind; count: number }>();
  for (const { kind, hits } of numbers.map(preferStatedKind)) {
    for (const material of new Set(hits.map((hit) => hit.material))) {
      const known = named.get(material);
      if (known === undefined) named.set(material, { by: kind, count: 1 });
      else known.count += 1;
    }
  }
  const most = Math.max(0, ...[...named.values()].map(({ count }) => count));
  return [...named].flatMap(([material, { by, count }]) => (count === most ? [{ material, by }] : []));
};

/** Section 3, "Order line status". */
export const VALIDATED_LINE_STATUSES = ['match', 'multipleMatches', 'difference', 'outOfStock', 'notFound'] as const;
export type ValidatedLineStatus = (typeof VALIDATED_LINE_STATUSES)[number];

/**
 * What the order would have otherwise than the document: `quantity` rounded to what is sold, `unit` another or converted,
 * `packaging` a carton of unknown content, `price` beyond the tolerance, `replaced` by its successor; `notSold`, `noPrice` and `tooMuch` keep a line from being
 * ordered.
 */
export const LINE_DIFFERENCES = [
  'quantity',
  'unit',
  'packaging',
  'price',
  'replaced',
  'notSold',
  'noPrice',
  'tooMuch',
] as const;
export type LineDifferenceKind = (typeof LINE_DIFFERENCES)[number];

const PREVENTING: readonly LineDifferenceKind[] = ['notSold', 'noPrice', 'tooMuch'];

export interface JudgedLine {
  /** How many materials the line may mean by its numbers. */
  candidateCount: number;
  isChosen: boolean;
  differences: readonly LineDifferenceKind[];
  /** The stock does not cover it; undefined when the ERP did not say. */
  isShort?: boolean | undefined;
  /** What is short is refused instead of waited for: phased out, clearance. */
  isRefusedWhenShort?: boolean;
}

/** The status of a line: what is missing comes before what differs, and out of stock before other differences. */
export const statusOfLine = ({ candidateCount, isChosen, differences, isShort }: JudgedLine): ValidatedLineStatus => {
  if (!isChosen) return candidateCount > 1 ? 'multipleMatches' : 'notFound';
  if (isShort === true) return 'outOfStock';
  return differences.length > 0 ? 'difference' : 'match';
};

/** Returns true if a line would be part of the order now; what is short waits unless it would be refused. */
export const isOrderableLine = ({ isChosen, differences, isShort, isRefusedWhenShort }: JudgedLine): boolean =>
  isChosen &&
  !differences.some((kind) => PREVENTING.includes(kind)) &&
  !(isShort === true && isRefusedWhenShort === true);

/** Prices of a document are rounded differently from ours: what a line differs by less than this is no difference. */
const TOLERATED_PERCENT = '0.5';
const TOLERATED_AMOUNT = moneyOf('0.05');

const magnitude = (amount: Money): Money => (amount < 0n ? negateMoney(amount) : amount);

export interface PricesToCompare {
  /** As the document states it, for `perQuantity` of its own units. */
  document: UnitPrice;
  /** Of the document, in its own units. */
  documentQuantity: Quantity;
  /**
   * What `perQuantity` is in sales units, where the price is for another unit than the line's; undefined where it can't be
   * counted in them; absent where the price is for the line's own unit.
   */
  perInSalesUnits?: Quantity | undefined;
  /** The agreed net price, for sales units. */
  agreed: UnitPrice;
  /** The same goods in sales units. */
  salesQuantity: Quantity;
}

/** What the document makes of the line; undefined where its price is for a unit that can't be compared. */
const documentAmount = (prices: PricesToCompare): Money | undefined => {
  const { document, documentQuantity, salesQuantity } = prices;
  if (!('perInSalesUnits' in prices)) return lineAmount(document.amount, document.perQuantity, documentQuantity);
  const { perInSalesUnits: per } = prices;
  return per === undefined || per <= NO_QUANTITY ? undefined : lineAmount(document.amount, per, salesQuantity);
};

/**
 * Returns true if what the document reckons a line at differs from the agreed price by more than 0.5 % and more than 0.05,
 * or is for a unit that can't be compared.
 */
export const priceDiffers = (prices: PricesToCompare): boolean => {
  const { agreed, salesQuantity } = prices;
  const written = documentAmount(prices);
  if (written === undefined) return true;
  const ours = lineAmount(agreed.amount, agreed.perQuantity, salesQuantity);
  const tolerated = maxMoney(TOLERATED_AMOUNT, magnitude(percentOf(ours, TOLERATED_PERCENT)));
  return magnitude(subtractMoney(written, ours)) > tolerated;
};

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
