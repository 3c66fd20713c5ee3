import type { Cart } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import { WrittenAnswer } from '../../../http/written-answer.ts';
import { scopeKey } from '../../assortments/index.ts';
import { documentsEdition } from '../../catalogue/index.ts';
import { type Buyer, findBuyerOnAccount } from '../../identity/index.ts';
import { askableMaterials } from '../../pricing/index.ts';
import { CartResponseCache } from '../cart-response-cache.ts';
import { presentCartDetails, presentCartItems } from '../presenter.ts';
import { type ActiveCart, activeCart } from '../queries/active-cart.ts';
import { cartLines } from '../queries/cart-lines.ts';

/** By what its account may see. A cart on an account that was taken from the buyer is shown, so that they can put it on another. */
const viewerOf = async (db: Database, buyer: Buyer, cart: ActiveCart): Promise<Buyer> =>
  (await findBuyerOnAccount(db)(buyer, cart.account_id)) ?? buyer;

const itemsOf = async (db: Database, { locale, market }: Buyer, cart: ActiveCart, visibleTo: Buyer) =>
  presentCartItems(await cartLines(db)({ cartId: cart.id, market, visibleTo, shownIn: languageOf(locale) }), locale);

/** The active cart with its lines as it is answered, by what its account may see. */
export const wholeCart =
  (db: Database) =>
  async (buyer: Buyer): Promise<Cart> => {
    const cart = await activeCart(db)(buyer);
    const CartItems = await itemsOf(db, buyer, cart, await viewerOf(db, buyer, cart));
    return { ...presentCartDetails(cart), CartItems, ItemCount: CartItems.length };
  };

/**
 * The same where changes are heard of: which materials may be seen is then known of all that was in a cart, or priced,
 * before. Asking the database takes as long as all the rest of the lines, and who changes one line sees all of them again.
 */
const itemsByKept = (db: Database) => {
  const linesOf = cartLines(db);
  const askable = askableMaterials(db);
  return async ({ locale, market }: Buyer, cart: ActiveCart, visibleTo: Buyer) => {
    const lines = await linesOf({ cartId: cart.id, market, shownIn: languageOf(locale) });
    const seen = await askable(visibleTo, [...new Set(lines.map((line) => line.sap_material_number))]);
    const shown = lines.map((line) => (seen.has(line.sap_material_number) ? line : { ...line, sold_here: false }));
    return presentCartItems(shown, locale);
  };
};

/**
 * The same as it goes over the wire. Lines are read, put into words and packed once for a version of the cart, as long
 * as all else that they are made of stands too: the reader's language and assortments, and whatever is known of
 * materials. What is said of the cart itself is as it is now. Decision 0033.
 */
export const wholeCartForTheWire = (db: Database) => {
  const responses = new CartResponseCache();
  const itemsHeardOf = itemsByKept(db);
  return async (buyer: Buyer): Promise<WrittenAnswer> => {
    const cart = await activeCart(db)(buyer);
    const visibleTo = await viewerOf(db, buyer, cart);
    const madeOfNow = () => {
      const edition = documentsEdition(db);
      const reader = [buyer.locale, buyer.market, scopeKey(visibleTo.assortments)];
      return edition === undefined ? undefined : [edition, cart.version, ...reader];
    };
    const beginning = await responses.of(cart.id, madeOfNow, async () => {
      const isHeardOf = documentsEdition(db) !== undefined;
      const items = await (isHeardOf ? itemsHeardOf(buyer, cart, visibleTo) : itemsOf(db, buyer, cart, visibleTo));
      return `{"ItemCount":${items.length},"CartItems":${JSON.stringify(items)},`;
    });
    return new WrittenAnswer(beginning, JSON.stringify(presentCartDetails(cart)).slice(1));
  };
};
