import {
  type CartDetails,
  getCartDetails,
  getCartPrice,
  updateCartAccount,
  updateCartProject,
} from '@grossist/contracts';
import type { Currency, Locale } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { callOperation, type ProblemError, queryKeyOf, useOperation } from '../../../api/index.ts';
import { useFormat, useLocale, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_CART } from '../cart-cache.ts';
import { inOneLine } from '../delivery-names.ts';
import { useProblemText } from '../use-problem-text.ts';

/** What the lines of the cart cost. */
interface CartSum {
  amount: number;
  currency: Currency;
}

interface AccountChange {
  /** Undefined if the page had not loaded the cart. */
  before: CartDetails | undefined;
  after: CartDetails;
  sumBefore: CartSum | undefined;
  sumAfter: CartSum | undefined;
}

const signed = (amount: number, currency: Currency, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, signDisplay: 'exceptZero' }).format(amount);

/**
 * Returns the function that describes a change of account or project: its name, the address and the price difference.
 */
const useChangeWords = (): ((change: AccountChange) => string) => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();

  const nameOf = ({ before, after }: AccountChange): string => {
    if (before?.SoldTo !== after.SoldTo) return text('cart.switch.account', { name: after.SoldToName });
    return after.Project
      ? text('cart.switch.project', { name: after.Project.ProjectTitle })
      : text('cart.switch.noProject');
  };
  const addressOf = ({ before, after }: AccountChange): string => {
    const [was, is] = [before, after].map((cart) => (cart?.Address ? inOneLine(cart.Address) : ''));
    if (before === undefined || was === is) return '';
    return is === '' ? text('cart.switch.noAddress') : text('cart.switch.address', { address: is ?? '' });
  };
  const pricesOf = ({ sumBefore, sumAfter }: AccountChange): string => {
    if (!sumBefore || !sumAfter) return '';
    if (sumBefore.currency !== sumAfter.currency) {
      return text('cart.switch.newSum', { amount: format.money(sumAfter.amount, sumAfter.currency) });
    }
    const difference = Math.round((sumAfter.amount - sumBefore.amount) * 100) / 100;
    if (difference === 0) return text('cart.switch.samePrices');
    return text('cart.switch.prices', { difference: signed(difference, sumAfter.currency, locale) });
  };
  return (change) => [nameOf(change), addressOf(change), pricesOf(change)].filter((part) => part !== '').join(' ');
};

const DETAILS = queryKeyOf(getCartDetails, {});
const SUM = queryKeyOf(getCartPrice, { body: {} });

/** Milliseconds that a switch waits for the cart's total; then the message omits prices. */
const SUM_TIMEOUT = 2500;

const withTimeout = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, SUM_TIMEOUT))]);

type KnownDetails = CartDetails & { ItemCount: number };

/** Returns the options that all changes of the cart's details share. */
export const useDetailChange = () => {
  const problemText = useProblemText();
  return {
    // Another account has other addresses and projects.
    invalidates: [...CHANGES_CART, 'addresses', 'context'],
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
};

/**
 * Moves the cart to another account or project and reports what changed with it: the address and the total. Returns
 * functions that change one or the other. [cart-15] [cart-16]
 */
export const useAccountChange = () => {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const settings = useDetailChange();
  const wordsOf = useChangeWords();

  /** Loads the cart's total; undefined while the ERP is unavailable. */
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
    // Drops the previous account's prices, so that they are never shown for this one.
    onSuccess: () => void queries.resetQueries({ queryKey: ['erp'] }),
  });
  const project = useOperation(updateCartProject, { ...settings, invalidates: [...invalidates, 'erp'] });

  const announce = async (apply: () => Promise<CartDetails>): Promise<void> => {
    const before = queries.getQueryData<KnownDetails>(DETAILS);
    const hasLines = (before?.ItemCount ?? 0) > 0;
    const sumBefore = hasLines ? await withTimeout(sumNow()) : undefined;
    let after: CartDetails;
    try {
      after = await apply();
    } catch {
      // `useDetailChange` has shown the problem.
      return;
    }
    if (before && before.SoldTo !== after.SoldTo) void revalidate();
    const sumAfter = hasLines ? await withTimeout(sumNow()) : undefined;
    notify(wordsOf({ before, after, sumBefore, sumAfter }));
  };

  return {
    isChanging: account.isPending || project.isPending,
    changeAccount: (soldTo: string) => announce(() => account.mutateAsync({ body: { soldTo } })),
    changeProject: (ProjectNumber: string, SoldTo: string) =>
      announce(() => project.mutateAsync({ body: { ProjectNumber, SoldTo } })),
  };
};
