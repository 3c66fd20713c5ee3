import { calendarDate, NO_QUANTITY, quantityOf, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../../../db/index.ts';
import type { OrderAnswer, OrderAsk, TakenLine } from '../../port.ts';
import type { Share } from '../share-out.ts';

/** What was answered to the same order before. */
export const orderBefore = async (tx: Transaction, orderId: string): Promise<OrderAnswer | undefined> => {
  const order = await tx
    .selectFrom('erp.sales_orders')
    .select('sales_order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const lines = await tx
    .selectFrom('erp.sales_order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_number')
    .execute();
  return {
    outcome: 'taken',
    salesOrderId: order.sales_order_id,
    lines: lines.map((line) => ({
      lineNumber: line.line_number,
      confirmed: quantityOf(line.confirmed),
      backOrdered: quantityOf(line.back_ordered),
      backOrderDate: line.back_order_date === null ? undefined : calendarDate(line.back_order_date),
    })),
  };
};

export interface SalesOrder {
  order: OrderAsk;
  plant: string;
  center: string | undefined;
  lines: readonly TakenLine[];
  /** In the order of the lines. */
  shares: readonly Share[];
}

/** Two statements, however many lines. */
export const writeSalesOrder = async (
  tx: Transaction,
  { order, plant, center, lines, shares }: SalesOrder,
): Promise<string> => {
  const { rows } = await sql<{ sales_order_id: string }>`
    insert into erp.sales_orders (order_id, sales_order_id, sold_to, order_type, delivery_type, is_pickup, delivery_date)
    values (${order.orderId}, nextval('erp.sales_order_numbers')::text, ${order.customer.soldTo}, ${order.orderType},
      ${order.deliveryType}, ${order.isPickup}, ${order.deliveryDate ?? null})
    returning sales_order_id`.execute(tx);
  const [written] = rows;
  if (written === undefined) throw new Error('The ERP gave no order number');
  const told = lines.map((line, index) => {
    const asked = order.lines[index];
    const drawnOn = shares[index]?.pile ?? 'atp';
    const pile = drawnOn === 'packed' || drawnOn === 'nothing' ? 'atp' : drawnOn;
    return {
      line_number: line.lineNumber,
      sap_material_number: asked?.sapMaterialNumber ?? '',
      quantity: quantityToDecimal(asked?.quantity ?? NO_QUANTITY),
      confirmed: quantityToDecimal(line.confirmed),
      back_ordered: quantityToDecimal(line.backOrdered),
      back_order_date: line.backOrderDate ?? null,
      pile,
      center: pile === 'center' ? (center ?? null) : null,
    };
  });
  await sql`
    insert into erp.sales_order_lines (order_id, line_number, sap_material_number, plant, quantity, confirmed,
      back_ordered, back_order_date, pile, center)
    select ${order.orderId}, line_number, sap_material_number, ${plant}, quantity, confirmed, back_ordered,
      back_order_date, pile, center
    from jsonb_populate_recordset(null::erp.sales_order_lines, ${JSON.stringify(told)}::jsonb)`.execute(tx);
  return written.sales_order_id;
};
