import {
  calendarDate,
  confirmLines,
  type LineToConfirm,
  NO_QUANTITY,
  quantityOf,
  quantityToDecimal,
  type Share,
} from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../../db/index.ts';
import type { OrderAnswer, OrderAsk, OrderLineAsk, TakenLine } from '../../port.ts';
import { deliveryTerms, houseAskOf } from '../situation.ts';
import { suppliesOf } from '../supplies.ts';
import { type Draw, drawing, lockCenter, lockPlant, lockRemnants } from './draw-stock.ts';

/** What was answered to an order that was taken before. */
const answerBefore = async (tx: Transaction, orderId: string): Promise<OrderAnswer> => {
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

interface SalesOrder {
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
const writeSalesOrder = async (tx: Transaction, sold: SalesOrder): Promise<string> => {
  const { order, plant, drawing: parts } = sold;
  const taking = parts.map((part, index) => sql`${sql.ref(`taking_${index}`)} as (${part}), `);
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

const lineToConfirm = (line: OrderLineAsk): LineToConfirm => ({
  lineId: String(line.lineNumber),
  materialNo: line.sapMaterialNumber,
  quantity: line.quantity,
  isOnClearanceSale: line.isOnClearanceSale,
  isDirectDelivery: line.isDirectDelivery ?? false,
  ...(line.remnantLength === undefined ? {} : { remnantLength: line.remnantLength }),
  ...(line.parentLineNumber === undefined ? {} : { parentId: String(line.parentLineNumber) }),
});

const takenLine = ({ line, share }: Draw): TakenLine => ({
  lineNumber: line.lineNumber,
  confirmed: share.confirmed,
  backOrdered: share.backOrdered,
  backOrderDate: share.backOrderDate,
});

/**
 * Takes an order whole or refuses it whole: locks what its lines draw on (the plant's stock, then the branch's, then
 * left-over cable: the same way for everybody), gives it out in the order of the lines, writes what was taken. What
 * stock cannot cover becomes a back order where it may. At most four statements, however many lines.
 */
export const takeOrder =
  (clockOf: () => number) =>
  async (tx: Transaction, order: OrderAsk, signal?: AbortSignal): Promise<OrderAnswer> => {
    // Looked at between statements, never raced against them: what goes on in a transaction must end within it.
    const next = async <T>(work: () => Promise<T>): Promise<T> => {
      signal?.throwIfAborted();
      return work();
    };
    const { orderId, customer } = order;
    const now = clockOf();
    const locked = await next(() => lockPlant(tx, order, houseAskOf(customer, order, now)));
    if (locked.isTakenBefore) return next(() => answerBefore(tx, orderId));
    const { house } = locked;
    const known = deliveryTerms({ customer, house, now }, order);
    const terms = { ...known.terms, wanted: order.notBefore };
    const plant = house.pickupPlant ?? customer.plant;
    const center = terms.isFromCenter ? order.pickupFrom : undefined;
    const materials = order.lines.map((line) => line.sapMaterialNumber);
    const atCenter = center === undefined ? new Map() : await next(() => lockCenter(tx, center, materials));
    const remnants = await next(() => lockRemnants(tx, plant, order.lines));
    const supplies = suppliesOf(locked.materials, house, { center: atCenter, remnants: remnants.pieces });
    const { lines, isRefused } = confirmLines(order.lines.map(lineToConfirm), supplies, terms);
    const draws = order.lines.flatMap((line, index): Draw[] => {
      const share = lines[index];
      return share === undefined ? [] : [{ line, share }];
    });
    if (isRefused) {
      const short = draws.filter(({ share }) => share.refused > NO_QUANTITY);
      return {
        outcome: 'refused',
        lines: short.map(({ line, share }) => ({ lineNumber: line.lineNumber, available: share.confirmed })),
      };
    }
    const taken = draws.map(takenLine);
    const taking = drawing({ orderId, plant, center, draws, remnants });
    const salesOrderId = await next(() =>
      writeSalesOrder(tx, { order, plant, center, lines: taken, shares: lines, drawing: taking }),
    );
    return { outcome: 'taken', salesOrderId, lines: taken };
  };
