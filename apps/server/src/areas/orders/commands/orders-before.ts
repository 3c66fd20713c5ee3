import { isOpenCart } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import { breaksRule, type Failure } from '../../../http/failure.ts';
import type { CartRow } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import type { PlacedOrder, WantedOrder } from '../wanted-order.ts';

/** 422: an intent to order is about one cart. */
export const keyUsed = (): Failure =>
  breaksRule('idempotency-key-used', 'This key was used for another cart', 'Details.IdempotencyKey');

/** An order that is there already, and what it is paid by. */
export interface OrderBefore extends PlacedOrder {
  paymentId: string | null;
}

/**
 * The order of a cart, placed before. One query.
 * @throws Failure 422 when the key was used for another cart of the buyer's
 */
export const orderBefore = async (
  db: Database,
  { contactId }: Buyer,
  { cartId, idempotencyKey }: Pick<WantedOrder, 'cartId' | 'idempotencyKey'>,
): Promise<OrderBefore | undefined> => {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'sales_order_id', 'cart_id', 'payment_id'])
    .where((where) => {
      const ofCart = where('cart_id', '=', cartId);
      if (idempotencyKey === undefined) return ofCart;
      const ofKey = where.and([where('contact_id', '=', contactId), where('idempotency_key', '=', idempotencyKey)]);
      return where.or([ofCart, ofKey]);
    })
    .execute();
  if (rows.some((row) => row.cart_id !== cartId)) throw keyUsed();
  const [row] = rows;
  return row && { orderId: row.id, salesOrderId: row.sales_order_id, paymentId: row.payment_id };
};

/**
 * The same of a cart that was read, in this transaction or outside of any. None while it is open, for an order closes
 * its cart: no query then, unless there is a key, which another cart may have used.
 */
export const orderOfCart = async (
  db: Database,
  buyer: Buyer,
  { status }: Pick<CartRow, 'status'>,
  wanted: Pick<WantedOrder, 'cartId' | 'idempotencyKey'>,
): Promise<OrderBefore | undefined> =>
  isOpenCart(status) && wanted.idempotencyKey === undefined ? undefined : orderBefore(db, buyer, wanted);
