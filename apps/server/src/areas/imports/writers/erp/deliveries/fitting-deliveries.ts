import type { DeliveryRecord } from '@grossist/catalogue-formats';
import { importMessage } from '@grossist/catalogue-formats';
import {
  addQuantity,
  compareQuantity,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  quantityToDecimal,
  remaining,
} from '@grossist/domain';
import { type Refusal, refuse } from '../../../item.ts';
import { mustBe } from '../../references.ts';

/** An order as the ERP has it, with what its known deliveries hold. */
export interface DeliveredOrder {
  ordered: ReadonlyMap<number, Quantity>;
  /** By the delivery's number and the line's. */
  deliveries: Map<string, ReadonlyMap<number, Quantity>>;
}

export interface KnownDeliveries {
  orders: ReadonlyMap<string, DeliveredOrder>;
  /** Numbers of the orders of deliveries that are known already. */
  orderOf: Map<string, string>;
}

const deliveredBeside = ({ deliveries }: DeliveredOrder, code: string, lineNumber: number): Quantity => {
  let sum = NO_QUANTITY;
  for (const [other, lines] of deliveries) {
    if (other !== code) sum = addQuantity(sum, lines.get(lineNumber) ?? NO_QUANTITY);
  }
  return sum;
};

const wrongLine = (
  order: DeliveredOrder,
  code: string,
  { lineNumber, quantity }: DeliveryRecord['lines'][number],
): Refusal | undefined => {
  const ordered = order.ordered.get(lineNumber);
  if (ordered === undefined) return refuse('unknown-reference', importMessage`the order has no line ${lineNumber}`);
  const left = remaining(ordered, deliveredBeside(order, code, lineNumber));
  return compareQuantity(quantityOf(quantity), left) <= 0
    ? undefined
    : refuse(
        'bad-value',
        importMessage`the delivery of line ${lineNumber} exceeds the ${quantityToDecimal(ordered)} ordered`,
      );
};

/**
 * Returns why a delivery does not fit its order, or undefined after noting it: what comes later is judged by it. A delivery
 * stays with its order, and deliveries together hold no more than was ordered.
 */
export const fitDelivery = (
  { code, orderNumber, lines }: DeliveryRecord,
  { orders, orderOf }: KnownDeliveries,
): Refusal | undefined => {
  const order = orders.get(orderNumber);
  if (order === undefined) return mustBe('order', orderNumber, orders);
  const before = orderOf.get(code);
  if (before !== undefined && before !== orderNumber) {
    return refuse('bad-value', importMessage`the delivery already belongs to order ${before}`);
  }
  for (const line of lines) {
    const refusal = wrongLine(order, code, line);
    if (refusal !== undefined) return refusal;
  }
  orderOf.set(code, orderNumber);
  order.deliveries.set(code, new Map(lines.map(({ lineNumber, quantity }) => [lineNumber, quantityOf(quantity)])));
  return undefined;
};
