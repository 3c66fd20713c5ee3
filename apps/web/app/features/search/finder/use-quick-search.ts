import { basicCommerceSearch } from '@grossist/contracts';
import { useEffect, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import type { QuickAnswer } from './choices.ts';

/** Milliseconds of rest after which the shop is asked. */
const REST = 120;
const FRESH = 60_000;

const useRested = (typed: string): string => {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
};

export interface QuickSearch {
  /** The last answer; that to an earlier query while the present one is asked. */
  answer: QuickAnswer | undefined;
  /** The query that `answer` is the answer to, when it is that to what is typed now. */
  isCurrent: boolean;
  hasFailed: boolean;
}

/** What is found while typing. A query that nobody waits for any more is aborted. [sea-01] */
export const useQuickSearch = (typed: string, isWanted: boolean): QuickSearch => {
  const query = useRested(typed);
  const { data, isPlaceholderData, isError } = useOperationQuery(
    basicCommerceSearch,
    { body: { Query: query } },
    { enabled: isWanted && query !== '' && typed !== '', staleTime: FRESH, keepPrevious: true },
  );
  return {
    answer: typed === '' ? undefined : data,
    isCurrent: data !== undefined && query === typed && !isPlaceholderData,
    hasFailed: isError,
  };
};
