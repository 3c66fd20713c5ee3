import type { Cart, CartItem } from '@grossist/contracts';
import * as calls from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { compressAhead, sizeAhead } from '../../../http/compression.ts';
import { memorySizeOf, VersionedCache } from '../../../versioned-cache.ts';
import { scopeKey } from '../../assortments/index.ts';
import { type Buyer, findBuyerOnAccount } from '../../identity/index.ts';
import { presentCartDetails, presentCartItems } from '../presenter.ts';
import { type ActiveCart, activeCart } from '../queries/buyer-carts.ts';
import { cartLines } from '../queries/cart-lines.ts';
import type { CartDeps } from './deps.ts';

/**
 * Returns the buyer on the cart's account; the buyer themselves if they lost access to it, so that they can choose
 * another.
 */
const viewerOf = async (db: Database, buyer: Buyer, cart: ActiveCart): Promise<Buyer> =>
  (await findBuyerOnAccount(db)(buyer, cart.account_id)) ?? buyer;

const itemsOf = async (db: Database, { locale, market }: Buyer, cart: ActiveCart, visibleTo: Buyer) =>
  presentCartItems(await cartLines(db)({ cartId: cart.id, market, visibleTo, shownIn: languageOf(locale) }), locale);

/**
 * Loads the items where changes are notified: the visibility of their materials is then cached. Reading it takes as
 * long as reading all else of the lines, and every change of a line loads all of them again.
 */
const itemsByCachedVisibility = ({ db, askable }: Pick<CartDeps, 'db' | 'askable'>) => {
  const linesOf = cartLines(db);
  return async ({ locale, market }: Buyer, cart: ActiveCart, visibleTo: Buyer) => {
    const lines = await linesOf({ cartId: cart.id, market, shownIn: languageOf(locale) });
    const seen = await askable(visibleTo, [...new Set(lines.map((line) => line.sap_material_number))]);
    const shown = lines.map((line) => (seen.has(line.sap_material_number) ? line : { ...line, sold_here: false }));
    return presentCartItems(shown, locale);
  };
};

/** Bytes of cached lines, plain and compressed: some 1,900 carts of 20 lines. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Loads a buyer's active cart with the lines that its account may see. */
export type WholeCart = (buyer: Buyer) => Promise<Cart>;

/**
 * Opens the cache of cart lines. They are loaded once for each version of the cart, of materials, and of the reader's
 * language, market and assortments; the details of the cart are always loaded. Decision 0033.
 */
export const openWholeCart = (deps: Pick<CartDeps, 'db' | 'catalogue' | 'askable'>): WholeCart => {
  const { db, catalogue } = deps;
  const cache = new VersionedCache<CartItem[]>({
    maxSize: MOST_BYTES,
    sizeOf: (items) => memorySizeOf(items) + sizeAhead(items),
  });
  const itemsByCache = itemsByCachedVisibility(deps);
  return async (buyer) => {
    const cart = await activeCart(db)(buyer);
    const visibleTo = await viewerOf(db, buyer, cart);
    const versionNow = () => {
      const materials = catalogue.materialVersion();
      const reader = [buyer.locale, buyer.market, scopeKey(visibleTo.assortments)];
      return materials === undefined ? undefined : JSON.stringify([materials, cart.version, ...reader]);
    };
    const CartItems = await cache.get(cart.id, versionNow, async () => {
      const isCached = catalogue.materialVersion() !== undefined;
      const items = await (isCached ? itemsByCache(buyer, cart, visibleTo) : itemsOf(db, buyer, cart, visibleTo));
      if (isCached) await compressAhead('CartItems', items);
      return items;
    });
    return { ...presentCartDetails(cart), CartItems, ItemCount: CartItems.length };
  };
};

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
