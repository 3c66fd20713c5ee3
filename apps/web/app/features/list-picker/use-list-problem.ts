import type { ProblemError } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';

const TEXTS: Readonly<Record<string, MessageKey>> = {
  offline: 'lists.problem.offline',
  'signed-out': 'lists.problem.signedOut',
  'not-found': 'lists.problem.gone',
  'not-allowed': 'lists.problem.rights',
  'list-full': 'lists.problem.full',
  'favorites-full': 'lists.problem.full',
  'too-many-lists': 'lists.problem.limit',
  'too-many-lines': 'lists.reason.tooMany',
  'too-many-subscribers': 'lists.problem.subscribers',
  'too-many-shared-lists': 'lists.problem.subscribers',
  'changed-meanwhile': 'lists.problem.changed',
  'invalid-file': 'lists.problem.file',
};

/** Returns what a refused call of lists means, in the reader's words. */
export const useListProblem = (): ((problem: ProblemError) => string) => {
  const text = useText();
  return (problem) => text(TEXTS[problem.code] ?? 'lists.problem.other');
};
