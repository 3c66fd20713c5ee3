import type { CartItem } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { presentCartItems } from '../presenter.ts';
import { activeCart } from '../queries/active-cart.ts';
import { cartLines } from '../queries/cart-lines.ts';

/** Lines of the active cart as they are answered, as they stand in it; what went meanwhile is left out. Two queries. */
export const someLines =
  (db: Database) =>
  async (buyer: Buyer, lineIds: readonly string[]): Promise<CartItem[]> => {
    const cart = await activeCart(db)(buyer);
    const lines = await cartLines(db)({ cartId: cart.id, market: buyer.market, visibleTo: buyer, lineIds });
    return presentCartItems(lines, buyer.locale);
  };

/** A line of the active cart as it is answered. @throws Failure 404 when the cart has no such line */
export const lineOf =
  (db: Database) =>
  async (buyer: Buyer, lineId: string): Promise<CartItem> => {
    const [item] = await someLines(db)(buyer, [lineId]);
    if (item === undefined) throw notFound('line in the cart');
    return item;
  };
