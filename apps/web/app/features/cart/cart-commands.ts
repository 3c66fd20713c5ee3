import { type Cart, restoreDraft, setActiveCartId } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ProblemError, useOperation } from '../../api/index.ts';
import { useFormat, useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { CHANGES_CART, showCart } from './cart-cache.ts';
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

/** The name of an order that nobody has named yet. */
export const useDefaultName = (): (() => string) => {
  const text = useText();
  const format = useFormat();
  const user = useSignedInUser();
  return () =>
    user?.defaultOrderName ||
    text('cart.head.defaultName', { date: format.date(new Date().toISOString().slice(0, 10)) });
};

/** What every change of the cart's details has in common. */
export const useDetailChange = () => {
  const problemText = useProblemText();
  return {
    // Another account has other addresses and projects.
    invalidates: [...CHANGES_CART, 'addresses', 'context'],
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
};

/** The undo of a cart or draft that was discarded or deleted; what is put aside for it becomes a draft. */
export const useBringBack = () => {
  const { settings } = useCartCommands();
  const restore = useOperation(restoreDraft, settings);
  const activate = useOperation(setActiveCartId, settings);
  return async (cartId: string, wasActive: boolean): Promise<void> => {
    try {
      await restore.mutateAsync({ params: { id: cartId } });
      if (wasActive) await activate.mutateAsync({ body: { CartId: cartId } });
    } catch {
      // Told by onError.
    }
  };
};
