import type { ProblemError } from '../../../api/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemText } from './use-problem-text.ts';

/** Returns options of a mutation that shows a refusal as a notice and invalidates the queries of these areas. */
export const useProblemNotice = (...areas: readonly string[]) => {
  const problemText = useProblemText();
  return { invalidates: areas, onError: (problem: ProblemError) => notify(problemText(problem)) };
};
