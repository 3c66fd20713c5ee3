import { type AmountParts, amountParts, moneyOf, quantityOf } from '@grossist/domain';

/** The columns of an order line that explain its amount. */
export interface PricedColumns {
  net_unit_price: string;
  per_quantity: string;
  quantity: string;
  net_amount: string;
  /** Null on lines of old orders, and on parts of lines that are given back. */
  cutting_fee: string | null;
}

/** Returns what the amount of an order line consists of; the cutting fee is derived where it was not stored. */
export const priceParts = (line: PricedColumns): AmountParts =>
  amountParts({
    unitPrice: { amount: moneyOf(line.net_unit_price), perQuantity: quantityOf(line.per_quantity) },
    quantity: quantityOf(line.quantity),
    amount: moneyOf(line.net_amount),
    ...(line.cutting_fee === null ? {} : { cuttingFee: moneyOf(line.cutting_fee) }),
  });
