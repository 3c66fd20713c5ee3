import { answeredWith } from '../../desk/index.ts';
import { useProblemText } from './use-problem-text.ts';

/** What is asked for: its place while it is under way, why it can't be had, or itself. */
export const Answered = answeredWith({ gone: 'support.gone', failed: 'support.failed' }, useProblemText);
