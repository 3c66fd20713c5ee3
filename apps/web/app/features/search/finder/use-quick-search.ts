import { basicCommerceSearch, type SearchDocument } from '@grossist/contracts';
import { type Quantity, readTypedQuantity, type TypedQuantity, typedQuantityFor } from '@grossist/domain';
import { useEffect, useMemo, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { hasNumber } from '../../../exact-number.ts';
import { useLocale } from '../../../i18n/index.ts';
import type { QuickAnswer } from './choices.ts';

/** Returns the typed quantity in the material's sales unit; undefined where the number may belong to the words. */
export const quantityIn = (typed: TypedQuantity, material: SearchDocument): Quantity | undefined =>
  typedQuantityFor(typed, { salesUnit: material.SalesUnit, isNumbered: hasNumber(material, typed.words) });

/** Milliseconds without typing after which a request is sent. */
const DEBOUNCE = 120;
const STALE_MS = 60_000;

const useDebounced = (typed: string): string => {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
};

interface QuickSearch {
  /** The last response; that of an earlier query while the current one is loading. */
  answer: QuickAnswer | undefined;
  /** The query of `answer`: the typed text, or its words without the quantity. */
  query: string;
  /** True when `answer` belongs to the text that is typed now. */
  isCurrent: boolean;
  hasFailed: boolean;
}

const useAnswer = (Query: string, isWanted: boolean) =>
  useOperationQuery(
    basicCommerceSearch,
    { body: { Query } },
    { enabled: isWanted && Query !== '', staleTime: STALE_MS, keepPrevious: true },
  );

/**
 * Searches while typing; outdated requests are aborted. Where the text has a quantity, only its words are searched; if the
 * quantity fits nothing that they find, the whole text is, since its number may be one of the words.
 * [sea-01]
 */
export const useQuickSearch = (typed: string, isWanted: boolean): QuickSearch => {
  const locale = useLocale();
  const debounced = useDebounced(typed);
  const isAsked = isWanted && typed !== '';
  const split = useMemo(() => readTypedQuantity(debounced, locale), [debounced, locale]);
  const words = split?.words ?? debounced;
  const first = useAnswer(words, isAsked);
  const isFirstKnown = first.data !== undefined && !first.isPlaceholderData;
  const isFound =
    split === undefined ||
    first.data?.Documents.some((one) => hasNumber(one, words) || quantityIn(split, one) !== undefined);
  const isWhole = isFirstKnown && !isFound;
  const whole = useAnswer(debounced, isAsked && isWhole);
  const isWholeKnown = isWhole && whole.data !== undefined && !whole.isPlaceholderData;
  const isShownWhole = isWholeKnown && (whole.data.TotalCount > 0 || first.data?.TotalCount === 0);
  return {
    answer: typed === '' ? undefined : isShownWhole ? whole.data : first.data,
    query: isShownWhole ? debounced : words,
    isCurrent: debounced === typed && isFirstKnown && (!isWhole || isWholeKnown),
    hasFailed: first.isError || (isWhole && whole.isError),
  };
};
