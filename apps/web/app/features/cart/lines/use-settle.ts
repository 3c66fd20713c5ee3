import { getCart, getCartDetails, getCartPrice } from '@grossist/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { noteOwnVersion, refreshCart } from '../cart-version.ts';

/** Milliseconds without a further change after which prices are asked anew. */
const REST = 300;

/** Answers that hold the cart's lines or version, which the page has patched itself. */
const PATCHED: readonly string[] = [getCart.name, getCartDetails.name];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * After a change that the page shows already: prices and sums follow once no further change has come for a while, and
 * the cart itself is asked for again only when somebody else changed it too. Counts as a change under way meanwhile,
 * so that nobody orders by sums of before.
 */
export const useSettle = (): ((version: number) => void) => {
  const queries = useQueryClient();
  const last = useRef(0);
  const { mutate } = useMutation({
    mutationFn: async (): Promise<void> => {
      last.current += 1;
      const turn = last.current;
      await pause(REST);
      if (turn !== last.current) return;
      const others = queries.invalidateQueries({
        predicate: ({ queryKey: [area, name] }) => area === getCart.area && !PATCHED.includes(String(name)),
      });
      const prices = queries.invalidateQueries({ queryKey: [getCartPrice.area] });
      await Promise.all([others, prices]);
    },
  });

  return (version) => {
    if (noteOwnVersion(queries, version)) mutate();
    else void refreshCart(queries);
  };
};
