import type { Database } from '../../../db/index.ts';
import { type Erp, ErpDoesNotAnswer, type PricedCart } from '../../../gateways/erp/port.ts';
import { type Buyer, findBuyerOnAccount } from '../../identity/index.ts';
import { customerOf } from '../../pricing/index.ts';
import { activeCart } from '../queries/active-cart.ts';
import { cartLines } from '../queries/cart-lines.ts';
import { ownCart } from '../queries/own-cart.ts';
import { cartAskOf } from '../queries/price-cart.ts';
import { type SharedCart, sharedCart } from './shared-cart.ts';

/** Of an account that is no longer the buyer's they see no prices. */
const withoutPrices = (buyer: Buyer): Buyer => ({ ...buyer, showNetPrice: false });

/**
 * The buyer's active cart, or a draft of theirs, as it is shared; without prices when the ERP does not answer. Three
 * queries beside the ERP's at most, however large the cart.
 * @throws Failure 404 for another's cart, 409 for one that was ordered
 */
export const readSharedCart =
  (db: Database, erp: Pick<Erp, 'cartPrice'>) =>
  async (asking: Buyer, cartId: string | undefined, signal: AbortSignal): Promise<SharedCart> => {
    const own = cartId === undefined ? undefined : await ownCart(db)(asking, cartId);
    const cart = own?.cart ?? (await activeCart(db)(asking));
    const buyer = own?.buyer ?? (await findBuyerOnAccount(db)(asking, cart.account_id)) ?? withoutPrices(asking);
    const lines = await cartLines(db)({ cartId: cart.id, market: buyer.market });
    const priced = async (): Promise<PricedCart | undefined> => {
      if (!buyer.showNetPrice) return undefined;
      try {
        return await erp.cartPrice(customerOf(buyer), cartAskOf(cart, lines), signal);
      } catch (error) {
        if (error instanceof ErpDoesNotAnswer) return undefined;
        throw error;
      }
    };
    return sharedCart(buyer, cart, lines, await priced());
  };
