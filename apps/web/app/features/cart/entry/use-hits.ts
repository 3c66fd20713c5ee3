import { basicCommerceSearch, type SearchDocument } from '@grossist/contracts';
import { useEffect, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';

/** Section 9: "add-to-cart search 5". */
const HITS = 5;
/** Milliseconds without typing after which a request is sent. */
const DEBOUNCE_MS = 120;
const STALE_MS = 60_000;

export interface Hits {
  hits: readonly SearchDocument[];
  /** True if `hits` belongs to the current text. */
  isCurrent: boolean;
  hasFailed: boolean;
}

/** Loads the five best materials for the typed text; outdated requests are aborted. [sea-01] */
export const useHits = (typed: string): Hits => {
  const cultureName = useLocale();
  const wanted = typed.trim();
  const [debounced, setDebounced] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isPlaceholderData, isError } = useOperationQuery(
    basicCommerceSearch,
    { body: { Query: debounced, PageSize: HITS, cultureName } },
    { enabled: debounced !== '' && wanted !== '', staleTime: STALE_MS, keepPrevious: true },
  );
  return {
    hits: wanted === '' ? [] : (data?.Documents.slice(0, HITS) ?? []),
    isCurrent: data !== undefined && debounced === wanted && !isPlaceholderData,
    hasFailed: isError && wanted !== '',
  };
};
