import { getOrderValidationLines, type OperationOutput, type ValidatedLine } from '@grossist/contracts';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { callOperation, type ProblemError, queryKeyOf } from '../../../api/index.ts';
import type { LineStatus } from './statuses.ts';

export const LINES_OF_A_PAGE = 100;

export interface LinesWanted {
  validationId: string;
  status: LineStatus | undefined;
  search: string;
}

type Answer = OperationOutput<typeof getOrderValidationLines>;

export interface ShownLines {
  /** Undefined while it is under way. */
  lineAt: (place: number) => ValidatedLine | undefined;
  /** Undefined until the first answer. */
  total: number | undefined;
  problem: ProblemError | null;
  tryAgain: () => void;
}

/** Loads the pages of a validation's lines that are in view. [own-val-04] */
export const useLines = ({ validationId, status, search }: LinesWanted, pages: readonly number[]): ShownLines => {
  const answers = useQueries({
    queries: pages.map((page) => {
      const input = { params: { validationId }, query: { page, pageSize: LINES_OF_A_PAGE, status, search } };
      return {
        queryKey: queryKeyOf(getOrderValidationLines, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => callOperation(getOrderValidationLines, input, { signal }),
        placeholderData: keepPreviousData,
      };
    }),
  });
  const byPage = new Map<number, Answer>();
  for (const [nth, page] of pages.entries()) {
    const data = answers[nth]?.data;
    if (data !== undefined) byPage.set(page, data);
  }
  const failed = answers.find(({ error }) => error !== null);
  return {
    lineAt: (place) => byPage.get(Math.floor(place / LINES_OF_A_PAGE) + 1)?.Lines[place % LINES_OF_A_PAGE],
    total: [...byPage.values()][0]?.Total,
    // Calls only fail by this error.
    problem: (failed?.error as ProblemError | null | undefined) ?? null,
    tryAgain: () => void failed?.refetch(),
  };
};
