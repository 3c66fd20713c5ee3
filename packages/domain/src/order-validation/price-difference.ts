import {
  lineAmount,
  type Money,
  maxMoney,
  moneyOf,
  NO_QUANTITY,
  negateMoney,
  percentOf,
  type Quantity,
  subtractMoney,
} from '../decimal/index.ts';
import type { UnitPrice } from '../price/index.ts';

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
  const told = documentAmount(prices);
  if (told === undefined) return true;
  const ours = lineAmount(agreed.amount, agreed.perQuantity, salesQuantity);
  const tolerated = maxMoney(TOLERATED_AMOUNT, magnitude(percentOf(ours, TOLERATED_PERCENT)));
  return magnitude(subtractMoney(told, ours)) > tolerated;
};
