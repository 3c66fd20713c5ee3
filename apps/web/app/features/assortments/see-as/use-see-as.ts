import { seeShopAs, stopSeeingShopAs } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useOperation } from '../../../api/index.ts';
import { useShopPath } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { ASSORTMENTS_PATH } from '../assortments-address.ts';
import { useProblemText } from '../parts/use-problem-text.ts';
import { rememberPage, takeRememberedPage } from './seen-from.ts';

/** Forgets what was loaded as somebody else, and opens a page with its data loaded again. */
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
