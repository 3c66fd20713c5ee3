import {
  lineAmount,
  type Money,
  maxMoney,
  moneyOf,
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
  /** As the document tells it, for `perQuantity` of its own units. */
  document: UnitPrice;
  /** Of the document, in its own units. */
  documentQuantity: Quantity;
  /** The agreed net price, for sales units. */
  agreed: UnitPrice;
  /** The same goods in sales units. */
  salesQuantity: Quantity;
}

/** Whether what the document reckons a line at differs from the agreed price by more than 0.5 % and more than 0.05. */
export const priceDiffers = ({ document, documentQuantity, agreed, salesQuantity }: PricesToCompare): boolean => {
  const told = lineAmount(document.amount, document.perQuantity, documentQuantity);
  const ours = lineAmount(agreed.amount, agreed.perQuantity, salesQuantity);
  const tolerated = maxMoney(TOLERATED_AMOUNT, magnitude(percentOf(ours, TOLERATED_PERCENT)));
  return magnitude(subtractMoney(told, ours)) > tolerated;
};
