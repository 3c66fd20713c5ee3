import { type MessageKey, useText } from '../../i18n/index.ts';
import { PriceList } from '../prices/index.ts';
import { CardRow } from './card-row.tsx';
import type { RecommendationList } from './merge-lists.ts';
import { RowSkeleton } from './row-skeleton.tsx';
import { type RecommendationsProps, useRecommendations } from './use-recommendations.ts';

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

/** The rows of a place of the shop; the prices of all of them are asked for at once. */
export const Rows = (props: RecommendationsProps) => {
  const text = useText();
  const { lists, isAsking } = useRecommendations(props);
  if (isAsking && lists.length === 0) return <RowSkeleton />;
  return (
    <PriceList numbers={isAsking ? [] : numbersIn(lists)}>
      <div data-placement={props.placement} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {lists.map(({ Kind, Documents }) => (
          <CardRow key={Kind} title={text(TITLES[Kind])} materials={Documents} />
        ))}
      </div>
    </PriceList>
  );
};
