import type { QueryClient } from '@tanstack/react-query';
import { CART_KEY, CHANGES_CART } from '../../cart/index.ts';

/** Leaves for the order's own page, and then forgets the cart that was ordered, which is no more. */
export const orderIsPlaced = async (queries: QueryClient, leave: () => Promise<void> | void): Promise<void> => {
  await leave();
  queries.removeQueries({ queryKey: CART_KEY });
  await Promise.all([...CHANGES_CART, 'orders'].map((area) => queries.invalidateQueries({ queryKey: [area] })));
};
