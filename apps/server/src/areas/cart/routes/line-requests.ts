import type { CartItem, PartialCartItem } from '@grossist/contracts';
import type { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import type { LineWish } from '../commands/change-lines.ts';
import { presentCartItems } from '../presenter.ts';
import { activeCart } from '../queries/buyer-carts.ts';
import { cartLines } from '../queries/cart-lines.ts';

/** Loads lines of the active cart for the response; lines removed since are left out. Two queries. */
export const someLines =
  (db: Database) =>
  async (buyer: Buyer, lineIds: readonly string[]): Promise<CartItem[]> => {
    const cart = await activeCart(db)(buyer);
    const lines = await cartLines(db)({ cartId: cart.id, market: buyer.market, visibleTo: buyer, lineIds });
    return presentCartItems(lines, buyer.locale);
  };

/** Loads a line of the active cart for the response. @throws Failure 404 when the cart has no such line */
export const lineOf =
  (db: Database) =>
  async (buyer: Buyer, lineId: string): Promise<CartItem> => {
    const [item] = await someLines(db)(buyer, [lineId]);
    if (item === undefined) throw notFound('line in the cart');
    return item;
  };

/** Maps a request's line to its change. */
export const wishOf = (lineId: string, item: z.output<typeof PartialCartItem>): LineWish => ({
  lineId,
  quantity: item.Quantity,
  applied: item.AppliedProposal,
  note: item.Note,
  additionalNote: item.AdditionalNote,
  accountingString1: item.AccountingString1,
  accountingString2: item.AccountingString2,
  isDirectDelivery: item.IsDirectDeliveryProduct,
});

export const accountingWishOf = (item: {
  CartItemId: string;
  AccountingString1: string;
  AccountingString2: string;
}): LineWish => ({
  lineId: item.CartItemId,
  accountingString1: item.AccountingString1,
  accountingString2: item.AccountingString2,
});
