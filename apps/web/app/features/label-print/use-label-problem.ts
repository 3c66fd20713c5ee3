import type { ProblemError } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';

const SENTENCES: Readonly<Record<string, MessageKey>> = {
  'not-found': 'shelfLabels.problem.gone',
  'changed-meanwhile': 'shelfLabels.problem.gone',
  'no-labels': 'shelfLabels.problem.none',
  'not-allowed': 'shelfLabels.problem.prices',
  'erp-does-not-answer': 'shelfLabels.problem.erp',
  offline: 'shelfLabels.problem.offline',
};

/** Returns a function that says why labels can't be shown or printed, and what to do. */
export const useLabelProblem = (): ((problem: ProblemError) => string) => {
  const text = useText();
  return ({ code }) => text((Object.hasOwn(SENTENCES, code) && SENTENCES[code]) || 'shelfLabels.problem.other');
};
