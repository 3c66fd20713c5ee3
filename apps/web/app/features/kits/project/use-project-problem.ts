import type { ProblemError } from '../../../api/index.ts';
import { type MessageKey, useText } from '../../../i18n/index.ts';

const TEXTS: Readonly<Record<string, MessageKey>> = {
  offline: 'kits.problem.offline',
  'signed-out': 'kits.problem.signedOut',
  'not-found': 'kits.problem.gone',
  'not-allowed': 'kits.problem.rights',
  'changed-meanwhile': 'kits.problem.changed',
  'smart-kit-ordered': 'kits.problem.ordered',
  'too-many-kits': 'kits.problem.tooManyKits',
  'too-many-items': 'kits.problem.tooManyMaterials',
  'not-orderable': 'kits.problem.notOrderable',
  'kit-empty': 'kits.problem.emptyKit',
  'quantity-too-large': 'kits.problem.tooLarge',
  'cart-full': 'kits.problem.cartFull',
  'erp-does-not-answer': 'kits.problem.erp',
};

/** Returns what a refused call of a project of kits means, in the reader's words. */
export const useProjectProblem = (): ((problem: ProblemError) => string) => {
  const text = useText();
  return (problem) => text(TEXTS[problem.code] ?? 'kits.problem.other');
};
