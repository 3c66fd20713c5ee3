import type { ProblemError } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';

const TEXTS: Readonly<Record<string, MessageKey>> = {
  offline: 'pdf.problem.offline',
  'signed-out': 'pdf.problem.signedOut',
  'not-found': 'pdf.problem.gone',
  'not-allowed': 'pdf.problem.rights',
  'catalog-full': 'pdf.problem.full',
  'too-many-catalogs': 'pdf.problem.limit',
  'basket-empty': 'pdf.problem.empty',
  'document-empty': 'pdf.problem.empty',
  'basket-not-empty': 'pdf.problem.notEmpty',
  'changed-meanwhile': 'pdf.problem.changed',
  'too-many': 'pdf.problem.busy',
  'foreign-media': 'pdf.problem.image',
  'not-a-picture': 'pdf.problem.image',
  'picture-too-large': 'pdf.problem.tooLarge',
};

/** Returns what a refused call of PDF catalogs means, in the reader's words. */
export const usePdfProblem = (): ((problem: ProblemError) => string) => {
  const text = useText();
  return (problem) => text(TEXTS[problem.code] ?? 'pdf.problem.other');
};
