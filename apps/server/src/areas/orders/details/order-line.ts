import {
  type AmountParts,
  amountParts,
  kitAmounts,
  type Locale,
  languageOf,
  type Money,
  moneyOf,
  quantityOf,
  textIn,
} from '@grossist/domain';
import type { OrderLineRow } from './read-order.ts';

/** The line of a kit: what is in it hangs below it. */
export const isKitLine = (line: Pick<OrderLineRow, 'kit_id' | 'parent_line_number'>): boolean =>
  line.kit_id !== null && line.parent_line_number === null;

/** What each kit of an order costs with its materials, by the number of its line. */
export const amountsOfKits = (
  lines: readonly Pick<OrderLineRow, 'line_number' | 'parent_line_number' | 'net_amount'>[],
): ReadonlyMap<number, Money | undefined> =>
  kitAmounts(
    lines.map((line) => ({
      id: line.line_number,
      parentId: line.parent_line_number,
      amount: moneyOf(line.net_amount),
    })),
  );

/** The name of a line as who reads it knows it; of a kit's line the kit's. */
export const lineName = (
  line: Pick<OrderLineRow, 'kit_name' | 'names' | 'code'>,
  { locale }: { locale: Locale },
): string => (line.kit_name === '' ? (textIn(line.names, languageOf(locale))?.text ?? line.code) : line.kit_name);

/** The columns of an order line that explain its amount. */
interface PricedColumns {
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
