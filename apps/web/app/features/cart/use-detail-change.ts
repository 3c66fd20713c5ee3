import type { ProblemError } from '../../api/index.ts';
import { notify } from '../../ui/index.ts';
import { CHANGES_CART } from './cart-cache.ts';
import { useProblemText } from './use-problem-text.ts';

/** What every change of the cart's details has in common. */
export const useDetailChange = () => {
  const problemText = useProblemText();
  return {
    // Another account has other addresses and projects.
    invalidates: [...CHANGES_CART, 'addresses', 'context'],
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
};
