import { basicCommerceSearch, type SearchDocument } from '@grossist/contracts';
import { useEffect, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';

/** Section 9: "add-to-cart search 5". */
const HITS = 5;
/** Milliseconds of rest after which the shop is asked. */
const REST = 120;
const FRESH = 60_000;

export interface Hits {
  hits: readonly SearchDocument[];
  /** Whether `hits` is the answer to what is typed now. */
  isCurrent: boolean;
  hasFailed: boolean;
}

/** The five best materials for what is typed. A query that nobody waits for any more is aborted. [sea-01] */
export const useHits = (typed: string): Hits => {
  const cultureName = useLocale();
  const wanted = typed.trim();
  const [rested, setRested] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setRested(wanted), REST);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isPlaceholderData, isError } = useOperationQuery(
    basicCommerceSearch,
    { body: { Query: rested, PageSize: HITS, cultureName } },
    { enabled: rested !== '' && wanted !== '', staleTime: FRESH, keepPrevious: true },
  );
  return {
    hits: wanted === '' ? [] : (data?.Documents.slice(0, HITS) ?? []),
    isCurrent: data !== undefined && rested === wanted && !isPlaceholderData,
    hasFailed: isError && wanted !== '',
  };
};
