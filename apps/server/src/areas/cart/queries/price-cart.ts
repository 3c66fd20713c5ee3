import { PICKUP_SHIPPING_CONDITION, quantityOf } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { CartAsk, Erp, PricedCart } from '../../../gateways/erp/port.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';
import { type ActiveCart, activeCart } from './active-cart.ts';
import { type CartLineRow, cartLines } from './cart-lines.ts';

const isCut = (line: CartLineRow): boolean =>
  line.cable_cut_allowed &&
  line.cable_remnant === null &&
  quantityOf(line.quantity) % quantityOf(line.package_size) !== 0;

/** What the ERP is asked of a cart. */
export const cartAskOf = (
  cart: Pick<ActiveCart, 'delivery_type' | 'address'>,
  lines: readonly CartLineRow[],
): CartAsk => ({
  deliveryType: cart.delivery_type,
  isPickup: cart.address?.shippingCondition === PICKUP_SHIPPING_CONDITION,
  lines: lines.map((line) => ({
    key: line.id,
    sapMaterialNumber: line.sap_material_number,
    quantity: quantityOf(line.quantity),
    isOnClearanceSale: line.is_clearance,
    isCableCut: isCut(line),
  })),
});

/**
 * Prices, stock and sums of the buyer's active cart. Three queries, however large the cart. [erp-02]
 * @throws Failure 404 when another cart is named than the active one, 503 when the ERP does not answer
 */
export const priceCart =
  (db: Database, erp: Erp) =>
  async (
    buyer: Buyer,
    cartId: string | undefined,
    signal: AbortSignal,
  ): Promise<{ cart: ActiveCart; priced: PricedCart }> => {
    const cart = await activeCart(db)(buyer);
    if (cartId !== undefined && cartId !== cart.id) throw notFound('active cart of yours');
    const lines = await cartLines(db)({ cartId: cart.id, market: buyer.market });
    const priced = await askErp(() => erp.cartPrice(customerOf(buyer), cartAskOf(cart, lines), signal));
    return { cart, priced };
  };
