import * as calls from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { presentCartDetails, presentCartItems } from '../presenter.ts';
import { activeCart } from '../queries/buyer-carts.ts';
import { cartLines } from '../queries/cart-lines.ts';
import type { CartDeps } from './deps.ts';
import type { WholeCart } from './whole-cart.ts';

/** What is in the active cart. */
export const readRoutes = ({ db }: CartDeps, wholeCart: WholeCart): readonly Answer[] => {
  const cartOf = activeCart(db);
  const linesOf = cartLines(db);

  return [
    answerBuyer(calls.getCart, (_, buyer) => wholeCart(buyer)),
    answerBuyer(calls.getCartItems, async (_, buyer) => {
      const cart = await cartOf(buyer);
      const shownIn = languageOf(buyer.locale);
      const lines = await linesOf({ cartId: cart.id, market: buyer.market, visibleTo: buyer, shownIn });
      return presentCartItems(lines, buyer.locale);
    }),
    answerBuyer(calls.getCartDetails, async (_, buyer) => {
      const cart = await cartOf(buyer);
      return { ...presentCartDetails(cart), ItemCount: cart.line_count };
    }),
    answerBuyer(calls.pagedCartItems, async ({ query }, buyer) => {
      const cart = await cartOf(buyer);
      const offset = (query.page - 1) * query.pageSize;
      const page = {
        cartId: cart.id,
        market: buyer.market,
        visibleTo: buyer,
        order: query.sort,
        language: languageOf(buyer.locale),
        shownIn: languageOf(buyer.locale),
        offset,
        limit: query.pageSize,
      };
      return { PageItems: presentCartItems(await linesOf(page), buyer.locale), TotalItems: cart.line_count };
    }),
  ];
};
