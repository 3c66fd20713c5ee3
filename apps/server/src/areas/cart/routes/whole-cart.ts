import type { Cart } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import { PackedBeginning, WrittenAnswer } from '../../../http/written-answer.ts';
import { VersionedCache } from '../../../versioned-cache.ts';
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

/** Returns the active cart with the lines that its account may see. */
export const wholeCart =
  (db: Database) =>
  async (buyer: Buyer): Promise<Cart> => {
    const cart = await activeCart(db)(buyer);
    const CartItems = await itemsOf(db, buyer, cart, await viewerOf(db, buyer, cart));
    return { ...presentCartDetails(cart), CartItems, ItemCount: CartItems.length };
  };

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

/** Room for some hundreds of the largest carts. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Size of a cached cart in addition to its compressed bytes. */
const BYTES_BESIDE = 1024;

/**
 * Returns the serialized cart. Its lines are serialized and compressed once for each version of the cart, of materials,
 * and of the reader's language and assortments; the details of the cart are always current. Decision 0033.
 */
export const wholeCartForTheWire = (deps: Pick<CartDeps, 'db' | 'catalogue' | 'askable'>) => {
  const { db, catalogue } = deps;
  const responses = new VersionedCache<PackedBeginning>({
    maxSize: MOST_BYTES,
    sizeOf: ({ bytes }) => bytes + BYTES_BESIDE,
  });
  const cachedItemsOf = itemsByCachedVisibility(deps);
  return async (buyer: Buyer): Promise<WrittenAnswer> => {
    const cart = await activeCart(db)(buyer);
    const visibleTo = await viewerOf(db, buyer, cart);
    const versionNow = () => {
      const materials = catalogue.materialVersion();
      const reader = [buyer.locale, buyer.market, scopeKey(visibleTo.assortments)];
      return materials === undefined ? undefined : JSON.stringify([materials, cart.version, ...reader]);
    };
    const beginning = await responses.get(cart.id, versionNow, async () => {
      const isCached = catalogue.materialVersion() !== undefined;
      const items = await (isCached ? cachedItemsOf(buyer, cart, visibleTo) : itemsOf(db, buyer, cart, visibleTo));
      return PackedBeginning.packing([`{"ItemCount":${items.length},"CartItems":${JSON.stringify(items)},`]);
    });
    return new WrittenAnswer(beginning, JSON.stringify(presentCartDetails(cart)).slice(1));
  };
};
