import type { RecommendationKind, SearchDocument, VariationDetails } from '@grossist/contracts';
import { Recommendations } from '../recommendations/index.ts';

const listsOf = ({ Accessories, Alternatives }: VariationDetails) => {
  const lists: { Kind: RecommendationKind; Documents: SearchDocument[] }[] = [
    { Kind: 'accessories', Documents: Accessories },
    { Kind: 'alternatives', Documents: Alternatives },
  ];
  return lists.filter(({ Documents }) => Documents.length > 0);
};

/** Accessories and alternatives, which belong to the variation, and what is recommended beside it. */
export const Related = ({ variation }: { variation: VariationDetails }) => (
  <Recommendations
    key={variation.Code}
    placement="product"
    sapMaterialNumber={variation.ItemSAPMaterialNumber}
    known={listsOf(variation)}
  />
);
