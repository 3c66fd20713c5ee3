import {
  allocate,
  beyondStock,
  calendarDate,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  quantityToDecimal,
  type StockRequest,
  type SupplyStatus,
} from '@grossist/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../../db/index.ts';
import type { OrderAnswer, OrderAsk, OrderLineAsk, TakenLine } from '../port.ts';
import { calendarOf } from './calendar.ts';
import { backOrderDate } from './material-stock.ts';

interface StockRow {
  sap_material_number: string;
  atp: string;
  fastbox: string;
  clearance: string;
  incoming: { date: string; quantity: string }[];
  supply_status: SupplyStatus | '';
}

type Pile = 'atp' | 'clearance' | 'fastbox';

/** Locks the stock of an order's materials, in one order for everybody, so that no two orders wait for each other. */
const lockStock = async (tx: Transaction, plant: string, materials: readonly string[]) => {
  const { rows } = await sql<StockRow>`
    select s.sap_material_number, s.atp, s.fastbox, s.clearance, s.incoming, m.supply_status
    from erp.stock s join materials m on m.sap_material_number = s.sap_material_number
    where s.plant = ${plant} and s.sap_material_number = any(${[...new Set(materials)]})
    order by s.sap_material_number for update of s`.execute(tx);
  return new Map(rows.map((row) => [row.sap_material_number, row]));
};

const pileOf = (order: OrderAsk, line: OrderLineAsk): Pile => {
  if (line.isOnClearanceSale) return 'clearance';
  return order.deliveryType === 'fastbox' ? 'fastbox' : 'atp';
};

/** What the express box may take is a part of the ATP, and never more than it. */
const heightOf = (row: StockRow, pile: Pile): Quantity => {
  const height = quantityOf(row[pile]);
  const atp = quantityOf(row.atp);
  return pile === 'fastbox' && atp < height ? atp : height;
};

const taken = async (tx: Transaction, orderId: string): Promise<OrderAnswer | undefined> => {
  const order = await tx
    .selectFrom('erp.sales_orders')
    .select('sales_order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const lines = await tx.selectFrom('erp.sales_order_lines').selectAll().where('order_id', '=', orderId).execute();
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

const writeOrder = async (tx: Transaction, order: OrderAsk, lines: readonly TakenLine[]): Promise<string> => {
  const { rows } = await sql<{ sales_order_id: string }>`
    insert into erp.sales_orders (order_id, sales_order_id, sold_to, order_type)
    values (${order.orderId}, nextval('erp.sales_order_numbers')::text, ${order.customer.soldTo}, ${order.orderType})
    returning sales_order_id`.execute(tx);
  const asked = new Map(order.lines.map((line) => [line.lineNumber, line]));
  await tx
    .insertInto('erp.sales_order_lines')
    .values(
      lines.map((line) => ({
        order_id: order.orderId,
        line_number: line.lineNumber,
        sap_material_number: asked.get(line.lineNumber)?.sapMaterialNumber ?? '',
        plant: order.customer.plant,
        quantity: quantityToDecimal(asked.get(line.lineNumber)?.quantity ?? NO_QUANTITY),
        confirmed: quantityToDecimal(line.confirmed),
        back_ordered: quantityToDecimal(line.backOrdered),
        back_order_date: line.backOrderDate ?? null,
      })),
    )
    .execute();
  const [written] = rows;
  if (written === undefined) throw new Error('The ERP gave no order number');
  return written.sales_order_id;
};

interface Draw {
  material: string;
  pile: Pile;
  quantity: Quantity;
}

/** Lowers the piles that were drawn on; what the express box took is gone from the ATP too. */
const lowerStock = async (tx: Transaction, plant: string, draws: readonly Draw[]): Promise<void> => {
  if (draws.length === 0) return;
  const drawn = JSON.stringify(
    draws.map(({ material, pile, quantity }) => ({ material, pile, quantity: quantityToDecimal(quantity) })),
  );
  await sql`
    update erp.stock s set
      atp = s.atp - d.atp, fastbox = greatest(0, s.fastbox - d.fastbox), clearance = s.clearance - d.clearance
    from (
      select material,
        coalesce(sum(quantity) filter (where pile in ('atp', 'fastbox')), 0) as atp,
        coalesce(sum(quantity) filter (where pile = 'fastbox'), 0) as fastbox,
        coalesce(sum(quantity) filter (where pile = 'clearance'), 0) as clearance
      from jsonb_to_recordset(${drawn}::jsonb) as j (material text, pile text, quantity numeric)
      group by material
    ) d
    where s.plant = ${plant} and s.sap_material_number = d.material`.execute(tx);
};

/**
 * Takes an order whole or refuses it whole: locks the stock, gives it out in the order of the lines, writes what was
 * taken. What stock cannot cover becomes a back order where it may.
 */
export const takeOrder =
  (now: () => number) =>
  async (tx: Transaction, order: OrderAsk): Promise<OrderAnswer> => {
    const before = await taken(tx, order.orderId);
    if (before !== undefined) return before;
    const stock = await lockStock(
      tx,
      order.customer.plant,
      order.lines.map((line) => line.sapMaterialNumber),
    );
    const keyOf = (line: OrderLineAsk): string => `${pileOf(order, line)} ${line.sapMaterialNumber}`;
    const piles = new Map<string, Quantity>();
    for (const line of order.lines) {
      const row = stock.get(line.sapMaterialNumber);
      piles.set(keyOf(line), row === undefined ? NO_QUANTITY : heightOf(row, pileOf(order, line)));
    }
    const requests = order.lines.map(
      (line): StockRequest => ({
        id: String(line.lineNumber),
        stockKey: keyOf(line),
        quantity: line.quantity,
        beyondStock: beyondStock({ ...line, deliveryType: order.deliveryType, isPickup: order.isPickup }),
      }),
    );
    const { allocations, isRefused } = allocate(piles, requests);
    if (isRefused) {
      const short = allocations.filter((allocation) => allocation.refused > 0);
      return {
        outcome: 'refused',
        lines: short.map((allocation) => ({ lineNumber: Number(allocation.id), available: allocation.confirmed })),
      };
    }
    const calendar = calendarOf(order.customer.market, now());
    const draws: Draw[] = [];
    const lines = order.lines.map((line, index): TakenLine => {
      const { confirmed = NO_QUANTITY, backOrder = NO_QUANTITY } = allocations[index] ?? {};
      if (confirmed > 0)
        draws.push({ material: line.sapMaterialNumber, pile: pileOf(order, line), quantity: confirmed });
      const row = stock.get(line.sapMaterialNumber) ?? { incoming: [], supply_status: '' as const };
      return {
        lineNumber: line.lineNumber,
        confirmed,
        backOrdered: backOrder,
        backOrderDate: backOrder > 0 ? backOrderDate(calendar, now(), row, backOrder) : undefined,
      };
    });
    await lowerStock(tx, order.customer.plant, draws);
    return { outcome: 'taken', salesOrderId: await writeOrder(tx, order, lines), lines };
  };
