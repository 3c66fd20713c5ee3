import { getRecommendations } from '@grossist/contracts';
import { useEffect } from 'react';
import { useOperationQuery } from '../../api/index.ts';
import { useLocale } from '../../i18n/index.ts';
import { mergeLists, type RecommendationList } from './merge-lists.ts';
import { keepToken } from './rcs-token.ts';

export interface RecommendationsProps {
  placement: 'home' | 'product' | 'cart';
  /** Beside a product: its number. */
  sapMaterialNumber?: string;
  /** Lists that the page brings itself. */
  known?: readonly RecommendationList[];
  /** The first list alone, or those after it; all of them unless told. */
  part?: 'first' | 'rest';
}

/** Milliseconds in which rows stay as they are, so that nothing moves below the reader. */
const FRESH = 60_000;

const NONE: readonly RecommendationList[] = [];

/** The lists to show; undefined while they are asked for and none is known. A shop that does not answer has none. */
export const useRecommendations = ({
  placement,
  sapMaterialNumber,
  known = NONE,
  part,
}: RecommendationsProps): { lists: readonly RecommendationList[]; isAsking: boolean } => {
  const cultureName = useLocale();
  const { data, isPending } = useOperationQuery(
    getRecommendations,
    { query: { placement, sapMaterialNumber, cultureName } },
    { staleTime: FRESH },
  );
  const token = data?.RcsToken;
  useEffect(() => {
    if (token !== undefined) keepToken(token);
  }, [token]);
  const lists = mergeLists(known, data?.Lists ?? NONE);
  if (part === undefined) return { lists, isAsking: isPending };
  return { lists: part === 'first' ? lists.slice(0, 1) : lists.slice(1), isAsking: isPending };
};
