import type { ProblemError } from '../../../api/index.ts';
import { type MessageKey, useText } from '../../../i18n/index.ts';

const TEXTS: Readonly<Record<string, MessageKey>> = {
  offline: 'errors.offline.title',
  'changed-meanwhile': 'support.problem.changed',
  'already-placed': 'support.problem.placed',
  'erp-does-not-answer': 'support.problem.erp',
  'file-too-large': 'support.problem.tooLarge',
  'file-empty': 'support.problem.empty',
  'not-a-customer': 'support.problem.customer',
  'no-customer': 'support.problem.noCustomer',
  'nothing-to-order': 'support.problem.nothing',
  'too-many-lines': 'support.problem.tooMany',
  'address-country': 'support.problem.country',
  'quantity-not-positive': 'support.problem.quantity',
};

/** Why something was refused, in the reader's language; what the shop says of it where there is no such text. */
export const useProblemText = () => {
  const text = useText();
  return (problem: ProblemError): string => {
    const known = TEXTS[problem.code];
    if (known !== undefined) return text(known);
    if (problem.status === 413) return text('support.problem.tooLarge');
    const said = problem.detail ?? '';
    return said === '' ? text('errors.500.text') : `${text('support.problem.refused')} ${said}`;
  };
};
