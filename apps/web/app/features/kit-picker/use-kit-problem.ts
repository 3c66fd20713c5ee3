import type { ProblemError } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';

const TEXTS: Readonly<Record<string, MessageKey>> = {
  offline: 'kitTemplates.problem.offline',
  'signed-out': 'kitTemplates.problem.signedOut',
  'not-found': 'kitTemplates.problem.gone',
  'not-allowed': 'kitTemplates.problem.rights',
  'template-locked': 'kitTemplates.problem.locked',
  'changed-meanwhile': 'kitTemplates.problem.changed',
  'smart-kit-ordered': 'kitTemplates.problem.ordered',
  'too-many-kits': 'kitTemplates.problem.tooManyKits',
  'too-many-items': 'kitTemplates.problem.tooManyItems',
  'no-kits': 'kitTemplates.problem.noKits',
  'kit-empty': 'kitTemplates.problem.nothingPackable',
  'not-orderable': 'kitTemplates.problem.notOrderable',
  'quantity-too-large': 'kitTemplates.problem.quantity',
  'quantity-not-positive': 'kitTemplates.problem.quantity',
  'invalid-file': 'kitTemplates.problem.file',
};

/** Returns what a refused call of kits or templates means, in the reader's words. */
export const useKitProblem = (): ((problem: ProblemError) => string) => {
  const text = useText();
  return (problem) => text(TEXTS[problem.code] ?? 'kitTemplates.problem.other');
};
