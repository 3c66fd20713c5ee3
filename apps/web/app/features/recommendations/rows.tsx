import { getRecommendations, type RecommendationKind, type SearchDocument } from '@grossist/contracts';
import { useEffect } from 'react';
import { useOperationQuery } from '../../api/index.ts';
import { type MessageKey, useLocale, useText } from '../../i18n/index.ts';
import { PriceList } from '../prices/index.ts';
import { CardRow } from './card-row.tsx';
import { storeToken } from './rcs-token.ts';
import { RowSkeleton } from './recommendations.tsx';

export interface RecommendationList {
  Kind: RecommendationKind;
  Documents: readonly SearchDocument[];
}

/** Merges the page's own lists with the recommended ones: each kind once, each material in one list. */
export const mergeLists = (
  known: readonly RecommendationList[],
  recommended: readonly RecommendationList[],
): RecommendationList[] => {
  const kinds = new Set<string>();
  const shown = new Set<string>();
  return [...known, ...recommended].flatMap(({ Kind, Documents }) => {
    const fresh = kinds.has(Kind) ? [] : Documents.filter(({ Code }) => !shown.has(Code) && shown.add(Code));
    if (fresh.length === 0) return [];
    kinds.add(Kind);
    return [{ Kind, Documents: fresh }];
  });
};

interface RecommendationsProps {
  placement: 'home' | 'product' | 'cart';
  /** Of the product whose page it is on. */
  sapMaterialNumber?: string;
  /** Lists that the page brings itself. */
  known?: readonly RecommendationList[];
  /** The first list alone, or those after it; undefined: all. */
  part?: 'first' | 'rest';
}

/** Milliseconds for which rows are not reloaded, so that nothing moves below the reader. */
const STALE_MS = 60_000;

const NONE: readonly RecommendationList[] = [];

/** Loads the lists to show; none when the request fails. */
const useRecommendations = ({
  placement,
  sapMaterialNumber,
  known = NONE,
  part,
}: RecommendationsProps): { lists: readonly RecommendationList[]; isLoading: boolean } => {
  const cultureName = useLocale();
  const { data, isPending } = useOperationQuery(
    getRecommendations,
    { query: { placement, sapMaterialNumber, cultureName } },
    { staleTime: STALE_MS },
  );
  const token = data?.RcsToken;
  useEffect(() => {
    if (token !== undefined) storeToken(token);
  }, [token]);
  const lists = mergeLists(known, data?.Lists ?? NONE);
  if (part === undefined) return { lists, isLoading: isPending };
  return { lists: part === 'first' ? lists.slice(0, 1) : lists.slice(1), isLoading: isPending };
};

const TITLES: Record<RecommendationList['Kind'], MessageKey> = {
  boughtTogether: 'recommendations.boughtTogether',
  alternatives: 'recommendations.alternatives',
  accessories: 'recommendations.accessories',
  recentlySeen: 'recommendations.recentlySeen',
  boughtAgain: 'recommendations.boughtAgain',
  popular: 'catalogue.popular',
};

const numbersIn = (lists: readonly RecommendationList[]): string[] =>
  lists.flatMap(({ Documents }) => Documents.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber));

/** The rows of recommendations of a page; prices of all of them are one request. */
export const Rows = (props: RecommendationsProps) => {
  const text = useText();
  const { lists, isLoading } = useRecommendations(props);
  if (isLoading && lists.length === 0) return <RowSkeleton />;
  return (
    <PriceList numbers={isLoading ? [] : numbersIn(lists)}>
      <div data-placement={props.placement} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {lists.map(({ Kind, Documents }) => (
          <CardRow key={Kind} title={text(TITLES[Kind])} materials={Documents} />
        ))}
      </div>
    </PriceList>
  );
};
