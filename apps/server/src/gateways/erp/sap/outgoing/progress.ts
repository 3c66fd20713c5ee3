import { NO_QUANTITY, type Quantity, sumQuantity } from '@grossist/domain';
import { z } from 'zod';
import type { Database } from '../../../../db/index.ts';
import type { Erp, ErpCustomer, LineProgress, OrderProgress } from '../../port.ts';
import { EdmQuantity, entityPath, queryOf } from '../odata/literals.ts';
import type { Service } from '../odata/service.ts';
import { asNoAnswer } from '../prices.ts';
import { Item, lineOf, ScheduleLine, selected } from './sales-orders.ts';

const DeliveredLine = ScheduleLine.extend({ DeliveredQtyInOrderQtyUnit: EdmQuantity.nullish() });
const DeliveredItem = Item.extend({
  SalesOrder: z.string(),
  /** C: nothing more is delivered. */
  DeliveryStatus: z.string().nullish(),
  to_ScheduleLine: z.object({ results: z.array(DeliveredLine) }),
});
type DeliveredItem = z.output<typeof DeliveredItem>;

/** No more than SAP still owes: what is delivered waits no longer. */
const progressOf = (item: DeliveredItem): LineProgress => {
  const { lineNumber, backOrdered, backOrderDate } = lineOf(item);
  const parts = item.to_ScheduleLine.results.map((line) => line.DeliveredQtyInOrderQtyUnit ?? NO_QUANTITY);
  const delivered = sumQuantity(parts);
  const open = Math.max(NO_QUANTITY, item.RequestedQuantity - delivered);
  const owed = item.DeliveryStatus === 'C' || open === 0 ? NO_QUANTITY : backOrdered;
  return {
    lineNumber,
    picked: NO_QUANTITY,
    underway: NO_QUANTITY,
    delivered,
    backOrdered: owed,
    backOrderDate: owed === NO_QUANTITY ? undefined : backOrderDate,
  };
};

const isDelivered = ({ DeliveryStatus: status, RequestedQuantity: requested, ...item }: DeliveredItem): boolean => {
  const parts = item.to_ScheduleLine.results.map((line): Quantity => line.DeliveredQtyInOrderQtyUnit ?? NO_QUANTITY);
  return status === 'C' || sumQuantity(parts) >= requested;
};

const pathOf = (sapSalesOrder: string): string => {
  const $select = `${selected(DeliveredItem)},${selected(DeliveredLine, 'to_ScheduleLine/')}`;
  return `${entityPath('A_SalesOrder', sapSalesOrder)}/to_Item?${queryOf({ $expand: 'to_ScheduleLine', $select })}`;
};

const readOrders = (db: Database, { soldTo }: ErpCustomer, salesOrderIds: readonly string[]) =>
  db
    .selectFrom('sap_orders')
    .select(['sales_order_id', 'sap_sales_order', 'taken_at'])
    .where('sales_order_id', 'in', salesOrderIds)
    .where((where) => where(where.ref('ask', '->>').key('soldTo'), '=', soldTo))
    .execute();

/**
 * Reads the progress of orders from the sales-order service: what is confirmed for when, and how much of each line has
 * left the house, which is reported as delivered. Of the deliveries themselves it knows nothing. One request to SAP.
 */
export const orderProgress =
  (db: Database, service: Service): Erp['orderProgress'] =>
  async (customer, salesOrderIds, signal) => {
    signal?.throwIfAborted();
    if (salesOrderIds.length === 0) return [];
    const orders = await readOrders(db, customer, salesOrderIds);
    const paths = orders.flatMap(({ sap_sales_order: number }) => (number === null ? [] : [pathOf(number)]));
    const items = await service.lists(paths, DeliveredItem, signal).catch((error: unknown) => {
      throw asNoAnswer(error);
    });
    const byOrder = new Map<string, DeliveredItem[]>();
    for (const item of items) {
      const known = byOrder.get(item.SalesOrder);
      if (known === undefined) byOrder.set(item.SalesOrder, [item]);
      else known.push(item);
    }
    return orders.map((order): OrderProgress => {
      const own = byOrder.get(order.sap_sales_order ?? '') ?? [];
      return {
        salesOrderId: order.sales_order_id,
        confirmedAt: order.taken_at?.getTime(),
        lines: own.map(progressOf),
        deliveries: [],
        isFinished: own.length > 0 && own.every(isDelivered),
        nextChange: undefined,
      };
    });
  };
