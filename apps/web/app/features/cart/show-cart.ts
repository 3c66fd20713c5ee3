import { type Cart, type CartDetails, getCartDetails, type OperationOutput } from '@grossist/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { CART_KEY, DETAILS_KEY } from './cart-cache.ts';

/** Shows another cart at once in place of the present one. */
export const showCart = (queries: QueryClient, cart: Cart): void => {
  queries.setQueryData<Cart>(CART_KEY, cart);
  const { CartItems: _, ...details } = cart;
  queries.setQueryData<OperationOutput<typeof getCartDetails>>(DETAILS_KEY, details);
};

/** Shows what is said of the cart as a whole at once; the lines stay as they are. */
export const showDetails = (queries: QueryClient, details: CartDetails): void => {
  queries.setQueryData<Cart>(CART_KEY, (known) =>
    known?.CartId === details.CartId ? { ...known, ...details } : known,
  );
};
