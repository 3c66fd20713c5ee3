import { answeredWith } from '../../desk/index.ts';
import { useProblemText } from './use-problem-text.ts';

/** Shows a response, a skeleton until it arrives, or why it failed. */
export const Answered = answeredWith({ gone: 'asm.gone', failed: 'asm.failed' }, useProblemText);
