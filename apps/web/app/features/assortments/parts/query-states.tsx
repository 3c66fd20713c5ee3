import { getAssortments } from '@grossist/contracts';
import { lastTablePage } from '@grossist/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
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

/** Rows of a table's page. Section 9. */
export const TABLE_SIZE = 10;

/** Goes to the last page when the one in the address is beyond it, as after removing the only row of the last page. */
export const useLastPage = (page: number, totalItems: number | undefined, hrefOf: (page: number) => string): number => {
  const navigate = useNavigate();
  const last = lastTablePage(totalItems ?? 0, TABLE_SIZE);
  const target = totalItems !== undefined && page > last ? hrefOf(last) : undefined;
  useEffect(() => {
    if (target !== undefined) void navigate(target, { replace: true, preventScrollReset: true });
  }, [target, navigate]);
  return last;
};
