import type { ProblemError } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { MOST_KIT_ITEMS, MOST_KITS } from '../../kit-picker/index.ts';
import { useProblemText } from '../use-problem-text.ts';

/** Why a change of kits was refused, in the user's words. */
export const useCartKitProblem = (): ((problem: ProblemError) => string) => {
  const text = useText();
  const problemText = useProblemText();
  return (problem) => {
    switch (problem.code) {
      case 'too-many-kits':
        return text('kitCart.problem.tooManyKits', { most: MOST_KITS });
      case 'too-many-items':
        return text('kitCart.problem.tooManyItems', { most: MOST_KIT_ITEMS });
      case 'smart-kit-ordered':
        return text('kitCart.problem.ordered');
      case 'kit-empty':
        return text('kitCart.problem.empty');
      case 'not-orderable':
        return text('kitCart.problem.notOrderable');
      default:
        return problemText(problem);
    }
  };
};
