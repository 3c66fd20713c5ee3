import type { CartItem, PartialCartItem } from '@grossist/contracts';
import type { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { quantityOfWire } from '../../../http/wire-quantity.ts';
import type { Buyer } from '../../identity/index.ts';
import type { LineUpdate } from '../lines/change-quantities.ts';
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

/** Maps a line of a request to its update. */
export const updateOf = (lineId: string, item: z.output<typeof PartialCartItem>): LineUpdate => ({
  lineId,
  quantity: item.Quantity === undefined ? undefined : quantityOfWire(item.Quantity),
  applied: item.AppliedProposal,
  note: item.Note,
  additionalNote: item.AdditionalNote,
  accountingString1: item.AccountingString1,
  accountingString2: item.AccountingString2,
  isDirectDelivery: item.IsDirectDeliveryProduct,
});

/** Maps the accounting strings of a request to an update of their line. */
export const accountingUpdateOf = (item: {
  CartItemId: string;
  AccountingString1: string;
  AccountingString2: string;
}): LineUpdate => ({
  lineId: item.CartItemId,
  accountingString1: item.AccountingString1,
  accountingString2: item.AccountingString2,
});
