import type { ProblemError } from '../../../api/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemText } from './use-problem-text.ts';

/** For calls whose refusal is told by a notice, and that make the answers of these areas old. */
export const useTold = (...areas: readonly string[]) => {
  const problemText = useProblemText();
  return { invalidates: areas, onError: (problem: ProblemError) => notify(problemText(problem)) };
};
