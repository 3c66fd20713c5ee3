import { type Cart, restoreDraft, setActiveCartId } from '@grossist/contracts';
import { localTime, marketFacts } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type ProblemError, useOperation } from '../../api/index.ts';
import { useFormat, useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { showCart } from './cart-cache.ts';
import { useProblemText } from './use-problem-text.ts';

/**
 * Areas that a change of the active cart invalidates: prices, addresses and projects differ, and orders list drafts.
 */
export const CHANGES_CARTS = ['cart', 'erp', 'addresses', 'context', 'orders'] as const;

/**
 * Returns the options of calls that begin, load or convert a cart; `showing` puts the response into the cache at once.
 */
export const useCartCommands = () => {
  const queries = useQueryClient();
  const problemText = useProblemText();
  const settings = {
    invalidates: CHANGES_CARTS,
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  return { settings, showing: { ...settings, onSuccess: (cart: Cart) => showCart(queries, cart) } };
};

/** Returns the function that makes the default name of an order. */
export const useDefaultName = (): (() => string) => {
  const text = useText();
  const format = useFormat();
  const user = useSignedInUser();
  return () => {
    const { date } = localTime(Date.now(), marketFacts(user?.market ?? 'DK').timeZone);
    return user?.defaultOrderName || text('cart.head.defaultName', { date: format.date(date) });
  };
};

/** Returns the function that restores a discarded cart or deleted draft; a replaced cart becomes a draft. */
export const useRestoreCart = () => {
  const { settings } = useCartCommands();
  const restore = useOperation(restoreDraft, settings);
  const activate = useOperation(setActiveCartId, settings);
  return async (cartId: string, wasActive: boolean): Promise<void> => {
    try {
      await restore.mutateAsync({ params: { id: cartId } });
      if (wasActive) await activate.mutateAsync({ body: { CartId: cartId } });
    } catch {
      // onError shows the problem.
    }
  };
};
