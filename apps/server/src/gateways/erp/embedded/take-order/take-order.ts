import { confirmLines, type LineToConfirm, NO_QUANTITY } from '@grossist/domain';
import type { Transaction } from '../../../../db/index.ts';
import type { OrderAnswer, OrderAsk, OrderLineAsk, TakenLine } from '../../port.ts';
import { deliveryTerms, houseAskOf } from '../situation.ts';
import { suppliesOf } from '../supplies.ts';
import { type Draw, drawing } from './draw.ts';
import { lockCenter, lockPlant, lockRemnants } from './lock-piles.ts';
import { answerBefore, writeSalesOrder } from './sales-order.ts';

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
