import { NO_QUANTITY } from '@grossist/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../../../db/index.ts';
import type { OrderAnswer, OrderAsk, TakenLine } from '../../port.ts';
import { calendarOf } from '../calendar.ts';
import { deliveryClock } from '../delivery-clock.ts';
import { type House, houseOf } from '../house.ts';
import { routeTo } from '../routes.ts';
import { shareOut } from '../share-out.ts';
import { leavingOf, todayIn } from '../situation.ts';
import { type Draw, lowerCenter, lowerStock, takeRemnants } from './draw.ts';
import { lockCenter, lockRemnants, lockStock, type StockRow } from './lock-piles.ts';
import { orderBefore, writeSalesOrder } from './sales-order.ts';

const readHouse = async (tx: Transaction, { customer, ...order }: OrderAsk, now: number): Promise<House> => {
  const { market, currency, plant } = customer;
  const pickupFrom = order.isPickup ? order.pickupFrom : undefined;
  const ask = { market, currency, plant, today: todayIn(customer, now), pickupFrom };
  const { rows } = await sql<{ house: House }>`select (${houseOf(ask)}) as house`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The house was not read');
  return row.house;
};

const NOTHING: Pick<StockRow, 'incoming' | 'supply_status'> = { incoming: null, supply_status: '' };

const takenLines = (
  order: OrderAsk,
  house: House,
  draws: readonly Draw[],
  stock: ReadonlyMap<string, StockRow>,
  now: number,
): readonly TakenLine[] => {
  const route = routeTo(order.customer, house, order.address);
  const calendar = calendarOf(order.customer.market, now, { ...route, closedDays: house.closedDays });
  const clock = deliveryClock(calendar, now);
  return draws.map(({ line, share }) => {
    const { incoming, supply_status: status } = stock.get(line.sapMaterialNumber) ?? NOTHING;
    return {
      lineNumber: line.lineNumber,
      confirmed: share.confirmed,
      backOrdered: share.backOrder,
      backOrderDate: share.backOrder > NO_QUANTITY ? clock.later(incoming, status, share.waitingBefore) : undefined,
    };
  });
};

/**
 * Takes an order whole or refuses it whole: locks what its lines draw on (the plant's stock, then the branch's, then
 * left-over cable: the same way for everybody), gives it out in the order of the lines, writes what was taken. What
 * stock cannot cover becomes a back order where it may. At most ten statements, however many lines.
 */
export const takeOrder =
  (clockOf: () => number) =>
  async (tx: Transaction, order: OrderAsk, signal?: AbortSignal): Promise<OrderAnswer> => {
    // Looked at between statements, never raced against them: what goes on in a transaction must end within it.
    const next = async <T>(work: () => Promise<T>): Promise<T> => {
      signal?.throwIfAborted();
      return work();
    };
    const before = await next(() => orderBefore(tx, order.orderId));
    if (before !== undefined) return before;
    const now = clockOf();
    const house = await next(() => readHouse(tx, order, now));
    const leaving = leavingOf(order, house);
    const plant = house.pickupPlant ?? order.customer.plant;
    const center = leaving.isFromCenter ? order.pickupFrom : undefined;
    const materials = order.lines.map((line) => line.sapMaterialNumber);
    const stock = await next(() => lockStock(tx, plant, materials));
    const atCenter = center === undefined ? new Map() : await next(() => lockCenter(tx, center, materials));
    const remnants = await next(() => lockRemnants(tx, plant, order.lines));
    const elsewhere = { center: atCenter, remnants: remnants.pieces };
    const { shares, isRefused } = shareOut(leaving, order.lines, stock, elsewhere);
    const draws = order.lines.flatMap((line, index): Draw[] => {
      const share = shares[index];
      return share === undefined ? [] : [{ line, share }];
    });
    if (isRefused) {
      const short = draws.filter(({ share }) => share.refused > NO_QUANTITY);
      return {
        outcome: 'refused',
        lines: short.map(({ line, share }) => ({ lineNumber: line.lineNumber, available: share.confirmed })),
      };
    }
    const lines = takenLines(order, house, draws, stock, now);
    await next(() => lowerStock(tx, plant, draws));
    if (center !== undefined) await next(() => lowerCenter(tx, center, draws));
    await next(() => takeRemnants(tx, order.orderId, draws, remnants));
    const salesOrderId = await next(() => writeSalesOrder(tx, { order, plant, center, lines, shares }));
    return { outcome: 'taken', salesOrderId, lines };
  };
