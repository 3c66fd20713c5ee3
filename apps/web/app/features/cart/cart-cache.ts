import { type Cart, type CartItem, getCart, getCartDetails, type OperationOutput } from '@grossist/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../api/index.ts';

type KnownCart = OperationOutput<typeof getCart>;
type KnownDetails = OperationOutput<typeof getCartDetails>;

export const CART_KEY = queryKeyOf(getCart, {});
const DETAILS_KEY = queryKeyOf(getCartDetails, {});

/** Areas whose cached responses a change of the cart invalidates: prices and sums depend on the lines. */
export const CHANGES_CART = ['cart', 'erp'] as const;

/** Updates the cached count of lines at once, before the response arrives. */
export const showItemCount = (queries: QueryClient, count: (known: number) => number): void => {
  queries.setQueryData<KnownDetails>(DETAILS_KEY, (known) => known && { ...known, ItemCount: count(known.ItemCount) });
};

/** Returns the cached lines of the cart. */
export const knownLines = (queries: QueryClient): readonly CartItem[] =>
  queries.getQueryData<KnownCart>(CART_KEY)?.CartItems ?? [];

/** Returns true if the cached cart has a line of a material. */
export const isInKnownCart = (queries: QueryClient, code: string): boolean =>
  queries.getQueryData<KnownCart>(CART_KEY)?.CartItems.some((line) => line.Code === code) ?? false;

/** Updates a line in the cache at once. */
export const showLine = (queries: QueryClient, line: CartItem): void => {
  queries.setQueryData<KnownCart>(
    CART_KEY,
    (known) =>
      known && {
        ...known,
        CartItems: known.CartItems.map((one) => (one.CartItemId === line.CartItemId ? line : one)),
      },
  );
};

/** Removes lines from the cached cart at once. */
export const hideLines = (queries: QueryClient, ids: ReadonlySet<string>): void => {
  queries.setQueryData<KnownCart>(CART_KEY, (known) => {
    if (!known) return known;
    const CartItems = known.CartItems.filter((line) => !ids.has(line.CartItemId));
    return { ...known, CartItems, ItemCount: CartItems.length };
  });
  showItemCount(queries, (known) => Math.max(0, known - ids.size));
};

interface SeenCart {
  CartId: string;
  Version: number;
}

const knownCart = (queries: QueryClient): SeenCart | undefined =>
  queries.getQueryData<KnownCart>(CART_KEY) ?? queries.getQueryData<KnownDetails>(DETAILS_KEY);

/** Invalidates all cached data of the cart. */
export const refreshCart = (queries: QueryClient): Promise<unknown> =>
  Promise.all(CHANGES_CART.map((area) => queries.invalidateQueries({ queryKey: [area] })));

/**
 * Notes the version of an own change that the cache shows already. If it is the next version, the cache is current;
 * otherwise somebody else changed the cart in between.
 * @returns true if the cache has the current cart
 */
export const noteOwnVersion = (queries: QueryClient, version: number): boolean => {
  const known = knownCart(queries);
  if (!known || version > known.Version + 1) return false;
  const counted = <T extends SeenCart>(cart: T | undefined) =>
    cart && { ...cart, Version: Math.max(cart.Version, version) };
  queries.setQueryData<KnownCart>(CART_KEY, counted);
  queries.setQueryData<KnownDetails>(DETAILS_KEY, counted);
  return true;
};

/** Returns true if a change event reports a version that the cache does not have. */
export const isNews = (queries: QueryClient, change: SeenCart & { IsActive: boolean }): boolean => {
  const known = knownCart(queries);
  if (!known) return false;
  // A draft changed, which the list of drafts may show.
  if (known.CartId !== change.CartId) return true;
  return !change.IsActive || change.Version > known.Version;
};

/** Replaces the cached cart by another at once. */
export const showCart = (queries: QueryClient, cart: Cart): void => {
  queries.setQueryData<Cart>(CART_KEY, cart);
  const { CartItems: _, ...details } = cart;
  queries.setQueryData<KnownDetails>(DETAILS_KEY, details);
};
