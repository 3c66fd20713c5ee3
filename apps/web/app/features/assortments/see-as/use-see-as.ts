import { seeShopAs, stopSeeingShopAs } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useOperation } from '../../../api/index.ts';
import { useShopPath } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { ASSORTMENTS_PATH } from '../assortments-address.ts';
import { useProblemText } from '../parts/query-states.tsx';

const KEY = 'grossist-seen-as-from';

/** Remembers the page, with its locale, to return to when seeing the shop as a customer ends. */
const rememberPage = (page: string): void => {
  try {
    sessionStorage.setItem(KEY, page);
  } catch {
    // Storage is blocked: ending leads to the first screen.
  }
};

/** Returns the remembered page once; undefined for none, and for whatever is no page of this shop. */
const takeRememberedPage = (): string | undefined => {
  try {
    const page = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return page !== null && /^\/(?![/\\])/.test(page) ? page : undefined;
  } catch {
    return undefined;
  }
};

/** Clears the query cache of the previous user and opens a page with fresh data. */
const useEnterAs = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (page: string): Promise<void> => {
    queries.clear();
    await navigate(page);
    await revalidate();
  };
};

/** Starts seeing the shop as a customer, at its home page. [own-asm-03] */
export const useSeeAs = () => {
  const shopPath = useShopPath();
  const enter = useEnterAs();
  const problemText = useProblemText();
  const { pathname, search } = useLocation();
  return useOperation(seeShopAs, {
    onSuccess: () => {
      rememberPage(pathname + search);
      void enter(shopPath('/'));
    },
    onError: (problem) => notify(problemText(problem)),
  });
};

/** Ends it, and returns to the page where it began. [own-asm-04] */
export const useStopSeeingAs = () => {
  const shopPath = useShopPath();
  const enter = useEnterAs();
  const problemText = useProblemText();
  return useOperation(stopSeeingShopAs, {
    onSuccess: () => void enter(takeRememberedPage() ?? shopPath(ASSORTMENTS_PATH)),
    onError: (problem) => notify(problemText(problem)),
  });
};
