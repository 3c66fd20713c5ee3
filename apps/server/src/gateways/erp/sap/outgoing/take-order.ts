import { NO_QUANTITY, PICKUP_SHIPPING_CONDITION, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database, StoredSapOrder, Transaction } from '../../../../db/index.ts';
import { type Erp, ErpDoesNotAnswer, type OrderAnswer, type OrderAsk } from '../../port.ts';
import { notSoldOf, type PricesDeps } from '../prices.ts';
import type { SapSettings } from '../settings.ts';

/** The job that sends what waits. */
export const SAP_ORDERS = 'sap-orders';

/**
 * Wakes a worker of any process to send waiting orders when the transaction commits. Before the jobs' schema exists
 * there is no worker to wake: the sender also runs every minute.
 */
export const wakeSender = async (tx: Database): Promise<void> => {
  const { rows } = await sql<{ has_jobs: boolean }>`
    select to_regnamespace('graphile_worker') is not null as has_jobs`.execute(tx);
  if (rows[0]?.has_jobs !== true) return;
  await sql`select graphile_worker.add_job(${SAP_ORDERS}, job_key => ${SAP_ORDERS}, max_attempts => 1)`.execute(tx);
};

const shippingConditionOf = ({ isPickup, deliveryType }: OrderAsk): string =>
  isPickup ? PICKUP_SHIPPING_CONDITION : deliveryType === 'fastbox' ? 'ZF' : 'ZN';

const storedOrder = (order: OrderAsk): StoredSapOrder => ({
  market: order.customer.market,
  currency: order.customer.currency,
  soldTo: order.customer.soldTo,
  orderType: order.orderType,
  shippingCondition: shippingConditionOf(order),
  shipTo: order.address?.shipTo ?? null,
  deliveryDate: order.deliveryDate ?? null,
  isCombinedDelivery: order.isCombinedDelivery ?? false,
  lines: order.lines.map((line) => ({
    lineNumber: line.lineNumber,
    sapMaterialNumber: line.sapMaterialNumber,
    quantity: quantityToDecimal(line.quantity),
    isOnClearanceSale: line.isOnClearanceSale,
    remnantLength: line.remnantLength === undefined ? null : quantityToDecimal(line.remnantLength),
  })),
});

const isWritten = async (tx: Transaction, { orderId }: OrderAsk): Promise<boolean> => {
  const query = tx.selectFrom('sap_orders').select('order_id').where('order_id', '=', orderId);
  return (await query.executeTakeFirst()) !== undefined;
};

/** What the shop's own tables have taken is written down as waiting for SAP. Two statements, however many lines. */
const writeWaiting = async (tx: Transaction, order: OrderAsk, salesOrderId: string): Promise<void> => {
  await tx
    .insertInto('sap_orders')
    .values({ order_id: order.orderId, sales_order_id: salesOrderId, ask: JSON.stringify(storedOrder(order)) })
    .execute();
  await sql`
    insert into sap_order_lines (order_id, line_number, sap_material_number, plant, pile, reserved)
    select order_id, line_number, sap_material_number, plant, pile, confirmed
    from erp.sales_order_lines where order_id = ${order.orderId}`.execute(tx);
};

/**
 * Takes an order for an SAP that cannot be in our transaction: asks it what it does not sell any more, takes the stock
 * from the shop's own tables, under a number of the shop's own, and writes the order down to be sent. Both are or
 * neither is, whatever becomes of the transaction; SAP hears of it afterwards.
 */
export const takeOrder =
  ({ elsewhere, products, areas }: PricesDeps & Pick<SapSettings, 'areas'>): Erp['takeOrder'] =>
  async (tx: Transaction, order: OrderAsk, signal?: AbortSignal): Promise<OrderAnswer> => {
    signal?.throwIfAborted();
    // A repeated request returns the first answer, whatever SAP reports by now.
    if (await isWritten(tx, order)) return elsewhere.takeOrder(tx, order, signal);
    const { market } = order.customer;
    if (areas[market] === undefined) throw new ErpDoesNotAnswer(`SAP_SALES_AREAS has none for ${market}`);
    const notSold = await notSoldOf(products, order.customer, order.lines, signal);
    const blocked = order.lines.filter((line) => notSold.has(line.sapMaterialNumber));
    if (blocked.length > 0) {
      return { outcome: 'refused', lines: blocked.map(({ lineNumber }) => ({ lineNumber, available: NO_QUANTITY })) };
    }
    const answer = await elsewhere.takeOrder(tx, order, signal);
    if (answer.outcome === 'refused') return answer;
    signal?.throwIfAborted();
    await writeWaiting(tx, order, answer.salesOrderId);
    await wakeSender(tx);
    return answer;
  };
