import { type CartItem, getCart, getCartDetails, type OperationOutput } from '@grossist/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../api/index.ts';

type KnownCart = OperationOutput<typeof getCart>;
type KnownDetails = OperationOutput<typeof getCartDetails>;

export const CART_KEY = queryKeyOf(getCart, {});
export const DETAILS_KEY = queryKeyOf(getCartDetails, {});

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
