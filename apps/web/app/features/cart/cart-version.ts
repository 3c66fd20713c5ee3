import type { getCart, getCartDetails, OperationOutput } from '@grossist/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { CART_KEY, CHANGES_CART, DETAILS_KEY } from './cart-cache.ts';

type KnownCart = OperationOutput<typeof getCart>;
type KnownDetails = OperationOutput<typeof getCartDetails>;

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
