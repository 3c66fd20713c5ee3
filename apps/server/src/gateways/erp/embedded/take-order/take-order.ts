import { NO_QUANTITY } from '@grossist/domain';
import type { Transaction } from '../../../../db/index.ts';
import type { OrderAnswer, OrderAsk, TakenLine } from '../../port.ts';
import { calendarOf } from '../calendar.ts';
import { deliveryClock } from '../delivery-clock.ts';
import type { House } from '../house.ts';
import { routeTo } from '../routes.ts';
import { shareOut } from '../share-out.ts';
import { leavingOf, todayIn } from '../situation.ts';
import { type Draw, drawing } from './draw.ts';
import { lockCenter, lockPlant, lockRemnants, type StockRow } from './lock-piles.ts';
import { answerBefore, writeSalesOrder } from './sales-order.ts';

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
    const now = clockOf();
    const { house, isTakenBefore, stock } = await next(() => lockPlant(tx, order, todayIn(order.customer, now)));
    if (isTakenBefore) return next(() => answerBefore(tx, order.orderId));
    const leaving = leavingOf(order, house);
    const plant = house.pickupPlant ?? order.customer.plant;
    const center = leaving.isFromCenter ? order.pickupFrom : undefined;
    const materials = order.lines.map((line) => line.sapMaterialNumber);
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
    const taking = drawing({ orderId: order.orderId, plant, center, draws, remnants });
    const salesOrderId = await next(() =>
      writeSalesOrder(tx, { order, plant, center, lines, shares, drawing: taking }),
    );
    return { outcome: 'taken', salesOrderId, lines };
  };
