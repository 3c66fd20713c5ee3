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
  'media-not-a-picture': 'pdf.problem.image',
  'media-unknown-format': 'pdf.problem.image',
  'media-not-text': 'pdf.problem.image',
  'media-markup': 'pdf.problem.image',
  'media-script': 'pdf.problem.image',
  'media-name': 'pdf.problem.image',
  'media-empty': 'pdf.problem.damaged',
  'media-damaged': 'pdf.problem.damaged',
  'media-trailing-data': 'pdf.problem.damaged',
  'media-too-many-frames': 'pdf.problem.damaged',
  'picture-too-large': 'pdf.problem.tooLarge',
  'media-too-many-pixels': 'pdf.problem.tooLarge',
  'file-too-large': 'pdf.problem.tooLarge',
  'media-space-used-up': 'pdf.problem.space',
};

/** Returns what a refused call of PDF catalogs means, in the reader's words. */
export const usePdfProblem = (): ((problem: ProblemError) => string) => {
  const text = useText();
  return (problem) => text(TEXTS[problem.code] ?? 'pdf.problem.other');
};
