import { addMoney, lineAmount, type Money, moneyOf, NO_MONEY, type Quantity, subtractMoney } from '../decimal/index.ts';
import type { UnitPrice } from './price-line.ts';

/** A line's amount as files have it: unit price × quantity + cutting fee = amount, to the last hundredth. */
export interface AmountParts {
  unitPrice: UnitPrice;
  cuttingFee: Money;
}

export interface PricedAmount {
  /** The price in force, rounded to four decimals. */
  unitPrice: UnitPrice;
  quantity: Quantity;
  /** Goods, less what bundles take off, and the cutting fee. */
  amount: Money;
  /** Absent where only the amount was kept: then what the goods do not explain. */
  cuttingFee?: Money;
}

const HUNDREDTH = moneyOf('0.01');
const LAST_DECIMAL = moneyOf('0.0001');

/** The most that an amount can differ from unit price × quantity by rounding alone. */
const roundedAway = ({ perQuantity }: UnitPrice, quantity: Quantity): Money =>
  addMoney(HUNDREDTH, lineAmount(LAST_DECIMAL, perQuantity, quantity));

const feeWithin = (rest: Money, unitPrice: UnitPrice, quantity: Quantity): Money =>
  rest > roundedAway(unitPrice, quantity) ? rest : NO_MONEY;

/**
 * Parts an amount so that a reader of the numbers can compute it again. Where the unit price in force does not multiply to
 * the goods' amount, because it was rounded or a bundle lowers it, the goods' amount stands for the whole quantity.
 */
export const amountParts = ({ unitPrice, quantity, amount, cuttingFee }: PricedAmount): AmountParts => {
  if (quantity <= 0) return { unitPrice, cuttingFee: cuttingFee ?? NO_MONEY };
  const goods = lineAmount(unitPrice.amount, unitPrice.perQuantity, quantity);
  const fee = cuttingFee ?? feeWithin(subtractMoney(amount, goods), unitPrice, quantity);
  const rest = subtractMoney(amount, fee);
  return { unitPrice: rest === goods ? unitPrice : { amount: rest, perQuantity: quantity }, cuttingFee: fee };
};
