import { type Cart, type CartItem, getCart, getCartDetails, type OperationOutput } from '@grossist/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../api/index.ts';

type KnownCart = OperationOutput<typeof getCart>;
type KnownDetails = OperationOutput<typeof getCartDetails>;

export const CART_KEY = queryKeyOf(getCart, {});
const DETAILS_KEY = queryKeyOf(getCartDetails, {});

/** Areas whose answers a change of the cart makes old: prices and sums follow the lines. */
export const CHANGES_CART = ['cart', 'erp'] as const;

/** Shows a count of lines at once; the shop's own comes after. */
export const showItemCount = (queries: QueryClient, count: (known: number) => number): void => {
  queries.setQueryData<KnownDetails>(DETAILS_KEY, (known) => known && { ...known, ItemCount: count(known.ItemCount) });
};

/** The cart's lines as far as this page knows. */
export const knownLines = (queries: QueryClient): readonly CartItem[] =>
  queries.getQueryData<KnownCart>(CART_KEY)?.CartItems ?? [];

/** Whether a line of a material is in the cart as far as this page knows. */
export const isInKnownCart = (queries: QueryClient, code: string): boolean =>
  queries.getQueryData<KnownCart>(CART_KEY)?.CartItems.some((line) => line.Code === code) ?? false;

/** Shows a changed line at once. */
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

/** Shows the cart without some lines at once. */
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

/** Everything known of the cart is asked for again. */
export const refreshCart = (queries: QueryClient): Promise<unknown> =>
  Promise.all(CHANGES_CART.map((area) => queries.invalidateQueries({ queryKey: [area] })));

/**
 * This page changed the cart and shows it already. When its answer is the very next version, all is known and nothing
 * need be asked; otherwise somebody else changed it in between.
 * @returns whether the page shows the whole cart as it is now
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

/** Whether the page has not seen this state of a cart yet. */
export const isNews = (queries: QueryClient, change: SeenCart & { IsActive: boolean }): boolean => {
  const known = knownCart(queries);
  if (!known) return false;
  // A draft was changed: the list of drafts may show it.
  if (known.CartId !== change.CartId) return true;
  return !change.IsActive || change.Version > known.Version;
};

/** Shows another cart at once in place of the present one. */
export const showCart = (queries: QueryClient, cart: Cart): void => {
  queries.setQueryData<Cart>(CART_KEY, cart);
  const { CartItems: _, ...details } = cart;
  queries.setQueryData<KnownDetails>(DETAILS_KEY, details);
};
