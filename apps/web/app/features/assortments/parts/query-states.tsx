import { getAssortments } from '@grossist/contracts';
import type { MessageKey } from '../../../i18n/index.ts';
import { answeredWith, problemTextWith } from '../../desk/index.ts';

const TEXTS: Readonly<Record<string, MessageKey>> = {
  offline: 'errors.offline.title',
  'not-found': 'asm.problem.gone',
};

/** Returns why a call was refused, in the reader's language. */
export const useProblemText = problemTextWith({
  texts: TEXTS,
  tooLarge: 'errors.500.text',
  refused: 'asm.problem.refused',
});

/** Shows a response, a skeleton until it arrives, or why it failed. */
export const Answered = answeredWith({ gone: 'asm.gone', failed: 'asm.failed' }, useProblemText);

/** Areas whose cached responses a change of a relation makes old. */
export const CHANGES_ASSORTMENTS = [getAssortments.area] as const;
