import { basicCommerceSearch } from '@grossist/contracts';
import { readTypedQuantity } from '@grossist/domain';
import { useEffect, useMemo, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { hasNumber } from '../../../exact-number.ts';
import { useLocale } from '../../../i18n/index.ts';
import type { QuickAnswer } from './choices.ts';
import { quantityIn } from './quantity-in.ts';

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
  /** What `answer` was searched by: what is typed, or its words without the quantity. */
  query: string;
  /** Whether `answer` is the answer to what is typed now. */
  isCurrent: boolean;
  hasFailed: boolean;
}

const useAnswer = (Query: string, isWanted: boolean) =>
  useOperationQuery(
    basicCommerceSearch,
    { body: { Query } },
    { enabled: isWanted && Query !== '', staleTime: FRESH, keepPrevious: true },
  );

/**
 * What is found while typing. A query that nobody waits for any more is aborted. With a quantity the words alone are
 * searched for; where it is a quantity of nothing that they find, the whole text is: a number of it may be one of the words.
 * [sea-01]
 */
export const useQuickSearch = (typed: string, isWanted: boolean): QuickSearch => {
  const locale = useLocale();
  const rested = useRested(typed);
  const isAsked = isWanted && typed !== '';
  const split = useMemo(() => readTypedQuantity(rested, locale), [rested, locale]);
  const words = split?.words ?? rested;
  const first = useAnswer(words, isAsked);
  const isFirstKnown = first.data !== undefined && !first.isPlaceholderData;
  const isFound =
    split === undefined ||
    first.data?.Documents.some((one) => hasNumber(one, words) || quantityIn(split, one) !== undefined);
  const isWhole = isFirstKnown && !isFound;
  const whole = useAnswer(rested, isAsked && isWhole);
  const isWholeKnown = isWhole && whole.data !== undefined && !whole.isPlaceholderData;
  const isShownWhole = isWholeKnown && (whole.data.TotalCount > 0 || first.data?.TotalCount === 0);
  return {
    answer: typed === '' ? undefined : isShownWhole ? whole.data : first.data,
    query: isShownWhole ? rested : words,
    isCurrent: rested === typed && isFirstKnown && (!isWhole || isWholeKnown),
    hasFailed: first.isError || (isWhole && whole.isError),
  };
};
