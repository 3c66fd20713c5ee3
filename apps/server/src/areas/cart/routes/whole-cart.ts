import type { Cart } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import { type Buyer, findBuyerOnAccount } from '../../identity/index.ts';
import { presentCartDetails, presentCartItems } from '../presenter.ts';
import { activeCart } from '../queries/active-cart.ts';
import { cartLines } from '../queries/cart-lines.ts';

/** The active cart with its lines as it is answered, by what its account may see. */
export const wholeCart =
  (db: Database) =>
  async (buyer: Buyer): Promise<Cart> => {
    const cart = await activeCart(db)(buyer);
    // A cart on an account that was taken from the buyer is shown, so that they can put it on another.
    const visibleTo = (await findBuyerOnAccount(db)(buyer, cart.account_id)) ?? buyer;
    const lines = await cartLines(db)({
      cartId: cart.id,
      market: buyer.market,
      visibleTo,
      shownIn: languageOf(buyer.locale),
    });
    const CartItems = presentCartItems(lines, buyer.locale);
    return { ...presentCartDetails(cart), CartItems, ItemCount: CartItems.length };
  };
