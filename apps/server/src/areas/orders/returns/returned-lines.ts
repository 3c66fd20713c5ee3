import {
  addQuantity,
  compareQuantity,
  countsWhole,
  lineAmount,
  type Money,
  moneyOf,
  NO_QUANTITY,
  parseQuantity,
  type Quantity,
  quantityOf,
  quantityToNumber,
  remaining,
  subtractMoney,
} from '@grossist/domain';
import type { ReturnReason } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import { writtenQuantity } from '../../pricing/index.ts';
import { isKitLine } from '../details/order-line.ts';
import type { OrderLineRow } from '../details/read-order.ts';

export interface WantedLine {
  lineNumber: number;
  quantity: number;
  reason: ReturnReason;
  note: string;
}

export interface CheckedLine {
  line: OrderLineRow;
  quantity: Quantity;
  reason: ReturnReason;
  note: string;
  /** Of the call's body. */
  field: string;
}

/**
 * The lines that are to go back, as far as the order alone tells whether they may.
 * @throws Failure 422 for a line that the order has not, that is named twice or is a kit as a whole, and for a quantity
 * that can't be given back
 */
export const checkLines = (ordered: readonly OrderLineRow[], wanted: readonly WantedLine[]): readonly CheckedLine[] => {
  const byNumber = new Map(ordered.map((line) => [line.line_number, line]));
  const seen = new Set<number>();
  return wanted.map(({ lineNumber, quantity: asked, reason, note }, index) => {
    const field = `Lines.${index}`;
    const line = byNumber.get(lineNumber);
    if (line === undefined)
      throw breaksRule('not-in-order', `The order has no line ${lineNumber}`, `${field}.LineNumber`);
    if (seen.has(lineNumber))
      throw breaksRule('line-twice', `Line ${lineNumber} is named twice`, `${field}.LineNumber`);
    seen.add(lineNumber);
    if (isKitLine(line)) throw breaksRule('kit', 'Of a kit its materials are given back', `${field}.LineNumber`);
    const quantity = parseQuantity(asked);
    const isWhole =
      quantity !== undefined && (!countsWhole(line.sales_unit) || Number.isInteger(quantityToNumber(quantity)));
    if (quantity === undefined || quantity <= NO_QUANTITY || !isWhole) {
      throw breaksRule(
        'quantity',
        'The quantity must be above 0, and whole where things are counted',
        `${field}.Quantity`,
      );
    }
    return { line, quantity, reason, note, field };
  });
};

/**
 * @throws Failure 422 `not-returnable` when more is to go back than was delivered and is not on its way back already
 */
export const requireReturnable = (
  { line, quantity, field }: CheckedLine,
  { delivered, returned }: { delivered: Quantity; returned: Quantity },
): void => {
  if (compareQuantity(addQuantity(returned, quantity), delivered) <= 0) return;
  const left = remaining(delivered, returned);
  throw breaksRule(
    'not-returnable',
    `Of line ${line.line_number} no more than ${writtenQuantity(left, line.sales_unit, 'en-US')} can be given back`,
    `${field}.Quantity`,
  );
};

/** What a part of a line cost: parts that are given back one after the other come to the line's amount in the end. */
export const amountBack = (line: OrderLineRow, quantity: Quantity, returnedBefore: Quantity): Money => {
  const upTo = (part: Quantity) => lineAmount(moneyOf(line.net_amount), quantityOf(line.quantity), part);
  return subtractMoney(upTo(addQuantity(returnedBefore, quantity)), upTo(returnedBefore));
};
