import type { Cart } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { ProblemError } from '../../api/index.ts';
import { notify } from '../../ui/index.ts';
import { showCart } from './show-cart.ts';
import { useProblemText } from './use-problem-text.ts';

/** Another cart has other prices, addresses and projects, and the orders overview lists the drafts. */
export const CHANGES_CARTS = ['cart', 'erp', 'addresses', 'context', 'orders'] as const;

/** What every call that begins, loads or converts a cart has in common: what it answers is shown at once. */
export const useCartCommands = () => {
  const queries = useQueryClient();
  const problemText = useProblemText();
  const settings = {
    invalidates: CHANGES_CARTS,
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  return { settings, showing: { ...settings, onSuccess: (cart: Cart) => showCart(queries, cart) } };
};
