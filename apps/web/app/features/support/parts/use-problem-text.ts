import type { MessageKey } from '../../../i18n/index.ts';
import { problemTextWith } from '../../desk/index.ts';

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
  'address-country': 'support.problem.country',
  'quantity-not-positive': 'support.problem.quantity',
  'nobody-takes-it': 'support.problem.nobodyTakes',
};

/** Why something was refused, in the reader's language; what the shop says of it where there is no such text. */
export const useProblemText = problemTextWith({
  texts: TEXTS,
  tooLarge: 'support.problem.tooLarge',
  refused: 'support.problem.refused',
});
