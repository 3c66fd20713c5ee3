import {
  type CartDetails,
  getCartDetails,
  getCartPrice,
  updateCartAccount,
  updateCartProject,
} from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { callOperation, queryKeyOf, useOperation } from '../../../api/index.ts';
import { notify } from '../../../ui/index.ts';
import { useDetailChange } from '../use-detail-change.ts';
import { type CartSum, useChangeWords } from './use-change-words.ts';

const DETAILS = queryKeyOf(getCartDetails, {});
const SUM = queryKeyOf(getCartPrice, { body: {} });

/** Milliseconds that a switch waits for what the cart costs; an ERP that is slower holds up nothing. */
const PATIENCE = 2500;

const inTime = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))]);

type KnownDetails = CartDetails & { ItemCount: number };

/**
 * Puts the cart on another account or project and says what changed with it: address, and what the cart costs. Returns
 * functions that change one or the other. [cart-15] [cart-16]
 */
export const useAccountChange = () => {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const settings = useDetailChange();
  const wordsOf = useChangeWords();

  /** Undefined for a cart without lines, and while the ERP is unavailable: nothing is said of prices then. */
  const sumNow = async (): Promise<CartSum | undefined> => {
    try {
      const { CartPriceInfo } = await queries.fetchQuery({
        queryKey: SUM,
        queryFn: ({ signal }) => callOperation(getCartPrice, { body: {} }, { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      });
      return { amount: CartPriceInfo.SubTotal, currency: CartPriceInfo.Currency };
    } catch {
      return undefined;
    }
  };

  const invalidates = ['cart', 'addresses', 'context', 'service centers', 'search', 'recommendations'];
  const account = useOperation(updateCartAccount, {
    ...settings,
    invalidates,
    // Another account's prices are not shown for a moment as if they were this one's.
    onSuccess: () => void queries.resetQueries({ queryKey: ['erp'] }),
  });
  const project = useOperation(updateCartProject, { ...settings, invalidates: [...invalidates, 'erp'] });

  const announce = async (apply: () => Promise<CartDetails>): Promise<void> => {
    const before = queries.getQueryData<KnownDetails>(DETAILS);
    const hasLines = (before?.ItemCount ?? 0) > 0;
    const sumBefore = hasLines ? await inTime(sumNow()) : undefined;
    let after: CartDetails;
    try {
      after = await apply();
    } catch {
      // `useDetailChange` has said why.
      return;
    }
    if (before && before.SoldTo !== after.SoldTo) void revalidate();
    const sumAfter = hasLines ? await inTime(sumNow()) : undefined;
    notify(wordsOf({ before, after, sumBefore, sumAfter }));
  };

  return {
    isChanging: account.isPending || project.isPending,
    changeAccount: (soldTo: string) => announce(() => account.mutateAsync({ body: { soldTo } })),
    changeProject: (ProjectNumber: string, SoldTo: string) =>
      announce(() => project.mutateAsync({ body: { ProjectNumber, SoldTo } })),
  };
};
