import type { MessageKey } from '../../../i18n/index.ts';
import { problemTextWith } from '../../desk/index.ts';

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
