import { calendarDate, NO_QUANTITY, quantityOf, quantityToDecimal, type Share } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../../db/index.ts';
import type { OrderAnswer, OrderAsk, TakenLine } from '../../port.ts';

/** What was answered to an order that was taken before. */
export const answerBefore = async (tx: Transaction, orderId: string): Promise<OrderAnswer> => {
  const order = await tx
    .selectFrom('erp.sales_orders')
    .select('sales_order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
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
  /** What takes its goods away. */
  drawing: readonly RawBuilder<unknown>[];
}

const linesOf = ({ order, center, lines, shares }: SalesOrder) =>
  lines.map((line, index) => {
    const asked = order.lines[index];
    const drawnOn = shares[index]?.pile ?? 'atp';
    const pile = drawnOn === 'packed' || drawnOn === 'supplier' || drawnOn === 'nothing' ? 'atp' : drawnOn;
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

/**
 * Takes the goods away and writes what was taken: one statement, however many lines, since others wait for the stock.
 * @returns the ERP's number
 */
export const writeSalesOrder = async (tx: Transaction, sold: SalesOrder): Promise<string> => {
  const { order, plant, drawing } = sold;
  const taking = drawing.map((part, index) => sql`${sql.ref(`taking_${index}`)} as (${part}), `);
  const { rows } = await sql<{ sales_order_id: string }>`
    with ${sql.join(taking, sql``)} head as (
      insert into erp.sales_orders (order_id, sales_order_id, sold_to, order_type, delivery_type, is_pickup, delivery_date)
      values (${order.orderId}, nextval('erp.sales_order_numbers')::text, ${order.customer.soldTo}, ${order.orderType},
        ${order.deliveryType}, ${order.isPickup}, ${order.deliveryDate ?? null})
      returning sales_order_id
    ), lines as (
      insert into erp.sales_order_lines (order_id, line_number, sap_material_number, plant, quantity, confirmed,
        back_ordered, back_order_date, pile, center)
      select ${order.orderId}, line_number, sap_material_number, ${plant}, quantity, confirmed, back_ordered,
        back_order_date, pile, center
      from jsonb_populate_recordset(null::erp.sales_order_lines, ${JSON.stringify(linesOf(sold))}::jsonb)
    )
    select sales_order_id from head`.execute(tx);
  const [written] = rows;
  if (written === undefined) throw new Error('The ERP gave no order number');
  return written.sales_order_id;
};
