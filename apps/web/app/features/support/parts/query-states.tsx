import type { MessageKey } from '../../../i18n/index.ts';
import { answeredWith, detailScreenWith, listScreenWith, problemTextWith } from '../../desk/index.ts';

// The texts of refusals on support's screens, and the states of a query that use them.

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

/** Returns the text of a problem in the reader's language; the server's own message for unknown codes. */
export const useProblemText = problemTextWith({
  texts: TEXTS,
  tooLarge: 'support.problem.tooLarge',
  refused: 'support.problem.refused',
});

/** The answer to a query: loading, error or the data itself. */
export const Answered = answeredWith({ gone: 'support.gone', failed: 'support.failed' }, useProblemText);

/** A screen for one thing of a list: breadcrumbs, heading and details. */
export const DetailScreen = detailScreenWith(Answered);

/** A screen with a list: heading, tools, rows, and links to other pages. */
export const ListScreen = listScreenWith(Answered);
