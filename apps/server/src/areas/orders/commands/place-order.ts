import { type Database, errorCode, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { changedMeanwhile } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp } from '../../pricing/index.ts';
import { BY_INVOICE, type OrderOrigin, type PlacedOrder, type WantedOrder } from '../wanted-order.ts';
import { keyUsed } from './orders-before.ts';
import { prepareOrder } from './prepare-order.ts';
import { takePreparedOrder } from './take-prepared-order.ts';

/** A cart that is changed faster than it can be priced is left to its buyer. */
const ATTEMPTS = 5;

const UNIQUE_VIOLATION = '23505';

/** Two carts with one key at the same moment: one of them was the first. */
const asKeyUsed = (error: unknown, { idempotencyKey }: WantedOrder): unknown =>
  idempotencyKey !== undefined && errorCode(error) === UNIQUE_VIOLATION ? keyUsed() : error;

/** Leaves out the payment, which the answer does not contain. */
const withoutPayment = ({ orderId, salesOrderId }: PlacedOrder): PlacedOrder => ({ orderId, salesOrderId });

/**
 * Orders a cart, the active one or a draft: priced again for its own account, then in one transaction behind the cart's
 * lock the stock is taken, the order written and the cart closed. Asked again, however often or at the same time, it
 * answers with the order that is there. [ord-02]
 * @throws OrderRefused when lines can't be ordered, or are not as the buyer was shown them and they did not accept it;
 * Failure 404 for another's cart, 409 when the cart is not as the buyer saw it, 422 when it is empty, the date never
 * possible, the idempotency key another cart's or no express box goes there now, 503 when the ERP does not answer.
 * Nothing is changed then.
 */
export const placeOrder =
  (db: Database, erp: Erp, now: () => number = Date.now) =>
  async (buyer: Buyer, wanted: WantedOrder, origin: OrderOrigin = BY_INVOICE): Promise<PlacedOrder> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const prepared = await prepareOrder({ db, erp, now }, buyer, wanted);
      if ('orderId' in prepared) return withoutPayment(prepared);
      const placed = await askErp(() =>
        transaction(db, (tx) => takePreparedOrder(tx, erp, wanted, prepared, origin)),
      ).catch((error: unknown) => {
        throw asKeyUsed(error, wanted);
      });
      if (placed !== undefined) return withoutPayment(placed);
    }
    throw changedMeanwhile('The cart is being changed: look at it once more');
  };
